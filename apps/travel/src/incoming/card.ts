import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: { tr: 'Incoming', en: 'Visitors to Türkiye', ru: 'Страхование гостей', ar: 'تأمين الضيوف الأجانب' },
  menu: { tr: 'Incoming', en: 'Visitors to Türkiye', ru: 'Для гостей', ar: 'تأمين الضيوف' },
  text: {
    tr: 'Otelinize, turunuza gelen yabancı konuklar için toplu sağlık poliçesi.',
    en: 'One health policy for the foreign guests of your hotel or tour.',
    ru: 'Один медицинский полис для иностранных гостей отеля или тура.',
    ar: 'وثيقة صحية واحدة لضيوف فندقك أو جولتك الأجانب.',
  },
  title: {
    tr: 'Incoming sigortası: yabancı konuklar için poliçe',
    en: 'Health insurance for visitors to Türkiye',
    ru: 'Страховка для иностранных гостей в Турции',
    ar: 'تأمين الضيوف الأجانب في تركيا',
  },
  description: {
    tr: 'Konuk listenizi Excel’den yükleyin, yabancı konuklarınız için sağlık tekliflerini karşılaştırın, 200 kişiye kadar tek poliçe alın.',
    en: 'Upload your guest list from Excel, compare health offers for foreign guests and buy one policy for up to 200 people online.',
    ru: 'Загрузите список гостей из Excel, сравните предложения и оформите один медицинский полис на группу до 200 человек.',
    ar: 'حمّل قائمة الضيوف من إكسل، وقارن عروض التأمين الصحي، واشترِ وثيقة واحدة لمجموعة تصل إلى 200 ضيف.',
  },
};
