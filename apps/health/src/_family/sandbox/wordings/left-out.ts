import type { Wording } from '@sigorta/product-kit/clause';

/** What a plan leaves out. */
export const leftOut: readonly Wording[] = [
  {
    exclusion: 'waiting3',
    says: [
      {
        says: 'does-not-pay',
        of: ['inpatient'],
        only: ['planned'],
        bounds: [{ measure: 'months', is: 'up-to', value: 3 }],
      },
    ],
    tr: 'İlk 3 ayda yapılan planlı yatışlar ödenmez; acil durumlar ödenir.',
    en: 'Planned stays in the first 3 months are not paid for; emergencies are.',
    ru: 'Плановая госпитализация в первые 3 месяца не оплачивается; экстренная оплачивается.',
    ar: 'لا تُدفع الإقامات المخطط لها في أول 3 أشهر، وتُدفع الحالات الطارئة.',
  },
  {
    exclusion: 'waiting6',
    says: [
      {
        says: 'does-not-pay',
        of: ['inpatient'],
        only: ['planned'],
        bounds: [{ measure: 'months', is: 'up-to', value: 6 }],
      },
    ],
    tr: 'İlk 6 ayda yapılan planlı yatışlar ödenmez; acil durumlar ödenir.',
    en: 'Planned stays in the first 6 months are not paid for; emergencies are.',
    ru: 'Плановая госпитализация в первые 6 месяцев не оплачивается; экстренная оплачивается.',
    ar: 'لا تُدفع الإقامات المخطط لها في أول 6 أشهر، وتُدفع الحالات الطارئة.',
  },
  {
    exclusion: 'extremeSports',
    says: [{ says: 'does-not-pay', only: ['extremeSports'] }],
    tr: 'Dağcılık, tüplü dalış ve yamaç paraşütünden doğan giderler ödenmez.',
    en: 'Costs arising from mountaineering, scuba diving and paragliding are not paid.',
    ru: 'Расходы вследствие альпинизма, дайвинга и парапланеризма не оплачиваются.',
    ar: 'لا تُدفع النفقات الناشئة عن تسلق الجبال والغوص بالأسطوانات والطيران المظلي.',
  },
  {
    exclusion: 'outsideNetwork',
    says: [{ says: 'does-not-pay', only: ['outsideNetwork'] }],
    tr: 'Anlaşmalı listede olmayan hastane ve hekimlerin gideri ödenmez.',
    en: 'Hospitals and doctors that are not on the contracted list are not paid for.',
    ru: 'Больницы и врачи вне договорного списка не оплачиваются.',
    ar: 'لا تُدفع نفقات المستشفيات والأطباء غير المدرجين في قائمة التعاقد.',
  },
  {
    exclusion: 'pregnancy',
    says: [{ says: 'does-not-pay', only: ['pregnancyRoutine'] }],
    tr: 'Hamilelik ve doğumun olağan giderleri kapsam dışındadır.',
    en: 'Ordinary costs of pregnancy and birth are outside the cover.',
    ru: 'Обычные расходы на беременность и роды не покрываются.',
    ar: 'نفقات الحمل والولادة المعتادة خارج التغطية.',
  },
  {
    exclusion: 'cosmetic',
    says: [{ says: 'does-not-pay', only: ['cosmetic'] }],
    tr: 'Görünümle ilgili estetik işlemler ödenmez.',
    en: 'Cosmetic procedures are not paid for.',
    ru: 'Косметические процедуры не оплачиваются.',
    ar: 'لا تُدفع العمليات التجميلية.',
  },
  {
    exclusion: 'appearance',
    says: [{ says: 'does-not-pay', only: ['appearance'] }],
    tr: 'Sonucun beğenilmemesi ve görünüşe yönelik düzeltmeler ödenmez.',
    en: 'Dislike of the result and corrections of appearance are not paid for.',
    ru: 'Недовольство результатом и коррекция внешности не оплачиваются.',
    ar: 'لا يُدفع عن عدم الرضا عن النتيجة ولا عن تصحيحات المظهر.',
  },
  {
    exclusion: 'firstDays',
    says: [
      {
        says: 'does-not-pay',
        only: ['complicationTreated'],
        bounds: [{ measure: 'days', is: 'up-to', value: 10 }],
      },
    ],
    tr: 'Taburcu olduktan sonraki ilk 10 günde çıkan sorunlar ödenmez.',
    en: 'Problems that appear in the first 10 days after discharge are not paid for.',
    ru: 'Проблемы, возникшие в первые 10 дней после выписки, не оплачиваются.',
    ar: 'لا تُدفع المشكلات التي تظهر في أول 10 أيام بعد الخروج.',
  },
  {
    exclusion: 'currentBirth',
    says: [{ says: 'does-not-pay', of: ['birth'], only: ['currentBirth'] }],
    tr: 'Sigorta başlarken süren hamileliğin planlı doğum gideri ödenmez.',
    en: 'The planned birth of a pregnancy already running when the insurance begins is not paid for.',
    ru: 'Плановые роды по беременности, которая уже шла при начале страхования, не оплачиваются.',
    ar: 'لا تُدفع نفقات الولادة المخطط لها لحمل قائم عند بدء التأمين.',
  },
  {
    exclusion: 'homeBirth',
    says: [{ says: 'does-not-pay', only: ['homeBirth'] }],
    tr: 'Evde planlanan doğumun gideri ödenmez.',
    en: 'A birth planned at home is not paid for.',
    ru: 'Запланированные домашние роды не оплачиваются.',
    ar: 'لا تُدفع نفقات الولادة المخطط لها في المنزل.',
  },
];
