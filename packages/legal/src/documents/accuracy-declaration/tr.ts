import type { LegalText } from '../../document.ts';

/** Duty to tell the truth about the risk: Turkish Commercial Code art. 1435 and following. */
export const tr: LegalText = {
  title: 'Doğruluk beyanı',
  articles: [
    {
      heading: 'Ne beyan ediyorsunuz',
      paragraphs: [
        'Başvuruda kendim ve evcil hayvanım için verdiğim bilgilerin doğru ve eksiksiz olduğunu; hayvanın türünü, ırkını, yaşını ve cinsiyetini sağlık karnesine bakarak yazdığımı beyan ederim.',
        'Hayvanın bana ait olduğunu ya da sahibinin bilgisiyle sigortalattığımı, bildiğim kadarıyla süren bir hastalığının ve tedavisinin bulunmadığını bildiririm.',
      ],
    },
    {
      heading: 'Yanlış ya da eksik bilginin sonucu',
      paragraphs: [
        'Sigorta şirketi fiyatı bu bilgilere göre belirler. Türk Ticaret Kanunu’nun 1435. ve sonraki maddelerine göre sözleşmenin kurulmasını etkileyen bir bilgi yanlış ya da eksikse şirket prim farkı isteyebilir, sözleşmeden cayabilir, hasarı eksik ödeyebilir ya da ödemeyebilir.',
        'Yanlış yazdığınızı sonradan fark ederseniz hemen [[{{companyPhone}} numarasını arayın ya da ]]{{companyEmail}} adresine yazın; düzeltmeyi sigorta şirketine biz iletiriz.',
      ],
    },
  ],
};
