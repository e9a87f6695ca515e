import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Evcil Hayvan Sigortası',
    en: 'Pet Insurance',
    ru: 'Страхование питомца',
    ar: 'تأمين الحيوان الأليف',
  },
  menu: {
    tr: 'Evcil hayvan sigortası',
    en: 'Pet insurance',
    ru: 'Питомец',
    ar: 'الحيوان الأليف',
  },
  text: {
    tr: 'Kedi ve köpekler için veteriner giderleri ve sorumluluk.',
    en: 'Vet’s bills and liability for cats and dogs.',
    ru: 'Счета ветеринара и ответственность для кошек и собак.',
    ar: 'تكاليف البيطري والمسؤولية للقطط والكلاب.',
  },
  title: {
    tr: 'Kedi ve köpek sigortası teklifleri',
    en: 'Cat and dog insurance in Türkiye: compare',
    ru: 'Страхование кошек и собак: сравнение цен',
    ar: 'تأمين القطط والكلاب: قارن العروض',
  },
  description: {
    tr: 'Kedi ve köpek sigortalarını veteriner tedavisi, ameliyat ve sorumluluk teminatıyla karşılaştırın; poliçenizi hemen alın.',
    en: 'Compare cat and dog insurance by treatment, surgery and liability cover, and get your policy at once.',
    ru: 'Сравните страховки для кошек и собак: лечение, операции, ответственность. Полис — сразу после оплаты.',
    ar: 'قارن تأمينات القطط والكلاب من حيث العلاج والجراحة والمسؤولية، واحصل على وثيقتك فورًا.',
  },
};
