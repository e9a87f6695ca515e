import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ru as device } from '../../_family/texts/ru.ts';
import type { tr } from './tr.ts';

export const ru = {
  ...device,
  category: 'Пакет защиты телефона',
  'page.lead':
    'Разбился экран, телефон упал в воду, кончилась гарантия — его отремонтируют в авторизованном сервисе.',
  'page.benefit.1': 'Ремонт экрана и ремонт после попадания влаги',
  'page.benefit.2': 'Гарантия после окончания заводской',
  'page.benefit.3': 'Заберут у вас дома и вернут исправным (зависит от программы)',
  'step.createPolicy.title': 'Последний шаг: регистрация телефона',
  'step.createPolicy.hint': 'По этим сведениям сервис узнаёт ваш телефон. Понадобятся коробка и чек.',
  'field.serialNo': 'Серийный номер',
  'field.serialNo.hint': 'Указан в настройках, в разделе «О телефоне», или на коробке.',
  'field.serialNo.error': 'Проверьте серийный номер: от 6 до 20 букв и цифр.',
  'field.purchaseDate': 'Дата покупки',
  'field.purchaseDate.hint': 'Дата в чеке.',
  'field.purchaseDate.error': 'Введите дату покупки: день/месяц/год.',
  'field.purchaseDate.error.past':
    'Телефон, купленный больше трёх лет назад, в пакет не входит. Проверьте дату.',
  'field.purchaseDate.error.tooLate': 'Дата покупки не может быть позже сегодняшнего дня.',
  'field.invoiceName': 'На чьё имя чек?',
  'field.invoiceName.hint': 'Чек могут попросить при обращении за ремонтом.',
  'field.invoiceName.error': 'Выберите, на чьё имя чек.',
  'field.invoiceName.own': 'Владельца полиса',
  'field.invoiceName.other': 'Другого человека',
  'field.invoiceName.none': 'Чека нет',
  'field.imeiConfirmed': 'Указанный мной IMEI совпадает с номером, который телефон показывает по *#06#.',
  'field.imeiConfirmed.error': 'Сравните номер с тем, что на экране телефона, и поставьте отметку.',
  'coverage.screenRepair': 'Ремонт экрана',
  'coverage.screenRepair.explain':
    'Разбитые или треснувшие стекло и дисплей заменят оригинальными деталями в пределах этой суммы.',
  'coverage.liquidDamage': 'Попадание влаги',
  'coverage.liquidDamage.explain':
    'Детали, испорченные падением в воду или пролитой жидкостью, отремонтируют в пределах этой суммы.',
  'coverage.extendedWarranty': 'Продлённая гарантия',
  'coverage.extendedWarranty.explain':
    'Если заводская гарантия кончилась, поломки без внешней причины устраняют весь срок пакета.',
  'coverage.accidentalRepair': 'Падения и удары',
  'coverage.accidentalRepair.explain': 'Ремонт корпуса, камеры, кнопок и разъёма после падения.',
  'coverage.repairsPerYear': 'Ремонтов в год',
  'coverage.repairsPerYear.explain': 'Сколько раз в год можно обратиться за ремонтом.',
  'coverage.batteryRenewal': 'Замена батареи',
  'coverage.batteryRenewal.explain': 'Если ёмкость батареи ниже 80 процентов, её один раз заменят.',
  'coverage.loanPhone': 'Телефон на время',
  'coverage.loanPhone.explain':
    'Если ремонт длится дольше 5 рабочих дней, до его конца вам дадут другой телефон.',
  'coverage.doorToDoor': 'Курьер',
  'coverage.doorToDoor.explain': 'Курьер заберёт телефон по вашему адресу и привезёт после ремонта.',
  'exclusion.theftAndLoss': 'Кража, потеря и забытый телефон',
  'exclusion.earlierDamage': 'Повреждения и поломки, которые были до начала пакета',
  'exclusion.unauthorisedRepair': 'Телефоны, вскрытые или отремонтированные в неавторизованном сервисе',
  'exclusion.intent': 'Умышленное повреждение',
  'exclusion.scratches': 'Царапины и потёртости, не мешающие работе',
  'exclusion.software': 'Сбои программ и удалённые данные',
  'exclusion.battery': 'Естественный износ батареи',
  'exclusion.liquid': 'Повреждения от жидкости',
} satisfies SameTexts<typeof tr>;
