import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ru = {
  category: 'Страховка Эразмус для студентов и стажёров',
  'page.lead':
    'Вам предстоит семестр или стажировка в Европе. Всё, что просят вуз, принимающая сторона и консульство, — в одном полисе.',
  'page.benefit.1': 'Лечение не менее чем на 30 000 €',
  'page.benefit.2': 'Для стажировки — ответственность и страхование от несчастных случаев',
  'page.benefit.3': 'С первого дня до последнего, на весь срок',

  'step.stay.title': 'Ваше пребывание за границей',
  'step.stay.hint': 'С какой целью, в какую страну и на какие дни вы едете?',
  'step.insured.title': 'Кто едет?',
  'step.insured.hint': 'Укажите имя как в паспорте. Можно добавить тех, кто едет в ту же страну в те же дни.',
  'step.contact.title': 'Контакты',
  'step.contact.hint': 'Куда отправить полис?',

  'field.activity': 'С какой целью вы едете?',
  'field.activity.hint':
    'Для стажировки и работы обязательны также ответственность и страхование от несчастных случаев.',
  'field.activity.error': 'Выберите: учёба либо стажировка или работа.',
  'field.activity.study': 'Учёба',
  'field.activity.traineeship': 'Стажировка или работа',
  'field.country.hint': 'Страна вашего вуза или места работы.',
  'field.beginDate.hint': 'День въезда в страну: сегодня или позже.',
  'field.beginDate.error.tooLate': 'Оформить можно не более чем на год вперёд. Выберите дату ближе.',
  'field.endDate.hint':
    'Не раньше последнего дня из письма о зачислении; защита действует до конца выбранного дня.',
  'rule.tripTooLong': 'Полис действует не более 366 дней. Выберите более раннюю дату возвращения.',
  'rule.samePerson': 'Этот номер уже указан у другого человека. Исправьте номер или удалите человека.',

  'coverage.medicalTreatment': 'Медицинская помощь',
  'coverage.medicalTreatment.explain':
    'Оплата врача, лекарств и больницы при внезапной болезни или травме в стране пребывания.',
  'coverage.personalLiability': 'Личная ответственность',
  'coverage.personalLiability.explain':
    'Возмещение за вред, который вы нечаянно причинили на работе, в общежитии или на улице.',
  'coverage.personalAccident': 'Несчастный случай',
  'coverage.personalAccident.explain':
    'Единовременная выплата вам или семье, если травма привела к смерти или инвалидности.',
  'coverage.medicalTransport': 'Медицинская перевозка',
  'coverage.medicalTransport.explain':
    'Вас доставят в подходящую больницу, а при необходимости — в Турцию в сопровождении врача.',
  'coverage.funeralTransport': 'Репатриация тела',
  'coverage.funeralTransport.explain': 'В случае смерти организуют и оплатят перевозку в Турцию.',
  'coverage.emergencyDental': 'Экстренная стоматология',
  'coverage.emergencyDental.explain':
    'Первая помощь при острой зубной боли; коронки и протезы не оплачиваются.',
  'coverage.companionTravel': 'Приезд близкого',
  'coverage.companionTravel.explain':
    'Если вы долго лежите в больнице, оплатят дорогу и проживание одного из родных.',
  'coverage.earlyReturn': 'Досрочное возвращение',
  'coverage.earlyReturn.explain': 'Билет домой, если в семье умер или тяжело заболел близкий.',
  'coverage.luggageLoss': 'Потеря багажа',
  'coverage.luggageLoss.explain': 'Выплата, если перевозчик потерял багаж по пути туда или обратно.',
  'coverage.lostDocuments': 'Потеря паспорта или вида на жительство',
  'coverage.lostDocuments.explain': 'Расходы на дорогу и пошлины, чтобы восстановить документы.',
  'coverage.studyInterruption': 'Прерванный семестр',
  'coverage.studyInterruption.explain':
    'Если пришлось вернуться из-за болезни или смерти в семье, возместят невозвратную плату за жильё и учёбу.',

  'exclusion.preExisting': 'Болезни, которые были до начала полиса, и их лечение',
  'exclusion.plannedTreatment': 'Заранее запланированное лечение, осмотры и косметические процедуры',
  'exclusion.pregnancy': 'Обычные расходы на беременность и роды',
  'exclusion.alcoholDrugs': 'Травмы в состоянии алкогольного или наркотического опьянения',
  'exclusion.homeCountry': 'Болезни и травмы в Турции во время каникул',
  'exclusion.extremeSports': 'Опасные виды спорта: альпинизм, дайвинг, параплан',
  'exclusion.winterSports': 'Травмы при катании на лыжах и в других зимних видах спорта',

  'decline.studentsOnly': 'Программа этой компании только для учёбы; стажировку и работу она не страхует.',
  'decline.countryExcluded': 'Выбранная страна не входит в программу этой компании.',
  'decline.stayTooLong': 'Такой долгий срок эта компания не страхует.',
  'decline.stayTooShort': 'Программа этой компании рассчитана на более долгий срок.',
  'decline.ageLimit': 'Возраст одного из едущих вне пределов, принятых в этой компании.',
} satisfies SameTexts<typeof tr>;
