import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Komplikasyon',
    en: 'Surgery Complications',
    ru: 'Страхование от осложнений',
    ar: 'تأمين المضاعفات',
  },
  menu: { tr: 'Komplikasyon', en: 'Surgery Complications', ru: 'Осложнения', ar: 'المضاعفات' },
  text: {
    tr: 'Planlı ameliyattan sonra bir sorun çıkarsa tedavi ve yol gideri.',
    en: 'Treatment and travel if something goes wrong after a planned operation.',
    ru: 'Лечение и дорога, если после плановой операции возникли осложнения.',
    ar: 'نفقات العلاج والسفر إذا ظهرت مضاعفات بعد عملية مخطط لها.',
  },
  title: {
    tr: 'Ameliyat sonrası komplikasyon sigortası teklifleri',
    en: 'Surgery complication insurance: compare offers',
    ru: 'Страхование от осложнений после операции: цены',
    ar: 'قارن عروض تأمين مضاعفات العمليات',
  },
  description: {
    tr: 'Diş, saç ekimi, göz, estetik ve kalp ameliyatları için komplikasyon sigortası tekliflerini karşılaştırın; ameliyattan önce çevrim içi alın.',
    en: 'Dental, hair transplant, eye, aesthetic and cardiac operations: compare complication cover and buy it online before the day.',
    ru: 'Стоматология, пересадка волос, глаза, эстетика и сердце: сравните защиту от осложнений и оформите её до операции онлайн.',
    ar: 'عمليات الأسنان وزراعة الشعر والعيون والتجميل والقلب: قارن عروض تغطية المضاعفات واشترِ عبر الإنترنت قبل العملية.',
  },
};
