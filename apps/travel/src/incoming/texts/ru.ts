import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ru = {
  category: 'Медицинская страховка для иностранных гостей',
  'page.lead':
    'Отель, агентство или туроператор страхует своих иностранных гостей одним полисом. Загрузите список — остальное займёт несколько минут.',
  'page.benefit.1': 'Лечение каждого гостя не менее чем на 30 000 €',
  'page.benefit.2': 'Загрузка списка до 200 гостей',
  'page.benefit.3': 'Скидка для больших групп',

  'step.stay.title': 'Пребывание',
  'step.stay.hint': 'В какие дни гости находятся в Турции?',
  'step.insured.title': 'Гости',
  'step.insured.hint': 'Данные — как в паспорте. Для большой группы загрузите или вставьте список.',
  'step.business.title': 'Ваша организация',
  'step.business.hint': 'Кто покупает полис и куда прислать предложения и документы?',

  'field.arrival': 'Дата приезда',
  'field.arrival.hint': 'Сегодня или позже.',
  'field.arrival.error': 'Укажите дату приезда: день/месяц/год.',
  'field.arrival.error.past': 'Дата приезда не может быть раньше сегодняшнего дня.',
  'field.arrival.error.tooLate': 'Оформить можно не более чем на год вперёд. Выберите дату ближе.',
  'field.departure': 'Дата отъезда',
  'field.departure.hint': 'Страховка действует до конца этого дня.',
  'field.departure.error': 'Укажите дату отъезда: день/месяц/год.',
  'field.departure.error.past': 'Дата отъезда не может быть раньше сегодняшнего дня.',
  'field.departure.error.order': 'Дата отъезда не может быть раньше даты приезда.',
  'field.businessName': 'Название организации',
  'field.businessName.hint': 'Как в свидетельстве налогоплательщика.',
  'field.businessName.error': 'Укажите название организации.',
  'field.taxNumber': 'Турецкий налоговый номер (VKN)',
  'field.taxNumber.hint': '10 цифр.',
  'field.taxNumber.error': 'Укажите налоговый номер.',
  'field.taxNumber.error.length': 'Укажите все 10 цифр налогового номера.',
  'field.taxNumber.error.checksum': 'Это не налоговый номер. Проверьте цифры.',
  'field.nationality.hint': 'Страна, выдавшая паспорт.',
  'rule.tripTooLong': 'Пребывание может длиться не более 90 дней. Выберите более раннюю дату отъезда.',
  'rule.samePerson': 'Этот номер паспорта уже указан у другого гостя. Исправьте номер или удалите гостя.',

  'coverage.medicalTreatment': 'Экстренная медицинская помощь',
  'coverage.medicalTreatment.explain':
    'Оплата врача, лекарств и больницы, если гость внезапно заболел или пострадал в Турции.',
  'coverage.medicalTransport': 'Медицинская перевозка и возвращение домой',
  'coverage.medicalTransport.explain':
    'Гостя доставят в подходящую больницу, а при необходимости — домой в сопровождении врача.',
  'coverage.tripCancellation': 'Прерванный отдых',
  'coverage.tripCancellation.explain':
    'Если гость уехал раньше из-за болезни, возместят неиспользованные и невозвратные ночи.',
  'coverage.luggageLoss': 'Потеря багажа',
  'coverage.luggageLoss.explain': 'Выплата, если сданный перевозчику багаж потерян или украден.',
  'coverage.funeralTransport': 'Репатриация тела',
  'coverage.funeralTransport.explain': 'В случае смерти организуют и оплатят перевозку на родину.',
  'coverage.emergencyDental': 'Экстренная стоматология',
  'coverage.emergencyDental.explain':
    'Первая помощь при острой зубной боли; коронки и протезы не оплачиваются.',
  'coverage.companionTravel': 'Приезд близкого',
  'coverage.companionTravel.explain':
    'Если гость долго лежит в больнице, оплатят дорогу и проживание одного из близких.',
  'coverage.earlyReturn': 'Досрочное возвращение',
  'coverage.earlyReturn.explain': 'Билет домой, если на родине умер близкий человек.',
  'coverage.interpreter': 'Переводчик по телефону',
  'coverage.interpreter.explain': 'В больнице и аптеке гостя соединят с переводчиком.',

  'exclusion.preExisting': 'Болезни, которые были до начала полиса, и их лечение',
  'exclusion.plannedTreatment':
    'Заранее запланированное лечение и косметические процедуры, включая медицинский туризм',
  'exclusion.pregnancy': 'Обычные расходы на беременность и роды',
  'exclusion.alcoholDrugs': 'Травмы в состоянии алкогольного или наркотического опьянения',
  'exclusion.residents': 'Те, у кого есть вид на жительство или разрешение на работу в Турции',
  'exclusion.extremeSports': 'Опасные виды спорта: альпинизм, дайвинг, параплан',
  'exclusion.winterSports': 'Травмы при катании на лыжах и в других зимних видах спорта',
  'exclusion.waterSports': 'Моторный водный спорт: гидроциклы, водные лыжи',

  'decline.tooManyGuests': 'Столько гостей одним полисом эта компания не страхует.',
  'decline.stayTooLong': 'Такое долгое пребывание эта компания не страхует.',
  'decline.startsTooSoon': 'В этой компании защита начинается не раньше завтрашнего дня.',
  'decline.sanctions': 'Из-за санкций эта компания не может страховать граждан страны одного из гостей.',
  'decline.ageLimit': 'Возраст одного из гостей вне пределов, принятых в этой компании.',
} satisfies SameTexts<typeof tr>;
