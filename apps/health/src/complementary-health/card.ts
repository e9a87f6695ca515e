import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Tamamlayıcı Sağlık',
    en: 'Complementary Health',
    ru: 'Дополнительная медстраховка',
    ar: 'التأمين الصحي التكميلي',
  },
  menu: {
    tr: 'Tamamlayıcı sağlık',
    en: 'Complementary health',
    ru: 'Дополнительная медстраховка',
    ar: 'الصحي التكميلي',
  },
  text: {
    tr: 'Özel hastanede SGK’nın ödemediği farkı üstlenir.',
    en: 'Pays what SGK leaves to you at private hospitals.',
    ru: 'Оплачивает в частной больнице то, что не покрывает SGK.',
    ar: 'يدفع الفرق الذي لا تغطيه SGK في المستشفى الخاص.',
  },
  title: {
    tr: 'Tamamlayıcı sağlık sigortası teklifleri',
    en: 'Compare complementary health insurance',
    ru: 'Дополнительная медстраховка к SGK: сравнение цен',
    ar: 'قارن عروض التأمين الصحي التكميلي',
  },
  description: {
    tr: 'SGK’lılar için tamamlayıcı sağlık tekliflerini yatarak, ayakta ve doğum seçenekleriyle karşılaştırın, poliçenizi çevrim içi alın.',
    en: 'For people with SGK: compare complementary health offers with outpatient and birth options, buy online and download your policy.',
    ru: 'Для застрахованных в SGK: сравните полисы со стационаром, приёмами врачей и родами, оплатите онлайн и скачайте документ.',
    ar: 'للمشمولين بـ SGK: قارن عروض التأمين التكميلي مع خيارات العيادات والولادة، واشترِ عبر الإنترنت ونزّل وثيقتك.',
  },
};
