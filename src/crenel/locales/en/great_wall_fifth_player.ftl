### The fifth player: cards that only five play with

card-su-dongpo = Su Dongpo
card-bi-sheng = Bi Sheng
card-she-saihua = She Saihua
card-wen-tianxiang = Wen Tianxiang
card-court-musician = Court Musician
card-landowner = Landowner
card-sifu = Sifu
card-innkeeper = Innkeeper
card-bamboo-grove = Bamboo Grove
card-swift-couriers = Swift Couriers
card-united-front = United Front
card-second-wave = Second Wave
