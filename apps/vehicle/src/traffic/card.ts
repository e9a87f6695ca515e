import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Trafik Sigortası',
    en: 'Third-Party Car Insurance (trafik)',
    ru: 'ОСАГО в Турции (trafik)',
    ar: 'التأمين الإلزامي للمركبات (trafik)',
  },
  menu: { tr: 'Trafik', en: 'Third-party car', ru: 'ОСАГО', ar: 'الإلزامي للمركبات' },
  text: {
    tr: 'Zorunlu trafik poliçenizi bugünün fiyatlarıyla karşılaştırıp alın.',
    en: 'Compare and buy the compulsory policy your vehicle needs on the road.',
    ru: 'Сравните цены и купите обязательный полис для своей машины.',
    ar: 'قارن الأسعار واشترِ الوثيقة الإلزامية لمركبتك.',
  },
  title: {
    tr: 'Trafik sigortası tekliflerini karşılaştırın',
    en: 'Compare third-party car insurance in Türkiye',
    ru: 'ОСАГО в Турции: сравнение предложений',
    ar: 'قارن عروض التأمين الإلزامي للمركبات في تركيا',
  },
  description: {
    tr: 'Plakanız ve basamağınızla zorunlu trafik sigortası tekliflerini yan yana görün, ek güvenceleri karşılaştırın, poliçenizi hemen indirin.',
    en: 'See offers for compulsory third-party cover (trafik) for your plate and no-claims step side by side, compare the extras and download your policy at once.',
    ru: 'Предложения ОСАГО (trafik) для вашего номера и ступени: сравните дополнения и сразу скачайте полис.',
    ar: 'اطّلع على عروض التأمين الإلزامي بحسب لوحتك ودرجتك، وقارن الإضافات، ونزّل وثيقتك فورًا.',
  },
};
