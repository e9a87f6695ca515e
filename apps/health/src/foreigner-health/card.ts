import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Yabancı Sağlık',
    en: 'Health for Foreign Residents',
    ru: 'Медстраховка для иностранцев',
    ar: 'التأمين الصحي للأجانب',
  },
  menu: {
    tr: 'Yabancı sağlık',
    en: 'Foreign residents',
    ru: 'Для ВНЖ',
    ar: 'الصحي للأجانب',
  },
  text: {
    tr: 'İkamet izni başvurusunda istenen sağlık poliçesi.',
    en: 'The health policy asked for with a residence permit.',
    ru: 'Полис, который требуют для вида на жительство.',
    ar: 'الوثيقة الصحية المطلوبة لإذن الإقامة.',
  },
  title: {
    tr: 'Yabancılar için ikamet izni sağlık sigortası',
    en: 'Health insurance for a Turkish residence permit',
    ru: 'Медстраховка для ВНЖ в Турции: сравнение цен',
    ar: 'التأمين الصحي لإذن الإقامة في تركيا: قارن العروض',
  },
  description: {
    tr: 'İkamet izni için bir ya da iki yıllık yabancı sağlık sigortası tekliflerini karşılaştırın, genelgeye uygun poliçenizi PDF olarak indirin.',
    en: 'Compare one- and two-year health policies for a residence permit in Türkiye, written to the official circular, and download the PDF.',
    ru: 'Сравните полисы на один и два года для вида на жительство в Турции. Покрытие по официальному циркуляру, документ в PDF.',
    ar: 'قارن وثائق صحية لسنة أو سنتين من أجل إذن الإقامة في تركيا، وفق التعميم الرسمي، ونزّل الوثيقة بصيغة PDF.',
  },
};
