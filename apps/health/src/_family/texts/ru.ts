import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ru = {
  'step.contact.title': 'Контакты',
  'step.contact.hint': 'Куда прислать предложения и полис?',

  'field.coverStart': 'Дата начала',
  'field.coverStart.hint': 'Первый день защиты: сегодня или в ближайшие 90 дней.',
  'field.coverStart.error': 'Введите дату начала: день/месяц/год.',
  'field.coverStart.error.past': 'Дата начала не может быть раньше сегодняшней.',
  'field.coverStart.error.tooLate':
    'Защита может начаться не позднее чем через 90 дней. Выберите день поближе.',
  'rule.samePerson': 'Этот номер уже указан у другого человека. Исправьте номер или удалите человека.',

  'coverage.wideNetwork': 'Широкая сеть больниц',
  'coverage.wideNetwork.explain':
    'Полис действует в самом широком классе больниц компании. Без этого пункта он действует только в больницах из более короткого списка, который прилагается к полису.',
  'coverage.ambulance': 'Скорая помощь',
  'coverage.ambulance.explain':
    'В экстренном случае машина скорой доставит вас в ближайшую подходящую больницу.',
  'coverage.doctorLine': 'Консультация врача по телефону',
  'coverage.doctorLine.explain':
    'Вопрос врачу можно задать по телефону в любое время. В экстренном случае сначала звоните 112.',

  'exclusion.preExisting': 'Болезни, которые были до начала полиса, и их лечение',
  'exclusion.cosmetic': 'Косметические процедуры и эстетические операции',
  'exclusion.alcoholDrugs': 'Травмы в состоянии алкогольного или наркотического опьянения',
  'exclusion.extremeSports': 'Опасные виды спорта: альпинизм, дайвинг, параплан',
  'exclusion.fertility': 'Лечение бесплодия и ЭКО',
  'exclusion.experimental': 'Методы лечения, не признанные медицинской наукой',
  'exclusion.war': 'Война, беспорядки и ядерные происшествия',

  'decline.ageLimit': 'Возраст в заявке вне пределов, принятых в этой компании.',
  'decline.startsTooSoon': 'В этой компании защита начинается не раньше завтрашнего дня.',
  'decline.tooManyPersons': 'Эта компания не страхует столько людей по одному полису.',
} satisfies SameTexts<typeof tr>;
