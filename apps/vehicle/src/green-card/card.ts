import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: { tr: 'Yeşil Kart', en: 'Green Card', ru: 'Зелёная карта', ar: 'البطاقة الخضراء' },
  menu: { tr: 'Yeşil kart', en: 'Green card', ru: 'Зелёная карта', ar: 'البطاقة الخضراء' },
  text: {
    tr: 'Aracınızla yurt dışına çıkarken sınırda istenen sorumluluk sigortası.',
    en: 'The liability insurance border officers ask for when you drive abroad.',
    ru: 'Страхование ответственности, которое спросят на границе у водителя.',
    ar: 'تأمين المسؤولية الذي يُطلب عند الحدود حين تسافر بسيارتك.',
  },
  title: {
    tr: 'Yeşil kart sigortası tekliflerini karşılaştırın',
    en: 'Compare green card insurance from Türkiye',
    ru: 'Зелёная карта из Турции: сравнение предложений',
    ar: 'قارن عروض البطاقة الخضراء من تركيا',
  },
  description: {
    tr: 'Türkiye plakalı aracınızla yurt dışı için yeşil kart tekliflerini 15 günden 12 aya kadar karşılaştırın, çevrim içi satın alın.',
    en: 'Compare green card offers for a vehicle with Turkish plates, from 15 days to 12 months, and buy online.',
    ru: 'Сравните зелёные карты для машины с турецкими номерами на срок от 15 дней до 12 месяцев и купите онлайн.',
    ar: 'قارن عروض البطاقة الخضراء لمركبة بلوحة تركية من 15 يومًا إلى 12 شهرًا واشترِ عبر الإنترنت.',
  },
};
