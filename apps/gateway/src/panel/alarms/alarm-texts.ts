import type { Language } from '@sigorta/i18n/language';
import { ar } from '@sigorta/i18n/texts/alarms/ar';
import { en } from '@sigorta/i18n/texts/alarms/en';
import { ru } from '@sigorta/i18n/texts/alarms/ru';
import { tr } from '@sigorta/i18n/texts/alarms/tr';
import type { RuleName } from './rules.ts';
import type { Word } from './watch-money.ts';

/** What each rule says, as the panel's open cases do; a rule without a line does not compile. */
export const ruleTexts: Record<Language, Record<`alarm.${RuleName}`, string>> = { tr, en, ru, ar };

type Key = Word | 'alarm' | 'urgency' | 'urgent' | 'soon' | 'since' | 'todo' | 'page';

/** The letter around it. */
export const alarmMailTexts: Record<Language, Record<Key, string>> = {
  tr: {
    opened: 'Alarm',
    repeated: 'Alarm sürüyor',
    closed: 'Alarm kapandı',
    alarm: 'Alarm',
    urgency: 'Aciliyet',
    urgent: 'acil',
    soon: 'bir gün içinde',
    since: 'Başlangıç',
    todo: 'Yapılacaklar',
    page: 'Bekleyen işler',
  },
  en: {
    opened: 'Alarm',
    repeated: 'Alarm continues',
    closed: 'Alarm cleared',
    alarm: 'Alarm',
    urgency: 'Urgency',
    urgent: 'urgent',
    soon: 'within a day',
    since: 'Since',
    todo: 'What to do',
    page: 'Open cases',
  },
  ru: {
    opened: 'Тревога',
    repeated: 'Тревога продолжается',
    closed: 'Тревога снята',
    alarm: 'Тревога',
    urgency: 'Срочность',
    urgent: 'срочно',
    soon: 'в течение дня',
    since: 'Начало',
    todo: 'Что делать',
    page: 'Нерешённые случаи',
  },
  ar: {
    opened: 'إنذار',
    repeated: 'الإنذار مستمر',
    closed: 'انتهى الإنذار',
    alarm: 'إنذار',
    urgency: 'الأولوية',
    urgent: 'عاجل',
    soon: 'خلال يوم',
    since: 'منذ',
    todo: 'ما العمل',
    page: 'حالات معلّقة',
  },
};
