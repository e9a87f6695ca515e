import type { Clause } from '@sigorta/product-kit/clause';

export const clauses: readonly Clause[] = [
  {
    number: 'S.1',
    tr: 'Sigorta, poliçede adı ve türü yazılı hayvan için geçerlidir.',
    en: 'The insurance applies to the animal whose name and species are stated in the policy.',
    ru: 'Страхование распространяется на животное, имя и вид которого указаны в полисе.',
    ar: 'يسري التأمين على الحيوان المذكور اسمه ونوعه في الوثيقة.',
  },
  {
    number: 'S.2',
    tr: 'Tedavi giderleri, veteriner hekimin faturası ve muayene notuyla ödenir.',
    en: 'Treatment is paid for against the veterinary surgeon’s invoice and examination note.',
    ru: 'Лечение оплачивается по счёту ветеринарного врача и записи об осмотре.',
    ar: 'تُدفع نفقات العلاج مقابل فاتورة الطبيب البيطري وتقرير الفحص.',
  },
];
