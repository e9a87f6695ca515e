import type { ProductTexts } from '@sigorta/product-kit/product-texts';

/** What both phone products say: the form’s steps and why an insurer declines. */
export const tr = {
  'step.device.title': 'Telefonunuz',
  'step.device.hint': 'Marka ve modeli listeden seçin; depolama alanı modelin yanında yazar.',
  'step.insured.title': 'Telefonun sahibi',
  'step.insured.hint': 'Poliçe bu kişinin adına düzenlenir. Adı kimliğindeki gibi yazın.',
  'step.contact.title': 'İletişim',
  'step.contact.hint': 'Teklifleri ve poliçeyi nereye gönderelim?',
  'field.brand': 'Marka',
  'field.brand.hint': 'Yazarak arayabilirsiniz.',
  'field.brand.error': 'Markayı seçin.',
  'field.model': 'Model',
  'field.model.hint': 'Önce markayı seçin.',
  'field.model.error': 'Modeli seçin.',
  'field.isNewDevice': 'Cihaz yeni',
  'field.isNewDevice.hint': 'Kutusundan yeni çıktıysa ve daha önce kullanılmadıysa işaretleyin.',
  'field.isNewDevice.error': 'Cihazın yeni olup olmadığını belirtin.',
  'field.imei': 'IMEI numarası',
  'field.imei.hint':
    'Tuş takımında *#06# çevirince görünen 15 rakam. Poliçe yalnızca bu numaralı telefon için geçerli olduğundan soruyoruz.',
  'field.imei.error': 'IMEI numarasını kontrol edin; 15 rakam olmalı.',
  'field.birthDate.error.tooYoung': 'Poliçe sahibi en az 18 yaşında olmalı. Doğum tarihini kontrol edin.',
  'field.insured.error.tooFew': 'Telefonun sahibini yazın.',
  'field.insured.error.tooMany': 'Poliçe tek bir kişi adına düzenlenir.',
  'decline.brandNotCovered': 'Bu şirket bu markadaki telefonlara teklif vermiyor.',
  'decline.newOnly': 'Bu şirket yalnızca kutusundan yeni çıkmış telefonlara teklif veriyor.',
  'decline.deviceTooOld': 'Telefonun modeli bu şirketin kabul ettiği yıldan eski.',
  'decline.deviceTooCheap': 'Telefonun değeri bu şirketin alt sınırının altında.',
  'decline.deviceTooDear': 'Telefonun değeri bu şirketin üst sınırını aşıyor.',
  'decline.unknownDevice': 'Bu şirket bu modeli tanımıyor.',
  'document.note.1': 'Bu poliçe yalnızca IMEI numarası yukarıda yazılı telefon için geçerlidir.',
} satisfies ProductTexts;
