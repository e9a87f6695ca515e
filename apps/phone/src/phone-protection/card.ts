import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Cep Telefonu Koruma Paketi',
    en: 'Mobile Phone Protection',
    ru: 'Пакет защиты телефона',
    ar: 'باقة حماية الهاتف',
  },
  menu: {
    tr: 'Cep koruma paketi',
    en: 'Phone protection',
    ru: 'Защита телефона',
    ar: 'حماية الهاتف',
  },
  text: {
    tr: 'Ekran kırılması, sıvı teması ve arızalar için onarım paketi.',
    en: 'A repair package for cracked screens, liquid and faults.',
    ru: 'Ремонт при разбитом экране, попадании влаги и поломках.',
    ar: 'باقة إصلاح لكسر الشاشة وأضرار السوائل والأعطال.',
  },
  title: {
    tr: 'Cep telefonu koruma paketi: ekran ve garanti',
    en: 'Phone protection package: screen and warranty',
    ru: 'Пакет защиты телефона: экран и гарантия',
    ar: 'باقة حماية الهاتف: الشاشة والضمان',
  },
  description: {
    tr: 'Ekran, sıvı ve uzatılmış garanti paketlerini telefonunuzun modeline göre karşılaştırın, kartla alın, belgenizi indirin.',
    en: 'Compare screen, liquid and extended-warranty packages for your model, pay by card and download your document.',
    ru: 'Сравните пакеты защиты экрана, от влаги и продлённой гарантии для вашей модели, оплатите картой и скачайте полис.',
    ar: 'قارن باقات الشاشة والسوائل والضمان الممتد حسب طراز هاتفك، وادفع بالبطاقة ونزّل وثيقتك.',
  },
};
