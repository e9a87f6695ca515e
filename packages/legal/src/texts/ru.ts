import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ru = {
  'consent.personal-data-notice': 'Я прочитал(а) уведомление о защите персональных данных.',
  'consent.personal-data-notice.read': 'Прочитать уведомление',
  'consent.personal-data-notice.error': 'Чтобы продолжить, подтвердите, что прочитали уведомление.',
  'consent.express-consent':
    'Я согласен(на) на обработку моих персональных данных и их передачу поставщикам услуг.',
  'consent.express-consent.read': 'Прочитать текст согласия',
  'consent.express-consent.error': 'Чтобы получить предложения страховых компаний, нужно ваше согласие.',
  'consent.marketing': 'Хочу получать сообщения об акциях и новостях.',
  'consent.marketing.read': 'Прочитать текст о рассылке',
  'consent.marketing.error': 'Это согласие необязательно.',
  'consent.pre-information': 'Я прочитал(а) форму предварительной информации.',
  'consent.pre-information.read': 'Прочитать форму',
  'consent.pre-information.error':
    'Чтобы оплатить, подтвердите, что прочитали форму предварительной информации.',
  'consent.distance-sales-contract': 'Я принимаю договор дистанционной продажи.',
  'consent.distance-sales-contract.read': 'Прочитать договор',
  'consent.distance-sales-contract.error': 'Чтобы оплатить, примите договор дистанционной продажи.',
  'consent.special-terms': 'Я прочитал(а) информационный текст и особые условия страхования.',
  'consent.special-terms.read': 'Прочитать текст',
  'consent.special-terms.error':
    'Чтобы оплатить, подтвердите, что прочитали информационный текст и особые условия.',
  'legal.binding': 'Юридическую силу имеет турецкий текст. Этот перевод дан для сведения.',
  'legal.version': 'Действует с {{date}}',
  'legal.accept': 'Прочитано и принято',
  'legal.loadFailed': 'Не удалось загрузить текст. Попробуйте ещё раз.',
} satisfies SameTexts<typeof tr>;
