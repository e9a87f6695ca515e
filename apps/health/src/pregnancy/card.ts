import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Hamilelik',
    en: 'Pregnancy',
    ru: 'Страхование беременности',
    ar: 'تأمين الحمل',
  },
  menu: { tr: 'Hamilelik', en: 'Pregnancy', ru: 'Беременность', ar: 'الحمل' },
  text: {
    tr: 'Hamilelikte acil durumlar, doğum ve bebeğin ilk günleri.',
    en: 'Emergencies in pregnancy, birth and the baby’s first days.',
    ru: 'Экстренные случаи, роды и первые дни малыша.',
    ar: 'طوارئ الحمل والولادة وأيام المولود الأولى.',
  },
  title: {
    tr: 'Hamilelik sigortası tekliflerini karşılaştırın',
    en: 'Compare pregnancy insurance in Türkiye',
    ru: 'Страхование беременности в Турции: сравнение цен',
    ar: 'قارن عروض تأمين الحمل في تركيا',
  },
  description: {
    tr: 'Hamileyseniz ya da bebek planlıyorsanız: komplikasyon, doğum ve yenidoğan teminatını, bekleme sürelerini yan yana görün ve çevrim içi alın.',
    en: 'Pregnant or planning a baby: see cover for complications, birth and newborn care with its waiting periods side by side, and buy online.',
    ru: 'Ждёте или планируете ребёнка: сравните защиту от осложнений, роды, помощь новорождённому и сроки ожидания, оформите онлайн.',
    ar: 'للحامل ولمن تخطط للحمل: قارن تغطية المضاعفات والولادة ورعاية المولود مع فترات الانتظار، واشترِ عبر الإنترنت.',
  },
};
