import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ru = {
  category: 'Страхование при аренде самоката',
  'page.lead':
    'Если вы заденете кого-то на прокатном самокате, ущерб возместят; если станете инвалидом, выплатят сумму вам. Некоторые программы оплачивают и лечение.',
  'page.benefit.1': 'Цена только за дни аренды',
  'page.benefit.2': 'Несчастный случай и ответственность перед третьими лицами',
  'page.benefit.3': 'Можно по паспорту, до пяти водителей',

  'step.rental.title': 'Аренда',
  'step.rental.hint': 'В какие дни вы будете ездить?',
  'step.insured.title': 'Кто поедет?',
  'step.insured.hint': 'Укажите каждого как в удостоверении личности или паспорте.',
  'step.contact.title': 'Контакты',
  'step.contact.hint': 'Куда отправить полис?',

  'field.rentalStart': 'Первый день',
  'field.rentalStart.hint': 'Сегодня или в ближайшие 90 дней.',
  'field.rentalStart.error': 'Введите первый день: день/месяц/год.',
  'field.rentalStart.error.past': 'Первый день не может быть раньше сегодняшнего.',
  'field.rentalStart.error.tooLate':
    'Первый день может быть не позже чем через 90 дней. Выберите день поближе.',
  'field.rentalEnd': 'Последний день',
  'field.rentalEnd.hint': 'Страховка действует до конца этого дня.',
  'field.rentalEnd.error': 'Введите последний день: день/месяц/год.',
  'field.rentalEnd.error.past': 'Последний день не может быть раньше сегодняшнего.',
  'field.rentalEnd.error.order': 'Последний день не может быть раньше первого.',
  'rule.rentalTooLong': 'Аренда длится не больше 30 дней. Выберите последний день пораньше.',
  'rule.samePerson': 'Этот номер уже указан у другого водителя. Исправьте его или уберите человека.',
  'field.birthDate.error.tooYoung':
    'На электросамокате нельзя ездить младше 15 лет. Проверьте дату рождения.',

  'coverage.personalAccident': 'Несчастный случай',
  'coverage.personalAccident.explain':
    'Единовременная выплата при гибели или стойкой инвалидности после аварии.',
  'coverage.thirdPartyLiability': 'Ответственность перед третьими лицами',
  'coverage.thirdPartyLiability.explain':
    'Ущерб пешеходу или транспортному средству, которые вы задели, до этой суммы.',
  'coverage.medicalExpenses': 'Лечение',
  'coverage.medicalExpenses.explain': 'Врач, лекарства и больница после аварии.',
  'coverage.scooterDamage': 'Поломка прокатного самоката',
  'coverage.scooterDamage.explain': 'Сумма за ремонт, которую прокат требует с вас после аварии.',
  'coverage.scooterTheft': 'Кража самоката',
  'coverage.scooterTheft.explain': 'Сумма, которую прокат требует с вас, если запертый самокат украли.',
  'coverage.legalProtection': 'Юридическая защита',
  'coverage.legalProtection.explain': 'Услуги адвоката в деле об аварии до этой суммы.',
  'coverage.personalItems': 'Личные вещи',
  'coverage.personalItems.explain': 'Телефон или очки, разбитые в аварии, до этой суммы.',

  'exclusion.alcohol': 'Езда в состоянии опьянения',
  'exclusion.twoRiders': 'Двое на одном самокате',
  'exclusion.forbiddenRoad': 'Езда там, где самокаты запрещены, например по автостраде',
  'exclusion.race': 'Гонки и трюки',
  'exclusion.phoneInHand': 'Езда с телефоном в руке',
  'exclusion.noHelmet': 'Травмы головы без шлема',
  'exclusion.courier': 'Езда в качестве курьера или по работе',

  'decline.ageLimit': 'Возраст одного из водителей вне пределов этой компании.',
  'decline.rentalTooLong': 'Эта компания не делает предложений на такую долгую аренду.',
  'decline.passportOnly': 'Эта компания не оформляет полис на самокат по паспорту.',

  'premium.net': 'Страховая премия без налогов и сборов',
  'premium.bsmv': 'Налог на страхование BSMV (5 %)',

  'document.note.1':
    'Защита действует, пока вы едете на прокатном электросамокате. Сообщите об аварии и в приложении проката, сохраните номер обращения.',
} satisfies SameTexts<typeof tr>;
