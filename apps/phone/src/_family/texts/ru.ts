import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ru = {
  'step.device.title': 'Ваш телефон',
  'step.device.hint': 'Выберите марку и модель из списка; объём памяти указан рядом с моделью.',
  'step.insured.title': 'Владелец телефона',
  'step.insured.hint': 'Полис оформляется на этого человека. Укажите имя как в документе.',
  'step.contact.title': 'Контакты',
  'step.contact.hint': 'Куда прислать предложения и полис?',
  'field.brand': 'Марка',
  'field.brand.hint': 'Можно искать, набирая название.',
  'field.brand.error': 'Выберите марку.',
  'field.model': 'Модель',
  'field.model.hint': 'Сначала выберите марку.',
  'field.model.error': 'Выберите модель.',
  'field.isNewDevice': 'Устройство новое',
  'field.isNewDevice.hint': 'Отметьте, если оно только из коробки и им ещё не пользовались.',
  'field.isNewDevice.error': 'Укажите, новое ли устройство.',
  'field.imei': 'Номер IMEI',
  'field.imei.hint':
    '15 цифр, которые появятся, если набрать *#06#. Полис действует только для телефона с этим номером, поэтому мы его спрашиваем.',
  'field.imei.error': 'Проверьте номер IMEI: в нём 15 цифр.',
  'field.birthDate.error.tooYoung': 'Владельцу полиса должно быть не меньше 18 лет. Проверьте дату рождения.',
  'field.insured.error.tooFew': 'Укажите владельца телефона.',
  'field.insured.error.tooMany': 'Полис оформляется на одного человека.',
  'decline.brandNotCovered': 'Эта компания не страхует телефоны этой марки.',
  'decline.newOnly': 'Эта компания принимает только новые телефоны, прямо из коробки.',
  'decline.deviceTooOld': 'Модель старее, чем принимает эта компания.',
  'decline.deviceTooCheap': 'Телефон стоит меньше нижнего предела этой компании.',
  'decline.deviceTooDear': 'Телефон стоит больше верхнего предела этой компании.',
  'decline.unknownDevice': 'Эта компания не знает такой модели.',
  'document.note.1': 'Полис действует только для телефона, номер IMEI которого указан выше.',
} satisfies SameTexts<typeof tr>;
