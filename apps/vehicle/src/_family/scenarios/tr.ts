import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  'scenario.other-car': 'Kusurlu olduğunuz kazada başka bir araca çarptınız. Onarımı: {{cost}}',
  'scenario.above-law': 'Pahalı bir araca çarptınız. Yasal tutarı aşan zarar: {{cost}}',
  'scenario.breakdown': 'Araç yolda kaldı. Çekici gerekiyor',
  'scenario.breakdown-abroad': 'Araç yurt dışında yolda kaldı. Çekici ve onarım: {{cost}}',
  'scenario.own-car': 'Kusurlu olduğunuz kazada kendi aracınız hasar gördü. Onarım: {{cost}}',
  'scenario.lawyer': 'Kazadan sonra dava açıldı. Avukat: {{cost}}',
  'scenario.hotel-abroad': 'Onarım yurt dışında üç gün sürdü. Otel: {{cost}}',
  'scenario.brought-home': 'Araç yurt dışında onarılamadı, Türkiye’ye getirilecek',
  'scenario.wall': 'Aracı duvara sürttünüz. Onarım: {{cost}}',
  'scenario.car-stolen': 'Kilitli araç gece çalındı ve bulunamadı',
  'scenario.keys-inside': 'Anahtar üzerindeyken araç çalındı',
  'scenario.hail': 'Dolu kaputu ve tavanı göçertti. Onarım: {{cost}}',
  'scenario.windscreen': 'Taş ön camı çatlattı. Yeni cam: {{cost}}',
  'scenario.laptop-in-car': 'Kilitli araçtan dizüstü bilgisayar çalındı. Değeri: {{cost}}',
  'scenario.own-garage':
    'Kazadan sonra onarım kendi seçtiğiniz, anlaşmasız serviste yapıldı. Fatura: {{cost}}',
  'scenario.drunk': 'Alkollüyken kaza yaptınız. Gider: {{cost}}',
  'scenario.pedestrian': 'Scooterla bir yayaya çarptınız. İstenen tazminat: {{cost}}',
  'scenario.wrist': 'Scooterdan düşünce bileğiniz kırıldı. Hastane gideri: {{cost}}',
  'scenario.no-helmet': 'Scooterdan kasksız düştünüz, başınız yarıldı. Hastane gideri: {{cost}}',
  'scenario.two-on-one': 'Scootera iki kişi binip düştünüz. Hastane gideri: {{cost}}',
  'scenario.scooter-broken': 'Kiralık scooter kazada kırıldı. İstenen tutar: {{cost}}',
  'scenario.scooter-stolen': 'Kilitlenen scooter çalındı. İstenen tutar: {{cost}}',
} satisfies ScenarioTexts;
