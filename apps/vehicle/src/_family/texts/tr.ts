import type { ProductTexts } from '@sigorta/product-kit/product-texts';

/** Words the vehicle products share. */
export const tr = {
  'step.insured.title': 'Araç sahibi',
  'step.insured.hint': 'Ruhsat sahibinin adını kimliğindeki gibi yazın.',
  'step.contact.title': 'İletişim',
  'step.contact.hint': 'Teklifleri ve poliçeyi nereye gönderelim?',

  'field.plate': 'Plaka',
  'field.plate.hint': 'Örneğin 34 ABC 123.',
  'field.plate.error': 'Plakayı kontrol edin, örneğin 34 ABC 123.',
  'field.licenceSerial': 'Ruhsat seri numarası',
  'field.licenceSerial.hint': '2 harf ve 6 rakam, örneğin AB 123456.',
  'field.licenceSerial.error': 'Ruhsat seri numarasını kontrol edin; 2 harf ve 6 rakam olmalı.',
  'field.coverStart': 'Başlangıç tarihi',
  'field.coverStart.hint': 'Güvencenin ilk günü. Eski poliçeniz varsa bittiği günü seçin.',
  'field.coverStart.error': 'Başlangıç tarihini gün/ay/yıl olarak yazın.',
  'field.coverStart.error.past': 'Başlangıç tarihi bugünden önce olamaz.',
  'field.coverStart.error.tooLate': 'Güvence en geç 60 gün sonra başlayabilir. Daha yakın bir gün seçin.',
  'field.vehicleType': 'Araç türü',
  'field.vehicleType.hint': 'Ruhsatta “cinsi” satırında yazar.',
  'field.vehicleType.error': 'Araç türünü seçin.',
  'field.vehicleType.car': 'Otomobil',
  'field.vehicleType.van': 'Kamyonet',
  'field.vehicleType.minibus': 'Minibüs',
  'field.vehicleType.motorcycle': 'Motosiklet',
  'field.birthDate.error.tooYoung': 'Poliçe sahibi 18 yaşını doldurmuş olmalı. Doğum tarihini kontrol edin.',

  'premium.net': 'Net prim',
  'premium.extras': 'Ek teminatlar',
  'premium.bsmv': 'BSMV (%5)',
  'premium.trafficFund': 'Trafik Hizmetleri Geliştirme Fonu',
  'premium.guaranteeAccount': 'Güvence Hesabı',

  'decline.vehicleType': 'Bu şirket bu araç türünü sigortalamıyor.',
  'decline.startsTooSoon': 'Bu şirkette güvence en erken yarın başlayabiliyor.',
} satisfies ProductTexts;
