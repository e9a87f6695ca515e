import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ru as family } from '../../_family/texts/ru.ts';
import type { tr } from './tr.ts';

export const ru = {
  ...family,
  category: 'Заявка на ОСАГО и каско',
  'page.lead': 'Если удобнее обсудить предложения по телефону, оставьте данные, и мы позвоним.',
  'page.benefit.1': 'ОСАГО, каско или оба в одной заявке',
  'page.benefit.2': 'Бесплатно, данные карты не нужны',
  'page.benefit.3': 'Номера свидетельства хранятся в зашифрованном виде',

  'step.policy.title': 'Что вам нужно?',
  'step.policy.hint': 'Какая страховка и на сколько дней?',
  'step.vehicle.title': 'Автомобиль',
  'step.vehicle.hint': 'Перепишите данные из свидетельства о регистрации (ruhsat).',
  'step.contact.title': 'Кому позвонить?',
  'step.contact.hint': 'Изучив данные, мы позвоним по этому номеру.',

  'field.productKind': 'Страховка',
  'field.productKind.hint': 'Можно запросить оба сразу.',
  'field.productKind.error': 'Выберите продукт.',
  'field.productKind.traffic': 'ОСАГО (trafik)',
  'field.productKind.comprehensive': 'Каско',
  'field.productKind.both': 'ОСАГО и каско',
  'field.licence': 'Номер свидетельства',
  'field.licence.hint': 'Регистрационный номер, напечатанный на документе.',
  'field.licence.error': 'Введите номер свидетельства.',
  'field.policyDuration': 'Срок полиса (дней)',
  'field.policyDuration.hint': 'Для годового полиса введите 365.',
  'field.policyDuration.error': 'Укажите срок полиса в днях, от 1 до 366.',
  'field.occupation.hint': 'Некоторые компании дают скидку по профессии. Можно искать, набирая название.',
} satisfies SameTexts<typeof tr>;
