import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ru = {
  'step.insured.title': 'Владелец',
  'step.insured.hint': 'Укажите владельца по свидетельству о регистрации, как в удостоверении личности.',
  'step.contact.title': 'Контакты',
  'step.contact.hint': 'Куда прислать предложения и полис?',

  'field.plate': 'Номер автомобиля',
  'field.plate.hint': 'Например, 34 ABC 123.',
  'field.plate.error': 'Проверьте номер автомобиля, например 34 ABC 123.',
  'field.licenceSerial': 'Серия и номер свидетельства',
  'field.licenceSerial.hint': '2 буквы и 6 цифр, например AB 123456.',
  'field.licenceSerial.error': 'Проверьте серию и номер свидетельства: 2 буквы и 6 цифр.',
  'field.coverStart': 'Дата начала',
  'field.coverStart.hint': 'Первый день защиты. Если полис уже есть, выберите день, когда он заканчивается.',
  'field.coverStart.error': 'Введите дату начала: день/месяц/год.',
  'field.coverStart.error.past': 'Дата начала не может быть раньше сегодняшней.',
  'field.coverStart.error.tooLate':
    'Защита может начаться не позже чем через 60 дней. Выберите день поближе.',
  'field.vehicleType': 'Тип транспорта',
  'field.vehicleType.hint': 'В свидетельстве указан в строке «cinsi».',
  'field.vehicleType.error': 'Выберите тип транспорта.',
  'field.vehicleType.car': 'Легковой автомобиль',
  'field.vehicleType.van': 'Фургон или пикап',
  'field.vehicleType.minibus': 'Микроавтобус',
  'field.vehicleType.motorcycle': 'Мотоцикл',
  'field.birthDate.error.tooYoung': 'Владельцу полиса должно быть не меньше 18 лет. Проверьте дату рождения.',

  'premium.net': 'Страховая премия без налогов и сборов',
  'premium.extras': 'Дополнительное покрытие',
  'premium.bsmv': 'Налог на страхование BSMV (5 %)',
  'premium.trafficFund': 'Фонд развития дорожных служб',
  'premium.guaranteeAccount': 'Гарантийный счёт (Güvence Hesabı)',

  'decline.vehicleType': 'Эта компания не страхует такой тип транспорта.',
  'decline.startsTooSoon': 'В этой компании защита начинается не раньше завтрашнего дня.',
} satisfies SameTexts<typeof tr>;
