import { languageNames } from '@sigorta/i18n/language-names';
import type { PrintedSheet } from '../../documents/beside.ts';
import { certificateSample, paperWith } from './mutated-certificates.ts';

const pair = (first: string, second: string) => ({ first, second });

/** An Arabic paper with Turkish beside it that has every part a paper can have, written by hand. */
export const fullSheet: PrintedSheet = {
  ...paperWith(certificateSample),
  lang: 'ar',
  rtl: true,
  second: 'tr',
  title: 'وثيقة تأمين LAL8662387676',
  kicker: pair('وثيقة تأمين', 'Poliçe'),
  heading: pair('تأمين السفر الصحي إلى الخارج', 'Yurt dışı seyahat sağlık sigortası'),
  panel: {
    label: pair('رقم الوثيقة', 'Poliçe no'),
    value: 'LAL8662387676',
    rows: [{ label: pair('الشركة', 'Şirket'), text: 'Laledere Sigorta' }],
  },
  facts: [
    { label: pair('المدة', 'Süre'), values: [{ text: pair('12 يوما', '12 gün') }] },
    {
      label: pair('البلد', 'Ülke'),
      values: [{ text: 'دول شنغن' }, { text: 'النمسا وألمانيا واليونان', fine: true }],
    },
  ],
  persons: {
    title: 'المؤمن عليهم',
    columns: ['الاسم الكامل', 'تاريخ الميلاد', 'رقم الهوية أو جواز السفر'],
    rows: [
      { name: 'Defne Aydın', cells: ['05.07.1990', '72243755252'] },
      { name: 'محمد الأنصاري', cells: ['28.02.1986', 'PB4471902'] },
    ],
  },
  coverages: {
    title: pair('ما تشمله التغطية', 'Teminatlar'),
    columns: ['التغطية', 'الحد الأقصى'],
    rows: [
      { name: 'العلاج الطبي الطارئ', text: '30.000 €', ltr: true, covered: true },
      { name: 'إلغاء الرحلة', text: 'غير مشمول', covered: false },
    ],
    excess: { label: 'مبلغ التحمل', text: '50 €', ltr: true },
  },
  lists: [{ title: 'ما لا تشمله التغطية', items: ['الإصابات التي كانت قبل بدء التغطية', 'الرياضات الخطرة'] }],
  money: {
    title: 'السعر',
    rows: [{ label: 'الأقساط', text: '3', ltr: true }],
    total: { label: 'مجموع المدفوع', text: '925,00 TL', ltr: true },
    note: 'سعر بيع العملات للبنك المركزي التركي بتاريخ 20 نوفمبر 2026.',
  },
  claims: {
    title: pair('المطالبات والمساعدة', 'Hasar ve acil destek'),
    text: 'اتصل بهذا الرقم أولا واذكر رقم وثيقتك.',
    lines: [
      { where: 'من أي مكان', phone: '+90 212 000 04 02' },
      { where: 'ألمانيا', phone: '+49 30 000 00 00' },
    ],
  },
  clauses: {
    title: 'الشروط الخاصة',
    note: 'النص كما أرسلته شركة التأمين، والنص التركي هو الملزم.',
    clause: 'البند',
    names: languageNames,
    rows: [
      {
        number: '1.1',
        text: 'The insurer pays for emergency treatment abroad.',
        lang: 'en',
        also: { text: 'Şirket yurt dışındaki acil tedaviyi öder.', lang: 'tr' },
      },
    ],
  },
  parties: [
    {
      title: 'شركة التأمين',
      name: 'Laledere Sigorta A.Ş.',
      rows: [{ label: 'العنوان', text: 'Şişli / İstanbul', ltr: true }],
    },
  ],
  verify: {
    title: 'تحقق من صحة هذه الوثيقة',
    text: 'امسح الرمز بهاتفك أو افتح العنوان. تبين الصفحة فقط إن كان رقم الوثيقة وبصمتها صحيحين، ولا تعرض أي بيانات شخصية.',
    url: 'https://sigorta.example/dogrula/LAL8662387676/457631ceaefee6da',
    code: 'sigorta.example/dogrula/LAL8662387676/457631ceaefee6da',
    qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>',
    alt: 'رمز QR لصفحة التحقق',
    signed: null,
  },
  notes: [
    'يمكنك العدول خلال 14 يوما من يوم الشراء من دون ذكر سبب. إذا ألغيت قبل بدء التغطية يعاد إليك كل ما دفعته.',
  ],
};
