### The fifth player: cards that only five play with

card-su-dongpo = Su Dongpo
card-bi-sheng = Bi Sheng
card-she-saihua = She Saihua
card-wen-tianxiang = Wen Tianxiang
card-court-musician = Músico de la corte
card-landowner = Terrateniente
card-sifu = Sifu
card-innkeeper = Posadero
card-bamboo-grove = Bosque de bambú
card-swift-couriers = Mensajeros veloces
card-united-front = Frente unido
card-second-wave = Segunda oleada
