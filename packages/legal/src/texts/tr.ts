/** Labels of consents and words around documents. */
export const tr = {
  'consent.personal-data-notice': 'Kişisel verilerin korunması aydınlatma metnini okudum.',
  'consent.personal-data-notice.read': 'Aydınlatma metnini oku',
  'consent.personal-data-notice.error': 'Devam etmek için aydınlatma metnini okuduğunuzu işaretleyin.',
  'consent.express-consent':
    'Kişisel verilerimin hizmet sağlayıcılarla paylaşılmasına ve hizmet için işlenmesine açık rıza veriyorum.',
  'consent.express-consent.read': 'Açık rıza metnini oku',
  'consent.express-consent.error': 'Bu onay isteğe bağlıdır.',
  'consent.health-data':
    'Sağlık bilgilerimin teklif ve poliçe için işlenmesine ve sigorta şirketleriyle paylaşılmasına açık rıza veriyorum.',
  'consent.health-data.read': 'Sağlık verisi rızasını oku',
  'consent.health-data.error':
    'Bu ürünün teklifi sağlık bilgisiyle hazırlanır; devam etmek için açık rızanız gerekir.',
  'consent.marketing': 'Kampanya ve yeniliklerden haberdar olmak istiyorum.',
  'consent.marketing.read': 'İleti metnini oku',
  'consent.marketing.error': 'Bu onay isteğe bağlıdır.',
  'consent.accuracy': 'Verdiğim bilgilerin doğru ve eksiksiz olduğunu beyan ederim.',
  'consent.accuracy.read': 'Beyanı oku',
  'consent.accuracy.error': 'Devam etmek için bilgilerin doğru olduğunu beyan etmeniz gerekir.',
  'consent.pet-personal-data':
    'Evcil hayvan sigortası için benim ve hayvanımın bilgilerinin işlenmesine rıza veriyorum.',
  'consent.pet-personal-data.read': 'Metni oku',
  'consent.pet-personal-data.error': 'Bu onay isteğe bağlıdır.',
  'consent.satisfaction-survey-abroad':
    'Memnuniyet anketi için iletişim bilgilerimin yurt dışına aktarılmasına rıza veriyorum.',
  'consent.satisfaction-survey-abroad.read': 'Rıza metnini oku',
  'consent.satisfaction-survey-abroad.error': 'Bu onay isteğe bağlıdır.',
  'consent.pre-information': 'Ön bilgilendirme formunu okudum.',
  'consent.pre-information.read': 'Formu oku',
  'consent.pre-information.error': 'Ödemek için ön bilgilendirme formunu okuduğunuzu işaretleyin.',
  'consent.distance-sales-contract': 'Mesafeli satış sözleşmesini kabul ediyorum.',
  'consent.distance-sales-contract.read': 'Sözleşmeyi oku',
  'consent.distance-sales-contract.error': 'Ödemek için mesafeli satış sözleşmesini kabul etmeniz gerekir.',
  'consent.special-terms': 'Bilgilendirme metnini ve sigorta özel şartlarını okudum.',
  'consent.special-terms.read': 'Metni oku',
  'consent.special-terms.error':
    'Ödemek için bilgilendirme metnini ve özel şartları okuduğunuzu işaretleyin.',
  'legal.binding': 'Bağlayıcı metin Türkçedir.',
  'legal.version': 'Yürürlük tarihi: {{date}}',
  'legal.read': 'Okudum',
  'legal.accept': 'Okudum, kabul ediyorum',
  'legal.loadFailed': 'Metin alınamadı. Yeniden deneyin.',
};
