import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Seyahat Destek Paketi',
    en: 'Travel Support Package',
    ru: 'Пакет поддержки в поездке',
    ar: 'باقة دعم السفر',
  },
  menu: { tr: 'Seyahat destek', en: 'Travel support', ru: 'Поддержка в пути', ar: 'دعم السفر' },
  text: {
    tr: 'İptal, gecikme ve kayıp bavul: yolda aksayan işler için destek.',
    en: 'Cancellation, delays and lost bags: help when the trip itself goes wrong.',
    ru: 'Отмена, задержка и потерянный багаж: помощь, когда подвела сама поездка.',
    ar: 'إلغاء وتأخير وأمتعة ضائعة: دعم حين تتعثر الرحلة نفسها.',
  },
  title: {
    tr: 'Seyahat destek paketi: iptal, gecikme, bagaj',
    en: 'Travel support: cancellation, delay and luggage',
    ru: 'Страховка отмены поездки, задержки и багажа',
    ar: 'باقة دعم السفر: الإلغاء والتأخير والأمتعة',
  },
  description: {
    tr: 'Gidemediğiniz tatilin bedeli, geciken uçuş, kaybolan bavul ve hukuki yardım için paketleri karşılaştırın, hemen satın alın.',
    en: 'Compare packages for trips you had to cancel, late flights, lost luggage and legal help, and buy online at once.',
    ru: 'Сравните пакеты на случай отмены поездки, задержки рейса, потери багажа и расходов на юриста и оформите онлайн.',
    ar: 'قارن بين الباقات التي تغطي إلغاء الرحلة وتأخر الطيران وضياع الأمتعة والمساعدة القانونية، واشترِ عبر الإنترنت.',
  },
};
