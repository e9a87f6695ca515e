import type { Clause } from '@sigorta/product-kit/clause';

export const clauses: readonly Clause[] = [
  {
    number: 'S.1',
    tr: 'Sigorta, poliçede adresi yazılı konut için geçerlidir.',
    en: 'The insurance applies to the home whose address is stated in the policy.',
    ru: 'Страхование распространяется на жильё, адрес которого указан в полисе.',
    ar: 'يسري التأمين على المسكن المذكور عنوانه في الوثيقة.',
  },
  {
    number: 'S.2',
    tr: 'Zararı azaltmak için yapılan makul giderler ayrıca ödenir. Hasarlı yer, eksper görünceye kadar değiştirilmez.',
    en: 'Reasonable costs of reducing the loss are paid in addition. The damaged place is left as it is until the loss adjuster has seen it.',
    ru: 'Разумные расходы на уменьшение убытка оплачиваются дополнительно. Повреждённое место остаётся без изменений до осмотра экспертом.',
    ar: 'تُدفع إضافةً إلى ذلك النفقات المعقولة لتقليل الضرر. ويُترك المكان المتضرر على حاله حتى يعاينه الخبير.',
  },
];
