import { languageOfHeader } from '@sigorta/i18n/accept-language';
import { directionOf } from '@sigorta/i18n/direction';
import type { Translated } from '@sigorta/i18n/language';

const title: Translated = {
  tr: 'Bu sayfa bir kez açılır',
  en: 'This page opens only once',
  ru: 'Эта страница открывается только один раз',
  ar: 'تُفتح هذه الصفحة مرة واحدة فقط',
};
const text: Translated = {
  tr: 'Bankanın onay sayfası daha önce açıldı ya da süresi doldu. Ödeme ekranına dönüp yeniden deneyin; onayınız olmadan kartınızdan para çekilmez.',
  en: 'The bank’s approval page was opened before or has expired. Go back to the payment screen and try again; nothing is taken from your card without your approval.',
  ru: 'Страница подтверждения банка уже открывалась или её срок истёк. Вернитесь к оплате и попробуйте ещё раз: без вашего подтверждения деньги не списываются.',
  ar: 'سبق فتح صفحة موافقة البنك أو انتهت مدتها. عد إلى شاشة الدفع وحاول من جديد؛ لا يُسحب أي مبلغ من بطاقتك من دون موافقتك.',
};
const back: Translated = {
  tr: 'Siteye dön',
  en: 'Back to the site',
  ru: 'Вернуться на сайт',
  ar: 'العودة إلى الموقع',
};

/** Shown for a hop address that was used, replaced or never existed. @param home the site's origin */
export function gonePage(acceptLanguage: string | undefined, home: string): string {
  const language = languageOfHeader(acceptLanguage);
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title[language]}</title><style>body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem;color:#152b30}a{color:#08515c}</style><h1>${title[language]}</h1><p>${text[language]}</p><p><a href="${home}">${back[language]}</a></p></html>`;
}
