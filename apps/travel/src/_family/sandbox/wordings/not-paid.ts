import type { Wording } from '@sigorta/product-kit/clause';

const untilWeek36 = ['turnagol', 'poyraztas', 'sarikavak'];
const untilWeek28 = ['bulutkaya', 'incirova'];
const noWeek = ['yedicam'];

const pregnant = (week: number): Wording['says'] => [
  { says: 'does-not-pay', only: ['pregnancyRoutine'] },
  {
    says: 'does-not-pay',
    only: ['pregnancy'],
    bounds: [{ measure: 'week', is: 'over', value: week }],
  },
];

/** What a plan leaves out, where it names it. */
export const notPaid: readonly Wording[] = [
  {
    exclusion: 'winterSports',
    says: [{ says: 'does-not-pay', only: ['winterSports'] }],
    tr: 'Kayak, snowboard ve öteki kış sporlarında geçirilen kazaların giderleri ödenmez.',
    en: 'Costs of accidents while skiing, snowboarding or doing other winter sports are not paid.',
    ru: 'Расходы вследствие несчастных случаев при занятиях лыжами, сноубордом и другими зимними видами спорта не оплачиваются.',
    ar: 'لا تُدفع نفقات حوادث التزلج والرياضات الشتوية الأخرى.',
  },
  {
    exclusion: 'extremeSports',
    except: ['bulutkaya'],
    says: [{ says: 'does-not-pay', only: ['extremeSports'] }],
    tr: 'Dağcılık, tüplü dalış, yamaç paraşütü ve benzeri tehlikeli sporlardan doğan giderler ödenmez.',
    en: 'Costs arising from mountaineering, scuba diving, paragliding and similar dangerous sports are not paid.',
    ru: 'Расходы, связанные с альпинизмом, дайвингом, парапланеризмом и подобными опасными видами спорта, не оплачиваются.',
    ar: 'لا تُدفع النفقات الناشئة عن تسلق الجبال والغوص بالأسطوانات والطيران المظلي وما يشبهها من الرياضات الخطرة.',
  },
  {
    exclusion: 'waterSports',
    says: [{ says: 'does-not-pay', only: ['waterSports'] }],
    tr: 'Jet ski, su kayağı ve öteki motorlu su sporlarında geçirilen kazalar ödenmez.',
    en: 'Accidents on jet skis, while water-skiing and in other motorised water sports are not paid for.',
    ru: 'Несчастные случаи на гидроцикле, водных лыжах и в других моторных водных видах спорта не оплачиваются.',
    ar: 'لا تُعوَّض حوادث الدراجات المائية والتزلج على الماء والرياضات المائية الآلية الأخرى.',
  },
  {
    exclusion: 'pregnancy',
    insurers: untilWeek36,
    says: pregnant(36),
    tr: 'Hamilelik ve doğumun olağan giderleri ödenmez; aniden ortaya çıkan durumlarda 36. haftadan sonraki giderler de ödenmez.',
    en: 'Ordinary costs of pregnancy and birth are not paid; in sudden emergencies, costs after week 36 are not paid either.',
    ru: 'Обычные расходы на беременность и роды не оплачиваются; при внезапных состояниях не оплачиваются и расходы после 36-й недели.',
    ar: 'لا تُدفع نفقات الحمل والولادة المعتادة، ولا تُدفع كذلك في الحالات المفاجئة النفقات بعد الأسبوع 36.',
  },
  {
    exclusion: 'pregnancy',
    except: [...untilWeek36, ...untilWeek28, ...noWeek],
    says: pregnant(32),
    tr: 'Hamilelik ve doğumun olağan giderleri ile 32. haftadan sonra hamileliğe bağlı bütün giderler kapsam dışındadır.',
    en: 'Ordinary costs of pregnancy and birth, and all costs due to pregnancy after week 32, are outside the cover.',
    ru: 'Обычные расходы на беременность и роды, а также все расходы из-за беременности после 32-й недели не покрываются.',
    ar: 'نفقات الحمل والولادة المعتادة وجميع النفقات المرتبطة بالحمل بعد الأسبوع 32 خارج التغطية.',
  },
  {
    exclusion: 'pregnancy',
    insurers: untilWeek28,
    says: pregnant(28),
    tr: 'Hamilelik ve doğumun olağan giderleri ödenmez. 28. haftadan sonra hamileliğe bağlı acil giderler de ödenmez.',
    en: 'Ordinary costs of pregnancy and birth are not paid. After week 28, emergency costs due to pregnancy are not paid either.',
    ru: 'Обычные расходы на беременность и роды не оплачиваются. После 28-й недели не оплачиваются и экстренные расходы из-за беременности.',
    ar: 'لا تُدفع نفقات الحمل والولادة المعتادة. وبعد الأسبوع 28 لا تُدفع كذلك النفقات الطارئة المرتبطة بالحمل.',
  },
  {
    exclusion: 'pregnancy',
    insurers: noWeek,
    says: [{ says: 'does-not-pay', only: ['pregnancyRoutine'] }],
    tr: 'Hamilelik ve doğumun olağan giderleri kapsam dışındadır.',
    en: 'Ordinary costs of pregnancy and birth are outside the cover.',
    ru: 'Обычные расходы на беременность и роды не покрываются.',
    ar: 'نفقات الحمل والولادة المعتادة خارج التغطية.',
  },
  {
    exclusion: 'alcoholDrugs',
    says: [{ says: 'does-not-pay', only: ['alcoholDrugs'] }],
    tr: 'Alkol ya da uyuşturucu etkisindeyken geçirilen kazaların giderleri ödenmez.',
    en: 'Costs of accidents under the influence of alcohol or drugs are not paid.',
    ru: 'Расходы вследствие несчастных случаев в состоянии алкогольного или наркотического опьянения не оплачиваются.',
    ar: 'لا تُدفع نفقات الحوادث التي تقع تحت تأثير الكحول أو المخدرات.',
  },
  {
    exclusion: 'preExisting',
    says: [{ says: 'does-not-pay', only: ['preExisting'] }],
    tr: 'Sigorta başlamadan önce var olan hastalıklar ve bunların sonuçları için gider ödenmez.',
    en: 'No costs are paid for illnesses that existed before the insurance began or for their consequences.',
    ru: 'Расходы на заболевания, существовавшие до начала страхования, и на их последствия не оплачиваются.',
    ar: 'لا تُدفع نفقات الأمراض الموجودة قبل بدء التأمين ولا نفقات آثارها.',
  },
  {
    exclusion: 'medicalCosts',
    says: [{ says: 'does-not-pay', only: ['medicalCosts'] }],
    tr: 'Doktor, ilaç ve hastane giderleri bu paketin konusu değildir ve ödenmez.',
    en: 'Costs of doctor, medicine and hospital are not the subject of this package and are not paid.',
    ru: 'Расходы на врача, лекарства и больницу в этот пакет не входят и не оплачиваются.',
    ar: 'نفقات الطبيب والدواء والمستشفى ليست من موضوع هذه الباقة ولا تُدفع.',
  },
];
