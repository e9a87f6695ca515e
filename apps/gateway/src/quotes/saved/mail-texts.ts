import type { Language } from '@sigorta/i18n/language';

interface QuoteMailTexts {
  subject: string;
  greeting: string;
  lead: string;
  page: string;
  prices: string;
  until: string;
  stranger: string;
}

/** `{{brand}}`, `{{askedAt}}` and `{{until}}` are filled in. */
export const quoteMailTexts: Record<Language, QuoteMailTexts> = {
  tr: {
    subject: 'Sakladığınız teklifler: {{brand}}',
    greeting: 'Teklifleriniz burada.',
    lead: 'Bağlantıyı istediğiniz cihazda açabilirsiniz.',
    page: 'Teklifleri aç',
    prices: 'Fiyatlar {{askedAt}} itibarıyladır; süresi dolanları sayfada yenileyebilirsiniz.',
    until: 'Bağlantı {{until}} gününe kadar açılır.',
    stranger: 'Bu e-postayı siz istemediyseniz bir şey yapmanız gerekmez; adresinizi saklamadık.',
  },
  en: {
    subject: 'Your saved quotes: {{brand}}',
    greeting: 'Your quotes are here.',
    lead: 'You can open the link on any device.',
    page: 'Open the quotes',
    prices: 'Prices are as of {{askedAt}}; on the page you can refresh those that have expired.',
    until: 'The link works until {{until}}.',
    stranger:
      'If you didn’t ask for this e-mail, you don’t need to do anything; we haven’t kept your address.',
  },
  ru: {
    subject: 'Сохранённые предложения: {{brand}}',
    greeting: 'Ваши предложения здесь.',
    lead: 'Ссылку можно открыть на любом устройстве.',
    page: 'Открыть предложения',
    prices: 'Цены указаны на {{askedAt}}; истёкшие можно обновить на странице.',
    until: 'Ссылка действует до {{until}}.',
    stranger: 'Если вы не запрашивали это письмо, ничего делать не нужно: ваш адрес мы не сохранили.',
  },
  ar: {
    subject: 'العروض التي حفظتها: {{brand}}',
    greeting: 'عروضك هنا.',
    lead: 'يمكنك فتح الرابط على أي جهاز.',
    page: 'افتح العروض',
    prices: 'الأسعار كما كانت في {{askedAt}}، ويمكنك تحديث ما انتهت مدته من الصفحة نفسها.',
    until: 'يعمل الرابط حتى {{until}}.',
    stranger: 'إذا لم تطلب هذه الرسالة فلا يلزمك شيء، ولم نحتفظ بعنوانك.',
  },
};
