import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Yurt İçi Seyahat Sağlık',
    en: 'Domestic Travel Health',
    ru: 'Страхование поездок по Турции',
    ar: 'تأمين السفر الصحي داخل تركيا',
  },
  menu: { tr: 'Yurt içi seyahat', en: 'Travel in Türkiye', ru: 'По Турции', ar: 'السفر داخل تركيا' },
  text: {
    tr: 'Türkiye içindeki yolculuklarda hastalık ve kazaya karşı güvence.',
    en: 'Cover for illness and accidents on journeys inside Türkiye.',
    ru: 'Защита от болезни и травм в поездках по Турции.',
    ar: 'حماية من المرض والحوادث في رحلاتك داخل تركيا.',
  },
  title: {
    tr: 'Yurt içi seyahat sağlık sigortası teklifleri',
    en: 'Compare domestic travel insurance in Türkiye',
    ru: 'Страховка для поездок по Турции: сравнение цен',
    ar: 'قارن عروض تأمين السفر داخل تركيا',
  },
  description: {
    tr: 'Türkiye içinde tatil ve iş yolculukları için seyahat sağlık tekliflerini karşılaştırın, günlük fiyatla alın, poliçeyi hemen indirin.',
    en: 'Compare travel health offers for holidays and business trips inside Türkiye, pay by the day and download your policy at once.',
    ru: 'Сравните страховки для отпуска и командировок по Турции, платите только за нужные дни и сразу скачайте полис.',
    ar: 'قارن عروض التأمين لرحلات العطلة والعمل داخل تركيا، وادفع عن أيام سفرك فقط ونزّل الوثيقة فورًا.',
  },
};
