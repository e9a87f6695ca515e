/** Short names of the documents people agree to. */
export const tr = {
  'document.personal-data-notice': 'KVKK aydınlatma metni',
  'document.express-consent': 'Açık rıza metni',
  'document.health-data-consent': 'Sağlık verisi rızası',
  'document.privacy-policy': 'Gizlilik politikası',
  'document.marketing-consent': 'Ticari ileti onayı',
  'document.accuracy-declaration': 'Doğruluk beyanı',
  'document.pet-personal-data': 'Evcil hayvan sigortası rızası',
  'document.satisfaction-survey-abroad': 'Yurt dışı memnuniyet anketi rızası',
  'document.special-terms': 'Bilgilendirme ve özel şartlar',
  'document.pre-information': 'Ön bilgilendirme formu',
  'document.distance-sales-contract': 'Mesafeli satış sözleşmesi',
};
