import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: { tr: 'Konut Sigortası', en: 'Home Insurance', ru: 'Страхование жилья', ar: 'تأمين المنزل' },
  menu: { tr: 'Konut', en: 'Home', ru: 'Жильё', ar: 'المنزل' },
  text: {
    tr: 'Evinizi ve eşyanızı yangından hırsızlığa, seçtiğiniz risklere karşı koruyun.',
    en: 'Protect home and contents against the risks you choose, from fire to theft.',
    ru: 'Защитите жильё и имущество от выбранных рисков: от пожара до кражи.',
    ar: 'احمِ منزلك ومحتوياته من الأخطار التي تختارها، من الحريق إلى السرقة.',
  },
  title: {
    tr: 'Konut sigortası tekliflerini karşılaştırın',
    en: 'Compare home insurance offers in Türkiye',
    ru: 'Страхование жилья в Турции: сравнение цен',
    ar: 'قارن عروض تأمين المنزل في تركيا',
  },
  description: {
    tr: 'Bina ve eşya bedelini yazın, istediğiniz teminatları seçin; konut sigortası tekliflerini yan yana görüp poliçenizi hemen alın.',
    en: 'Enter the sums insured for building and contents, choose what to cover, see home insurance offers side by side and get the policy at once.',
    ru: 'Укажите страховые суммы здания и имущества, выберите риски, сравните предложения и сразу получите полис страхования жилья.',
    ar: 'اكتب قيمة المبنى والمحتويات، واختر التغطيات، وقارن عروض تأمين المنزل جنبًا إلى جنب واحصل على الوثيقة فورًا.',
  },
};
