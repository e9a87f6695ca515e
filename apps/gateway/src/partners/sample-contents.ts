/** What the sample partners say of themselves: invented offices, people and words (decisions 26). */

const weekdayHours = (hours: string, saturday?: string) => ({
  Mon: hours,
  Tue: hours,
  Wed: hours,
  Thu: hours,
  Fri: hours,
  ...(saturday && { Sat: saturday }),
});

/** the claims of spec §1 */
export const claims = JSON.stringify([
  {
    tr: '2 dakikada poliçe, 60 saniyede ödeme',
    en: 'A policy in 2 minutes, payment in 60 seconds',
    ru: 'Полис за 2 минуты, оплата за 60 секунд',
    ar: 'وثيقة في دقيقتين، ودفع في 60 ثانية',
  },
  { tr: '70 bin müşteri', en: '70 thousand customers', ru: '70 тысяч клиентов', ar: '70 ألف عميل' },
  {
    tr: '1 milyondan fazla teklif',
    en: 'Over 1 million quotes',
    ru: 'Более 1 миллиона предложений',
    ar: 'أكثر من مليون عرض',
  },
  {
    tr: 'En iyi fiyat garantisi, 7/24 destek',
    en: 'Best-price guarantee, support 24/7',
    ru: 'Гарантия лучшей цены, поддержка 24/7',
    ar: 'ضمان أفضل سعر ودعم على مدار الساعة',
  },
]);

const survey = {
  kaynak: {
    tr: 'Kaya Acentelik müşteri anketi, Ekim 2026',
    en: 'Kaya Acentelik customer survey, October 2026',
    ru: 'Опрос клиентов Kaya Acentelik, октябрь 2026',
    ar: 'استبيان عملاء Kaya Acentelik، أكتوبر 2026',
  },
};

export const kayaTestimonials = JSON.stringify([
  {
    ad: 'Selin D.',
    metin: {
      tr: 'Vize randevumdan bir gün önce poliçem elimdeydi. Muafiyeti baştan gördüm, sürpriz çıkmadı.',
      en: 'I had my policy the day before my visa appointment. I saw the excess up front, so no surprises.',
      ru: 'Полис был у меня за день до визита в визовый центр. Франшизу увидела сразу, без сюрпризов.',
      ar: 'كانت الوثيقة في يدي قبل موعد التأشيرة بيوم. رأيت مبلغ التحمّل من البداية فلم تكن هناك مفاجآت.',
    },
    ...survey,
  },
  {
    ad: 'Mert A.',
    metin: {
      tr: 'Beş şirketi yan yana görünce hangisinin neden pahalı olduğunu anladım.',
      en: 'Seeing five insurers side by side, I understood why one of them costs more.',
      ru: 'Увидев пять компаний рядом, я понял, почему одна из них дороже.',
      ar: 'حين رأيت خمس شركات جنبًا إلى جنب فهمت لماذا تكون إحداها أغلى.',
    },
    ...survey,
  },
  {
    ad: 'Ayşe K.',
    metin: {
      tr: 'Tarihi yanlış seçmiştim. Aradım, aynı gün düzelttiler.',
      en: 'I had chosen the wrong date. I called and they put it right the same day.',
      ru: 'Я ошиблась с датой. Позвонила, и в тот же день всё исправили.',
      ar: 'كنت قد اخترت تاريخًا خاطئًا. اتصلت فصُحِّح في اليوم نفسه.',
    },
    ...survey,
  },
]);

export const kayaOffices = JSON.stringify([
  {
    ad: 'Kadıköy',
    adres: 'Örnek Mahallesi, Deneme Sokak 12, Kadıköy, İstanbul',
    telefon: '+90 216 000 00 00',
    harita: '40.9903, 29.0291',
  },
  { ad: 'Çankaya', adres: 'Örnek Caddesi 5, Çankaya, Ankara', telefon: '+90 312 000 00 00' },
]);

export const kayaPersons = JSON.stringify([
  {
    ad: 'Elif Kaya',
    gorev: { tr: 'Seyahat ve sağlık', en: 'Travel and health', ru: 'Поездки и здоровье', ar: 'السفر والصحة' },
    telefon: '+90 500 000 00 01',
    saatler: weekdayHours('09:00-18:00', '10:00-14:00'),
  },
  {
    ad: 'Deniz Arslan',
    gorev: { tr: 'Araç ve konut', en: 'Vehicle and home', ru: 'Авто и жильё', ar: 'السيارة والمنزل' },
    telefon: '+90 500 000 00 02',
    saatler: weekdayHours('12:00-20:00'),
  },
]);

export const kayaHours = JSON.stringify(weekdayHours('09:00-20:00', '10:00-14:00'));

export const yolPersons = JSON.stringify([
  {
    ad: 'Yol Arkadaşı',
    gorev: {
      tr: 'Seyahat danışmanı',
      en: 'Travel adviser',
      ru: 'Консультант по поездкам',
      ar: 'مستشار السفر',
    },
    telefon: '+90 500 000 00 03',
  },
]);

export const yolHours = JSON.stringify({ ...weekdayHours('08:00-22:00', '09:00-22:00'), Sun: '09:00-22:00' });

export const yolTestimonials = JSON.stringify([
  {
    ad: 'Burcu T.',
    metin: {
      tr: 'Havalimanında telefondan aldım; belge birkaç dakikada e-postama geldi.',
      en: 'I bought it on my phone at the airport; the document reached my inbox within minutes.',
      ru: 'Оформила с телефона в аэропорту; документ пришёл на почту через несколько минут.',
      ar: 'اشتريتها من هاتفي في المطار، ووصل المستند إلى بريدي خلال دقائق.',
    },
    kaynak: {
      tr: 'Yol Arkadaşı gezgin anketi, Eylül 2026',
      en: 'Yol Arkadaşı travellers’ survey, September 2026',
      ru: 'Опрос путешественников Yol Arkadaşı, сентябрь 2026',
      ar: 'استبيان مسافري Yol Arkadaşı، سبتمبر 2026',
    },
  },
]);

/** made-up ids of the right shape */
export const videos = JSON.stringify([
  'https://www.youtube.com/watch?v=SigortaOrn1',
  'https://youtu.be/SigortaOrn2',
]);
