import type { Language } from '@sigorta/i18n/language';

/** `{{brand}}` and `{{url}}`; the Turkish one in letters that one message holds more of. */
export const quoteSms: Record<Language, string> = {
  tr: '{{brand}}: teklifleriniz hazir. Fiyatlari gorup satin almak icin: {{url}} Kart bilginizi telefonda istemeyiz.',
  en: '{{brand}}: your offers are ready. See prices and buy here: {{url}} We never ask for card details by phone.',
  ru: '{{brand}}: ваши предложения готовы. Цены и покупка: {{url}} Мы не спрашиваем данные карты по телефону.',
  ar: '{{brand}}: عروضك جاهزة. لرؤية الأسعار والشراء: {{url}} لا نطلب بيانات البطاقة بالهاتف.',
};
