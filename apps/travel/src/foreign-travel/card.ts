import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Yurt Dışı Seyahat Sağlık',
    en: 'International Travel Health',
    ru: 'Страхование поездок за границу',
    ar: 'تأمين السفر الصحي إلى الخارج',
  },
  menu: { tr: 'Yurt dışı seyahat', en: 'Travel abroad', ru: 'За границу', ar: 'السفر إلى الخارج' },
  text: {
    tr: 'Vize için istenen poliçe, yolda hastalanırsanız güvence.',
    en: 'The policy your visa asks for, and cover if you fall ill while you’re away.',
    ru: 'Полис для визы и защита, если в дороге подведёт здоровье.',
    ar: 'الوثيقة المطلوبة للتأشيرة، وحماية إن مرضت في سفرك.',
  },
  title: {
    tr: 'Yurt dışı seyahat sağlık sigortası teklifleri',
    en: 'Compare international travel health insurance',
    ru: 'Страховка для выезда за границу: сравнение цен',
    ar: 'قارن عروض تأمين السفر الصحي إلى الخارج',
  },
  description: {
    tr: 'Schengen ve diğer ülkeler için seyahat sağlık sigortası tekliflerini yan yana görün, poliçenizi çevrim içi alıp PDF olarak indirin.',
    en: 'See travel health offers for Schengen and beyond side by side, buy online and download the policy your consulate asks for as a PDF.',
    ru: 'Сравните предложения для Шенгена и других стран, оплатите онлайн и скачайте полис для консульства в формате PDF.',
    ar: 'اطّلع على عروض تأمين السفر لدول شنغن وغيرها جنبًا إلى جنب، واشترِ عبر الإنترنت ونزّل الوثيقة بصيغة PDF.',
  },
};
