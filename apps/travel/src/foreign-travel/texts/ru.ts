import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ru = {
  category: 'Медицинская страховка для поездок за границу',
  'page.lead': 'Оформите полис для визы и не оставайтесь один на один со счетами из больницы за границей.',
  'page.benefit.1': 'Не менее 30 000 € на экстренное лечение',
  'page.benefit.2': 'Перевозка в больницу и возвращение домой',
  'page.benefit.3': 'Полис в PDF: можно скачать, ссылка придёт на почту',

  'step.trip.title': 'Поездка',
  'step.trip.hint': 'Куда и в какие дни вы едете?',
  'step.insured.title': 'Кто едет?',
  'step.insured.hint': 'Укажите имя каждого так, как в паспорте.',
  'step.contact.title': 'Контакты',
  'step.contact.hint': 'Куда отправить полис?',

  'field.purpose': 'Полис нужен для визы?',
  'field.purpose.visa': 'Да, для визы',
  'field.purpose.other': 'Нет',
  'field.purpose.error': 'Укажите, нужен ли полис для визы.',
  'advice.visaArea':
    'Для визы консульства требуют полис, действующий во всей Шенгенской зоне. Полис на одну страну могут не принять.',
  'advice.visaArea.action': 'Выбрать страны Шенгена',
  'field.country.hint': 'Едете в несколько стран? Выберите группу, например Шенген.',
  'field.beginDate.error.tooLate': 'Оформить можно не более чем на год вперёд. Выберите дату ближе.',
  'field.endDate.hint':
    'Последний день защиты. Если едете в одну сторону — день, когда она должна закончиться.',
  'field.endDate.error.past': 'Дата возвращения не может быть раньше сегодняшнего дня.',
  'rule.tripTooLong': 'Одна поездка может длиться не более 92 дней. Выберите более раннюю дату возвращения.',
  'rule.samePerson': 'Этот номер уже указан у другого человека. Исправьте номер или удалите человека.',

  'coverage.medicalTreatment': 'Экстренная медицинская помощь',
  'coverage.medicalTreatment.explain':
    'Оплата больницы, врача и лекарств, если в поездке вы внезапно заболели или получили травму.',
  'coverage.medicalTransport': 'Медицинская перевозка и возвращение домой',
  'coverage.medicalTransport.explain':
    'Доставка в подходящую больницу и, если нужно, в Турцию в сопровождении врача.',
  'coverage.luggageLoss': 'Потеря багажа',
  'coverage.luggageLoss.explain': 'Возмещение, если сданный перевозчику багаж пропал или был украден.',
  'coverage.funeralTransport': 'Репатриация тела',
  'coverage.funeralTransport.explain':
    'В случае смерти компания организует и оплачивает перевозку на родину.',
  'coverage.emergencyDental': 'Экстренная стоматология',
  'coverage.emergencyDental.explain':
    'Первая помощь при острой боли или после травмы; без коронок и протезов.',
  'coverage.companionTravel': 'Приезд близкого человека',
  'coverage.companionTravel.explain':
    'Если вы надолго попали в больницу, оплачиваются дорога и проживание одного близкого.',
  'coverage.earlyReturn': 'Досрочное возвращение',
  'coverage.earlyReturn.explain': 'Билет домой, если умер близкий родственник или сильно пострадало жильё.',
  'coverage.tripCancellation': 'Отмена поездки',
  'coverage.tripCancellation.explain':
    'Если поездка сорвалась из-за болезни или другого непредвиденного события, возмещаются невозвратные платежи.',
  'coverage.luggageDelay': 'Задержка багажа',
  'coverage.luggageDelay.explain': 'Деньги на самое необходимое, если багаж задержался на много часов.',
  'coverage.lostDocuments': 'Утрата паспорта',
  'coverage.lostDocuments.explain': 'Оплата проезда и сборов для получения нового паспорта.',
  'coverage.personalLiability': 'Личная ответственность',
  'coverage.personalLiability.explain': 'Возмещение за вас, если вы случайно причинили кому-то вред.',
  'coverage.winterSports': 'Лыжи и зимний спорт',
  'coverage.winterSports.explain': 'Лечение после травмы на подготовленной трассе тоже входит в полис.',

  'exclusion.preExisting': 'Болезни, которые были до начала полиса, и их лечение',
  'exclusion.plannedTreatment': 'Заранее запланированное лечение, осмотры и косметические процедуры',
  'exclusion.pregnancy': 'Обычные расходы на беременность и роды',
  'exclusion.alcoholDrugs': 'Травмы в состоянии алкогольного или наркотического опьянения',
  'exclusion.extremeSports': 'Опасные виды спорта: альпинизм, дайвинг, параплан',
  'exclusion.winterSports': 'Травмы при катании на лыжах и в других зимних видах спорта',
  'exclusion.war': 'Война, беспорядки и места с официальным предупреждением для туристов',
  'exclusion.manualWork': 'Травмы при физической работе за границей',

  'decline.ageLimit': 'Возраст одного из путешественников вне пределов, принятых в этой компании.',
  'decline.tripTooLong': 'Эта компания не страхует такие долгие поездки.',
  'decline.countryExcluded': 'В выбранной стране эта компания не работает.',
  'decline.sanctions': 'Выбранная страна находится под международными санкциями, предложение невозможно.',
  'decline.tooManyPersons': 'Эта компания не страхует столько людей по одному полису.',
  'decline.oneWay': 'Эта компания страхует только поездки туда и обратно.',
  'decline.startsTooSoon': 'В этой компании защита начинается не раньше завтрашнего дня.',
} satisfies SameTexts<typeof tr>;
