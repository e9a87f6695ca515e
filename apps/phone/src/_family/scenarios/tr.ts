import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  'scenario.screen-drop': 'Telefon düştü, ekranı kırıldı. Yeni ekran: {{cost}}',
  'scenario.sink': 'Telefon lavaboya düştü, su aldı. Onarım: {{cost}}',
  'scenario.from-bag': 'Kalabalıkta çantadan fark edilmeden çalındı. Yenisi: {{cost}}',
  'scenario.robbed': 'Telefon tehditle elden alındı. Yenisi: {{cost}}',
  'scenario.cafe-table': 'Kafede masada unutuldu, bulunamadı. Yenisi: {{cost}}',
  'scenario.abroad-drop': 'İtalya’da tatilde düştü, kamerası kırıldı. Onarım: {{cost}}',
  'scenario.charger': 'Şarjdayken gerilim yükseldi, telefon yandı. Onarım: {{cost}}',
  'scenario.old-battery': 'Pilin kapasitesi zamanla %80’in altına düştü. Yeni pil: {{cost}}',
  'scenario.out-of-warranty': 'Garanti bitti, telefon kendiliğinden açılmıyor. Onarım: {{cost}}',
  'scenario.long-repair': 'Onarım 8 iş günü sürüyor, telefonsuz kaldınız',
} satisfies ScenarioTexts;
