import type { Clause } from '@sigorta/product-kit/clause';

export const clauses: readonly Clause[] = [
  {
    number: 'S.1',
    tr: 'Sigorta, IMEI numarası poliçede yazılı cihaz için geçerlidir.',
    en: 'The insurance applies to the device whose IMEI number is stated in the policy.',
    ru: 'Страхование распространяется на устройство, номер IMEI которого указан в полисе.',
    ar: 'يسري التأمين على الجهاز المذكور رقم IMEI الخاص به في الوثيقة.',
  },
  {
    number: 'S.2',
    tr: 'Onarım, şirketin bildirdiği yetkili serviste yapılır. Çalınan cihaz için kolluk tutanağı istenir.',
    en: 'Repairs are made by the authorised service the insurer names. For a stolen device a police report is required.',
    ru: 'Ремонт выполняет авторизованный сервис, указанный страховщиком. При краже устройства нужен протокол полиции.',
    ar: 'يُجرى الإصلاح لدى مركز الخدمة المعتمد الذي تحدده الشركة. ويُطلب محضر الشرطة عند سرقة الجهاز.',
  },
];
