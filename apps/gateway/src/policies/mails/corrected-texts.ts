import type { Language } from '@sigorta/i18n/language';

interface CorrectedTexts {
  subject: string;
  greeting: string;
  lead: string;
  page: string;
  /** what to do when it was somebody else */
  note: string;
}

/** To an address that is no purchase's any more: it may be a stranger's, so nothing of what was bought and by whom stands in it. */
export const correctedTexts: Record<Language, CorrectedTexts> = {
  tr: {
    subject: 'Bir satın almanın e-posta adresi değişti',
    greeting: 'E-posta adresi değişti.',
    lead: 'Bu adresle kayıtlı bir satın almanın e-posta adresi, istek üzerine bir çalışanımızca düzeltildi. Bundan sonraki e-postalar yeni adrese gider.',
    page: 'Bize ulaşın',
    note: 'Bu değişikliği siz istemediyseniz bize hemen haber verin.',
  },
  en: {
    subject: 'The e-mail address of a purchase has changed',
    greeting: 'The e-mail address has changed.',
    lead: 'On request, one of our staff has corrected the e-mail address of a purchase that was registered to this one. From now on, e-mails go to the new address.',
    page: 'Contact us',
    note: 'If you didn’t ask for this, tell us at once.',
  },
  ru: {
    subject: 'Адрес электронной почты для покупки изменён',
    greeting: 'Адрес электронной почты изменён.',
    lead: 'По просьбе покупателя наш сотрудник исправил адрес электронной почты для покупки, оформленной на этот адрес. Следующие письма придут на новый адрес.',
    page: 'Свяжитесь с нами',
    note: 'Если вы об этом не просили, сразу сообщите нам.',
  },
  ar: {
    subject: 'تغيّر عنوان البريد الإلكتروني لعملية شراء',
    greeting: 'تغيّر عنوان البريد الإلكتروني.',
    lead: 'صحّح أحد موظفينا، بناءً على طلب، عنوان البريد الإلكتروني لعملية شراء مسجّلة بهذا العنوان. ستصل الرسائل بعد الآن إلى العنوان الجديد.',
    page: 'تواصل معنا',
    note: 'إن لم تطلب هذا التغيير فأخبرنا فورًا.',
  },
};
