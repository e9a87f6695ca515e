import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Scooter Kiralama Sigortası',
    en: 'Scooter Rental Insurance',
    ru: 'Страхование при аренде самоката',
    ar: 'تأمين استئجار السكوتر',
  },
  menu: { tr: 'Scooter', en: 'Scooter', ru: 'Самокат', ar: 'سكوتر' },
  text: {
    tr: 'Kiralık scooterda düşerseniz ya da birine çarparsanız masraf size kalmasın.',
    en: 'If you fall or hit someone on a rented scooter, the bill isn’t yours alone.',
    ru: 'Упали или задели кого-то на прокатном самокате? Расходы покроет полис.',
    ar: 'إن سقطت أو صدمت أحدًا بسكوتر مستأجر فلا تتحمّل التكاليف وحدك.',
  },
  title: {
    tr: 'Kiralık elektrikli scooter sigortası teklifleri',
    en: 'Insurance for rented e-scooters in Türkiye',
    ru: 'Страховка для прокатного электросамоката в Турции',
    ar: 'تأمين السكوتر الكهربائي المستأجر في تركيا',
  },
  description: {
    tr: 'Kiralık elektrikli scooter için ferdi kaza ve sorumluluk teklifleri. Yalnızca kullandığınız günleri ödeyin, poliçeyi hemen indirin.',
    en: 'Accident and liability offers for rented e-scooters. Pay only for the days you ride and download the policy at once.',
    ru: 'Несчастный случай и ответственность для прокатных самокатов. Платите только за дни поездок и сразу скачайте полис.',
    ar: 'عروض الحوادث والمسؤولية للسكوتر المستأجر. ادفع عن أيام الركوب فقط ونزّل الوثيقة فورًا.',
  },
};
