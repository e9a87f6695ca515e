import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Trafik Sigortası',
    en: 'Traffic Insurance',
    ru: 'Обязательное автострахование',
    ar: 'تأمين المرور الإلزامي',
  },
  menu: { tr: 'Trafik', en: 'Traffic', ru: 'ОСАГО', ar: 'المرور' },
  text: {
    tr: 'Zorunlu trafik poliçenizi bugünün fiyatlarıyla karşılaştırıp alın.',
    en: 'Compare and buy the compulsory policy your vehicle needs on the road.',
    ru: 'Сравните цены и купите обязательный полис для своей машины.',
    ar: 'قارن الأسعار واشترِ الوثيقة الإلزامية لمركبتك.',
  },
  title: {
    tr: 'Trafik sigortası tekliflerini karşılaştırın',
    en: 'Compare compulsory traffic insurance in Türkiye',
    ru: 'ОСАГО в Турции: сравнение предложений',
    ar: 'قارن عروض تأمين المرور الإلزامي في تركيا',
  },
  description: {
    tr: 'Plakanız ve basamağınızla zorunlu trafik sigortası tekliflerini yan yana görün, ek güvenceleri karşılaştırın, poliçenizi hemen indirin.',
    en: 'See compulsory traffic offers for your plate and no-claims step side by side, compare the extras and download your policy at once.',
    ru: 'Предложения по обязательному автострахованию для вашего номера и ступени: сравните дополнения и сразу скачайте полис.',
    ar: 'اطّلع على عروض التأمين الإلزامي بحسب لوحتك ودرجتك، وقارن الإضافات، ونزّل وثيقتك فورًا.',
  },
};
