import type { tr } from './tr.ts';

export const ru = {
  'document.personal-data-notice': 'Уведомление о персональных данных',
  'document.express-consent': 'Явное согласие',
  'document.health-data-consent': 'Согласие на данные о здоровье',
  'document.privacy-policy': 'Политика конфиденциальности',
  'document.marketing-consent': 'Согласие на рекламные сообщения',
  'document.accuracy-declaration': 'Заявление о достоверности',
  'document.pet-personal-data': 'Согласие для страхования питомца',
  'document.satisfaction-survey-abroad': 'Согласие на опрос за границей',
  'document.special-terms': 'Информация и особые условия',
  'document.pre-information': 'Форма предварительной информации',
  'document.distance-sales-contract': 'Договор дистанционной продажи',
} satisfies Record<keyof typeof tr, string>;
