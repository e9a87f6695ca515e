import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  'scenario.hit-by-car': 'Araba çarptı, ayağı kırıldı. Klinik: {{cost}}',
  'scenario.day-90': 'Poliçenin üçüncü ayında böbrek hastalığı çıktı. Muayene, tahlil ve ilaç: {{cost}}',
  'scenario.night-vet': 'Gece yarısı acil veterinere gittiniz. Muayene: {{cost}}',
  'scenario.bitten': 'Birini ısırdı. İstenen tazminat: {{cost}}',
  'scenario.lost': 'Kayboldu. İlan ve bulana ödül: {{cost}}',
  'scenario.day-20': 'Poliçenin 20. gününde hastalandı. Tedavi: {{cost}}',
  'scenario.hip': 'Irkına özgü kalça rahatsızlığı ameliyat gerektirdi. Ameliyat: {{cost}}',
  'scenario.gums': 'Poliçenin yedinci ayında diş taşından diş eti iltihaplandı. Muayene ve ilaç: {{cost}}',
  'scenario.vaccine': 'Yıllık aşısı yapıldı. Gider: {{cost}}',
} satisfies ScenarioTexts;
