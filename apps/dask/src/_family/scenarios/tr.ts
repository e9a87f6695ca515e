import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  'scenario.burst-pipe': 'Boru patladı, evi su bastı. Zarar: {{cost}}',
  'scenario.burglary': 'Kapı kırılarak eve girildi. Çalınanlar: {{cost}}',
  'scenario.downstairs': 'Evden akan su alt kata zarar verdi. Komşunun zararı: {{cost}}',
  'scenario.window': 'Pencere camı kırıldı. Yeni cam: {{cost}}',
  'scenario.locked-out': 'Kilit aniden bozuldu, dışarıda kaldınız. Çilingir gerekiyor',
  'scenario.open-window': 'Açık kalan pencereden girilip hırsızlık yapıldı. Çalınanlar: {{cost}}',
  'scenario.empty-60': 'Ev 60 gün boşken kapı kırıldı. Çalınanlar: {{cost}}',
  'scenario.jewels': 'Eve zorla girilip takılar çalındı. Değeri: {{cost}}',
  'scenario.damp-wall': 'Bakımsız duvar yıllardır nem alıyor, küflendi. Onarım: {{cost}}',
  'scenario.quake-walls': 'Depremde duvarlar çatladı. Onarım: {{cost}}',
  'scenario.quake-contents': 'Depremde mobilya ve beyaz eşya kırıldı. Zarar: {{cost}}',
  'scenario.quake-hotel': 'Depremden sonra evde oturulamıyor. Otel: {{cost}}',
  'scenario.tenant-left': 'Depremden sonra ev oturulamaz oldu, kiracı çıktı. Alınamayan kira: {{cost}}',
  'scenario.dripping-tap': 'Deprem yokken musluk patladı. Usta gerekiyor',
  'scenario.rain-slide': 'Yağmurdan toprak kaydı, duvar yıkıldı. Onarım: {{cost}}',
  'scenario.quake-injury': 'Depremde ev sahibi yaralandı. Hastane: {{cost}}',
} satisfies ScenarioTexts;
