import type { Language } from '@sigorta/i18n/language';
import { ar } from '@sigorta/i18n/texts/proposal-kinds/ar';
import { en } from '@sigorta/i18n/texts/proposal-kinds/en';
import { ru } from '@sigorta/i18n/texts/proposal-kinds/ru';
import { tr } from '@sigorta/i18n/texts/proposal-kinds/tr';

/** How a proposal can end; who takes it back knows it. */
export const ends = ['APPROVED', 'REJECTED', 'LAPSED'] as const;
type End = (typeof ends)[number];

type Key = End | `lead.${End}` | 'matter' | 'amount' | 'decidedBy' | 'note' | 'at' | 'page';

export const matters: Record<Language, Record<keyof typeof tr, string>> = { tr, en, ru, ar };

/** To who asked: what became of it. Everything is escaped where it is written. */
export const proposalMailTexts: Record<Language, Record<Key, string>> = {
  tr: {
    APPROVED: 'İsteğiniz onaylandı',
    REJECTED: 'İsteğiniz reddedildi',
    LAPSED: 'İsteğiniz düştü',
    'lead.APPROVED': 'İstediğiniz işlem onaylandı ve yapıldı.',
    'lead.REJECTED': 'İstediğiniz işlem reddedildi; hiçbir şey yapılmadı.',
    'lead.LAPSED': 'Koşullar değiştiği için isteğiniz artık yapılamaz; hiçbir şey yapılmadı.',
    matter: 'Konu',
    amount: 'Tutar',
    decidedBy: 'Karar veren',
    note: 'Karar gerekçesi',
    at: 'Zaman',
    page: 'İsteği açın',
  },
  en: {
    APPROVED: 'Your request was approved',
    REJECTED: 'Your request was rejected',
    LAPSED: 'Your request lapsed',
    'lead.APPROVED': 'What you asked for was approved and done.',
    'lead.REJECTED': 'What you asked for was rejected; nothing was done.',
    'lead.LAPSED': 'Things have changed and what you asked for can no longer be done; nothing was done.',
    matter: 'Subject',
    amount: 'Amount',
    decidedBy: 'Decided by',
    note: 'Reason for the decision',
    at: 'Time',
    page: 'Open the request',
  },
  ru: {
    APPROVED: 'Ваш запрос одобрен',
    REJECTED: 'Ваш запрос отклонён',
    LAPSED: 'Ваш запрос утратил силу',
    'lead.APPROVED': 'Запрошенное действие одобрено и выполнено.',
    'lead.REJECTED': 'Запрошенное действие отклонено; ничего не сделано.',
    'lead.LAPSED': 'Обстоятельства изменились, выполнить запрос уже нельзя; ничего не сделано.',
    matter: 'Предмет',
    amount: 'Сумма',
    decidedBy: 'Кто решил',
    note: 'Обоснование решения',
    at: 'Время',
    page: 'Открыть запрос',
  },
  ar: {
    APPROVED: 'تمت الموافقة على طلبك',
    REJECTED: 'رُفض طلبك',
    LAPSED: 'لم يعد طلبك قائمًا',
    'lead.APPROVED': 'تمت الموافقة على الإجراء الذي طلبته ونُفّذ.',
    'lead.REJECTED': 'رُفض الإجراء الذي طلبته؛ لم يُنفَّذ أي شيء.',
    'lead.LAPSED': 'تغيّرت الظروف ولم يعد تنفيذ طلبك ممكنًا؛ لم يُنفَّذ أي شيء.',
    matter: 'الموضوع',
    amount: 'المبلغ',
    decidedBy: 'صاحب القرار',
    note: 'سبب القرار',
    at: 'الوقت',
    page: 'افتح الطلب',
  },
};
