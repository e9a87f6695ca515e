import type { LegalText } from '../../document.ts';

/** Information duty of insurers and agencies: RG 14/2/2020-31039; duties of the insured: law 6102 art. 1435, 1444, 1446. */
export const tr: LegalText = {
  title: 'Bilgilendirme metni ve sigorta özel şartları',
  articles: [
    {
      heading: 'Hangi şartlar geçerlidir',
      paragraphs: [
        'Bu sigortayı {{insurerName}} verir; {{companyName}} aracılık eder. Ürün: {{productName}}, plan: {{planName}}.',
        'Sigortaya poliçe, ürünün genel şartları ve {{insurerName}} özel şartları uygulanır. Teminatlar, limitler, muafiyetler ve teminat dışı hâller teklif kartında ve poliçede yazar.',
      ],
    },
    {
      heading: 'Doğru bilgi verme',
      paragraphs: [
        'Sorulan bilgileri tam ve doğru vermeniz gerekir. Eksik ya da yanlış bilgi, şirkete ek prim isteme, sözleşmeden cayma ya da tazminatı azaltma hakkı verebilir.',
        'Sözleşme süresince rizikoyu artıran bir değişiklik olursa bunu gecikmeden bildirin.',
      ],
    },
    {
      heading: 'Hasar olursa',
      paragraphs: [
        'Olayı gecikmeden sigorta şirketine bildirin, zararın büyümemesi için elinizden geleni yapın, belge ve faturaları saklayın. Bildirim telefonu poliçede yazar.',
      ],
    },
    {
      heading: 'Teminatın başlaması ve bitmesi',
      paragraphs: [
        'Teminat, sözleşme onaylanıp prim ödendikten sonra poliçede yazan tarihte başlar ve yazan tarihte biter. Süre: {{coverPeriod}}.',
        'Bekleme süresi, yaş sınırı, ülke ya da etkinlik sınırı varsa teklif ayrıntılarında ve özel şartlarda gösterilir.',
      ],
    },
    {
      heading: 'Şikâyet',
      paragraphs: [
        'Önce {{companyEmail}} adresine ya da sigorta şirketine başvurabilirsiniz. Sonuç alamazsanız Sigorta Tahkim Komisyonu’na, tüketici hakem heyetine ya da mahkemeye gidebilirsiniz. Sektörü Sigortacılık ve Özel Emeklilik Düzenleme ve Denetleme Kurumu (SEDDK) denetler.',
      ],
    },
  ],
};
