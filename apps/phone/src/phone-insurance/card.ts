import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Cep Telefonu Sigortası',
    en: 'Mobile Phone Insurance',
    ru: 'Страхование телефона',
    ar: 'تأمين الهاتف المحمول',
  },
  menu: {
    tr: 'Cep telefonu sigortası',
    en: 'Phone insurance',
    ru: 'Страховка телефона',
    ar: 'تأمين الهاتف',
  },
  text: {
    tr: 'Hırsızlığa, kazaya ve sıvı temasına karşı telefonunuzun bedeli.',
    en: 'Your phone’s value against theft, accident and liquid.',
    ru: 'Стоимость телефона при краже, поломке и попадании влаги.',
    ar: 'قيمة هاتفك عند السرقة أو الحادث أو ملامسة السوائل.',
  },
  title: {
    tr: 'Cep telefonu sigortası teklifleri',
    en: 'Mobile phone insurance: compare offers',
    ru: 'Страхование телефона: сравнение цен',
    ar: 'تأمين الهاتف المحمول: قارن العروض',
  },
  description: {
    tr: 'Hırsızlık, kaza, ekran ve sıvı hasarı için cep telefonu sigortalarını modelinize göre karşılaştırın, hemen alın.',
    en: 'Compare phone insurance against theft, accidents, broken screens and liquid for your model and buy at once.',
    ru: 'Сравните страховки телефона от кражи, повреждений, разбитого экрана и влаги для вашей модели и купите сразу.',
    ar: 'قارن تأمينات الهاتف ضد السرقة والحوادث وكسر الشاشة والسوائل حسب طرازك واشترِ فورًا.',
  },
};
