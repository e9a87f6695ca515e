import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ru = {
  'consent.personal-data-notice': 'Уведомление о персональных данных прочитано.',
  'consent.personal-data-notice.read': 'Прочитать уведомление',
  'consent.personal-data-notice.error': 'Чтобы продолжить, подтвердите, что прочитали уведомление.',
  'consent.express-consent':
    'Даю согласие на передачу моих персональных данных поставщикам услуг и их обработку для обслуживания.',
  'consent.express-consent.read': 'Прочитать текст согласия',
  'consent.express-consent.error': 'Это согласие необязательно.',
  'consent.health-data':
    'Даю согласие на обработку сведений о моём здоровье для предложений и полиса и их передачу страховым компаниям.',
  'consent.health-data.read': 'Прочитать согласие о здоровье',
  'consent.health-data.error':
    'Предложения по этому продукту готовятся с учётом сведений о здоровье; чтобы продолжить, нужно ваше согласие.',
  'consent.marketing': 'Хочу получать сообщения об акциях и новостях.',
  'consent.marketing.read': 'Прочитать текст о рассылке',
  'consent.marketing.error': 'Это согласие необязательно.',
  'consent.accuracy': 'Заявляю, что указанные мной сведения верны и полны.',
  'consent.accuracy.read': 'Прочитать заявление',
  'consent.accuracy.error': 'Чтобы продолжить, подтвердите, что сведения верны.',
  'consent.pet-personal-data': 'Даю согласие на обработку моих данных и данных питомца для страхования.',
  'consent.pet-personal-data.read': 'Прочитать текст',
  'consent.pet-personal-data.error': 'Это согласие необязательно.',
  'consent.satisfaction-survey-abroad':
    'Даю согласие на передачу моих контактов за рубеж для опроса об удовлетворённости.',
  'consent.satisfaction-survey-abroad.read': 'Прочитать текст согласия',
  'consent.satisfaction-survey-abroad.error': 'Это согласие необязательно.',
  'consent.pre-information': 'Форма предварительной информации прочитана.',
  'consent.pre-information.read': 'Прочитать форму',
  'consent.pre-information.error':
    'Чтобы оплатить, подтвердите, что прочитали форму предварительной информации.',
  'consent.distance-sales-contract': 'Принимаю договор дистанционной продажи.',
  'consent.distance-sales-contract.read': 'Прочитать договор',
  'consent.distance-sales-contract.error': 'Чтобы оплатить, примите договор дистанционной продажи.',
  'consent.special-terms': 'Информационный текст и особые условия страхования прочитаны.',
  'consent.special-terms.read': 'Прочитать текст',
  'consent.special-terms.error':
    'Чтобы оплатить, подтвердите, что прочитали информационный текст и особые условия.',
  'legal.binding': 'Юридическую силу имеет турецкий текст. Этот перевод дан для сведения.',
  'legal.version': 'Действует с {{date}}',
  'legal.read': 'Прочитано',
  'legal.accept': 'Прочитано и принято',
  'legal.loadFailed': 'Не удалось загрузить текст. Попробуйте ещё раз.',
} satisfies SameTexts<typeof tr>;
