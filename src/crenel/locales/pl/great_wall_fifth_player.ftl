### The fifth player: cards that only five play with

card-su-dongpo = Su Dongpo
card-bi-sheng = Bi Sheng
card-she-saihua = She Saihua
card-wen-tianxiang = Wen Tianxiang
card-court-musician = Nadworny muzyk
card-landowner = Ziemianin
card-sifu = Sifu
card-innkeeper = Karczmarz
card-bamboo-grove = Bambusowy gaj
card-swift-couriers = Szybcy gońcy
card-united-front = Wspólny front
card-second-wave = Druga fala
