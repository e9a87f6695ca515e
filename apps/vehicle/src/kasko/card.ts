import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Kasko',
    en: 'Comprehensive Car Insurance (kasko)',
    ru: 'Каско',
    ar: 'تأمين المركبة الشامل (كاسكو)',
  },
  menu: { tr: 'Kasko', en: 'Comprehensive car', ru: 'Каско', ar: 'كاسكو' },
  text: {
    tr: 'Kendi aracınız kaza, yangın, hırsızlık ve doğal afete karşı güvende.',
    en: 'Your own car covered against crash, fire, theft and the elements.',
    ru: 'Защита вашей машины от аварии, пожара, угона и стихийных бедствий.',
    ar: 'حماية سيارتك من الحوادث والحريق والسرقة والكوارث الطبيعية.',
  },
  title: {
    tr: 'Kasko tekliflerini karşılaştırın, kendiniz seçin',
    en: 'Compare comprehensive car insurance (kasko)',
    ru: 'Каско в Турции: сравнение предложений',
    ar: 'قارن عروض الكاسكو لسيارتك في تركيا',
  },
  description: {
    tr: 'Dar, standart, genişletilmiş ve tam kasko tekliflerini cam, ikame araç ve muafiyet farkıyla yan yana görün, poliçenizi hemen alın.',
    en: 'Narrow, standard, extended and full kasko side by side, with glass, replacement car and excess. Buy online and download your policy.',
    ru: 'Узкое, стандартное, расширенное и полное каско рядом: стёкла, подменная машина, франшиза. Купите онлайн и скачайте полис.',
    ar: 'الكاسكو المحدود والعادي والموسّع والكامل جنبًا إلى جنب: الزجاج والسيارة البديلة ومبلغ التحمّل. اشترِ ونزّل وثيقتك.',
  },
};
