import type { Language } from '@sigorta/i18n/language';
import type { Assigned } from './assignable.ts';

type Key = Assigned | 'lead' | 'number' | 'page';

/** To whom something was given to work on. */
export const assignmentMailTexts: Record<Language, Record<Key, string>> = {
  tr: {
    application: 'Size bir başvuru atandı',
    quote: 'Size bir teklif atandı',
    lead: 'Ayrıntılar yalnızca panelde görünür.',
    number: 'No',
    page: 'Panelde açın',
  },
  en: {
    application: 'An application was assigned to you',
    quote: 'A quote was assigned to you',
    lead: 'You’ll find the details in the panel only.',
    number: 'No.',
    page: 'Open in the panel',
  },
  ru: {
    application: 'Вам назначена заявка',
    quote: 'Вам назначен запрос предложений',
    lead: 'Подробности видны только в панели.',
    number: '№',
    page: 'Открыть в панели',
  },
  ar: {
    application: 'أُسند إليك طلب',
    quote: 'أُسند إليك عرض',
    lead: 'تظهر التفاصيل في اللوحة فقط.',
    number: 'الرقم',
    page: 'افتح في اللوحة',
  },
};
