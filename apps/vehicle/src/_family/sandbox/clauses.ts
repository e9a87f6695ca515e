import type { Clause } from '@sigorta/product-kit/clause';

export const clauses: readonly Clause[] = [
  {
    number: 'S.1',
    tr: 'Kazadan sonra tutanak düzenlenir. Yaralanan varsa ya da tutanakta anlaşılamıyorsa kolluk çağrılır.',
    en: 'An accident report is drawn up after an accident. The police are called if anyone is hurt or the report cannot be agreed.',
    ru: 'После аварии составляется протокол. Если есть пострадавшие или согласовать протокол не удалось, вызывают полицию.',
    ar: 'يُحرَّر محضر بعد الحادث. وتُستدعى الشرطة إذا وُجد مصاب أو تعذّر الاتفاق على المحضر.',
  },
  {
    number: 'S.2',
    tr: 'Aracı geçerli sürücü belgesi olmayan ya da alkollü biri kullanırken doğan zararlarda genel şartlardaki hükümler uygulanır.',
    en: 'For losses while the vehicle is driven by someone without a valid driving licence or under the influence of alcohol, the provisions of the general conditions apply.',
    ru: 'К убыткам, возникшим при управлении лицом без действующих прав или в состоянии опьянения, применяются положения общих условий.',
    ar: 'تُطبّق أحكام الشروط العامة على الأضرار الناشئة أثناء قيادة شخص لا يحمل رخصة سارية أو تحت تأثير الكحول.',
  },
];
