import type { Translated } from '@sigorta/i18n/language';

export const goneTitle: Translated = {
  tr: 'Bu sayfa bir kez açılır',
  en: 'This page opens only once',
  ru: 'Эта страница открывается только один раз',
  ar: 'تُفتح هذه الصفحة مرة واحدة فقط',
};
export const goneText: Translated = {
  tr: 'Bankanın onay sayfası daha önce açıldı ya da süresi doldu. Ödeme ekranına dönüp yeniden deneyin; onayınız olmadan kartınızdan para çekilmez.',
  en: 'The bank’s approval page was opened before or has expired. Go back to the payment screen and try again; nothing is taken from your card without your approval.',
  ru: 'Страница подтверждения банка уже открывалась или её срок истёк. Вернитесь к оплате и попробуйте ещё раз: без вашего подтверждения деньги не списываются.',
  ar: 'سبق فتح صفحة موافقة البنك أو انتهت مدتها. عد إلى شاشة الدفع وحاول من جديد؛ لا يُسحب أي مبلغ من بطاقتك من دون موافقتك.',
};
export const goneBack: Translated = {
  tr: 'Siteye dön',
  en: 'Back to the site',
  ru: 'Вернуться на сайт',
  ar: 'العودة إلى الموقع',
};
