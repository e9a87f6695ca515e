import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  'scenario.appendix':
    'Apandisitiniz patladı, anlaşmalı hastanede acil ameliyat oldunuz. Hastane gideri: {{cost}}',
  'scenario.hernia-month-4':
    'Dördüncü ayda anlaşmalı hastanede onaylı, planlı fıtık ameliyatı. Hastane gideri: {{cost}}',
  'scenario.mri': 'Diz ağrısında anlaşmalı hastanede muayene ve MR. Ücret: {{cost}}',
  'scenario.checkup': 'Şikâyetiniz yokken yıllık check-up istiyorsunuz',
  'scenario.birth-not-chosen': 'Poliçe yılında doğum oldu. Hastane gideri: {{cost}}',
  'scenario.diving-stay': 'Tüplü dalış kazasından sonra anlaşmalı hastanede yattınız. Gider: {{cost}}',
  'scenario.own-doctor': 'Listede olmayan bir hastane seçtiniz. Gider: {{cost}}',
  'scenario.nose': 'Görünüş için burun ameliyatı. Gider: {{cost}}',
  'scenario.toothache': 'Gece ani diş ağrısı. İlk müdahale: {{cost}}',
  'scenario.antenatal': 'Hamilelikte olağan kontrol. Muayene: {{cost}}',
  'scenario.brought-home': 'Vefat oldu, cenaze ülkesine götürülecek. Nakil: {{cost}}',
  'scenario.infection-day-15': 'Taburcu olduktan 15 gün sonra ameliyat yeri iltihaplandı. Tedavi: {{cost}}',
  'scenario.infection-day-6': 'Taburcu olduktan 6 gün sonra ameliyat yeri iltihaplandı. Tedavi: {{cost}}',
  'scenario.flight-back': 'Komplikasyon için yeniden geldiniz. Uçak bileti: {{cost}}',
  'scenario.hotel-again': 'Komplikasyon tedavisi sırasında otelde kaldınız. Otel: {{cost}}',
  'scenario.dislike': 'Sonucu beğenmediniz, düzeltilmesini istiyorsunuz. İşlem: {{cost}}',
  'scenario.bleeding-34': 'Hamileliğin 34. haftasında kanama oldu. Hastane gideri: {{cost}}',
  'scenario.incubator': 'Bebek doğumdan sonra 10 gün kuvözde kaldı. Gider: {{cost}}',
  'scenario.birth-now': 'Süren hamilelikte planlanan gün doğum oldu. Hastane gideri: {{cost}}',
  'scenario.breastfeeding': 'Doğumdan sonra emzirmede zorlanıyor, danışmak istiyorsunuz',
  'scenario.home-birth': 'Evde doğum planlandı. Ebe ve ekip: {{cost}}',
} satisfies ScenarioTexts;
