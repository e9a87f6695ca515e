import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ru = {
  category: 'Медицинская страховка для поездок по Турции',
  'page.lead':
    'Если вы заболеете в отпуске или командировке, вам помогут; вы платите только за дни в дороге.',
  'page.benefit.1': 'Экстренное лечение в частных больницах',
  'page.benefit.2': 'Перевозка в больницу и домой',
  'page.benefit.3': 'Цена по дням: от 1 до 30 дней',

  'step.trip.title': 'Поездка',
  'step.trip.hint': 'В какие дни вы путешествуете по Турции?',
  'step.insured.title': 'Кто едет?',
  'step.insured.hint': 'Укажите имя каждого так, как в удостоверении личности.',
  'step.contact.title': 'Контакты',
  'step.contact.hint': 'Куда прислать предложения и полис?',

  'field.beginDate.error.tooLate': 'Оформить можно не более чем на год вперёд. Выберите дату ближе.',
  'field.endDate.hint':
    'Последний день защиты. Если едете в одну сторону — день, когда она должна закончиться.',
  'field.endDate.error.past': 'Дата возвращения не может быть раньше сегодняшнего дня.',
  'rule.tripTooLong':
    'Поездка по Турции может длиться не более 30 дней. Выберите более раннюю дату возвращения.',
  'rule.samePerson': 'Этот номер уже указан у другого человека. Исправьте номер или удалите человека.',

  'coverage.medicalTreatment': 'Экстренная медицинская помощь',
  'coverage.medicalTreatment.explain':
    'Оплата врача, лекарств и больницы при внезапной болезни или травме в дороге.',
  'coverage.medicalTransport': 'Медицинская перевозка',
  'coverage.medicalTransport.explain':
    'Скорая довезёт до подходящей больницы, а потом вас доставят в ваш город.',
  'coverage.luggageLoss': 'Потеря багажа',
  'coverage.luggageLoss.explain': 'Стоимость багажа, потерянного в автобусе, самолёте или поезде.',
  'coverage.personalAccident': 'Несчастный случай',
  'coverage.personalAccident.explain':
    'Единовременная выплата, если несчастный случай в пути привёл к смерти или постоянной инвалидности.',
  'coverage.funeralTransport': 'Репатриация тела',
  'coverage.funeralTransport.explain':
    'В случае смерти компания организует и оплачивает перевозку в родной город.',
  'coverage.emergencyDental': 'Экстренная стоматология',
  'coverage.emergencyDental.explain': 'Первая помощь при острой зубной боли; без коронок и протезов.',
  'coverage.companionTravel': 'Приезд близкого человека',
  'coverage.companionTravel.explain':
    'Если вы лежите в больнице, оплачиваются дорога и проживание одного близкого.',
  'coverage.earlyReturn': 'Досрочное возвращение',
  'coverage.earlyReturn.explain': 'Билет домой, если в вашем доме случился пожар или в семье кто-то умер.',
  'coverage.tripCancellation': 'Отмена поездки',
  'coverage.tripCancellation.explain':
    'Если поехать помешала болезнь, возмещаются невозвратные деньги за гостиницу и билеты.',
  'coverage.luggageDelay': 'Задержка багажа',
  'coverage.luggageDelay.explain': 'Деньги на самое необходимое, если багаж задержался на много часов.',

  'exclusion.preExisting': 'Болезни, которые были до начала полиса, и их лечение',
  'exclusion.plannedTreatment': 'Заранее запланированное лечение, осмотры и косметические процедуры',
  'exclusion.pregnancy': 'Обычные расходы на беременность и роды',
  'exclusion.alcoholDrugs': 'Травмы в состоянии алкогольного или наркотического опьянения',
  'exclusion.extremeSports': 'Опасные виды спорта: альпинизм, дайвинг, параплан',
  'exclusion.winterSports': 'Травмы при катании на лыжах и в других зимних видах спорта',
  'exclusion.homeCity': 'Болезни и травмы в городе, где вы живёте',
  'exclusion.professionalDriving': 'Аварии за рулём во время работы водителем',

  'decline.ageLimit': 'Возраст одного из путешественников вне пределов, принятых в этой компании.',
  'decline.tripTooLong': 'Эта компания не страхует такие долгие поездки по стране.',
  'decline.tooManyPersons': 'Эта компания не страхует столько людей по одному полису.',
  'decline.passportOnly': 'Эта компания не оформляет такие полисы по паспорту.',
  'decline.startsTooSoon': 'В этой компании защита начинается не раньше завтрашнего дня.',
} satisfies SameTexts<typeof tr>;
