import type { Language } from '@sigorta/i18n/language';

/** The code stands first, where a phone's notification shows it. Turkish goes without its own letters, as banks do. */
export const codeSms: Record<Language, string> = {
  tr: '{code} {brand} giris kodunuz. 3 dakika gecerlidir. Kimseyle paylasmayin; sizi arayip sormayiz.',
  en: '{code} is your {brand} login code. It is valid for 3 minutes. Share it with nobody; we never call to ask for it.',
  ru: '{code} — ваш код для входа в {brand}. Действует 3 минуты. Никому его не сообщайте: мы не звоним и не спрашиваем код.',
  ar: '{code} هو رمز دخولك إلى {brand}. صالح لمدة 3 دقائق. لا تشاركه مع أحد، فنحن لا نتصل لطلبه.',
};
