import type { tr } from './tr.ts';

export const ar = {
  'document.personal-data-notice': 'إشعار البيانات الشخصية',
  'document.express-consent': 'نص الموافقة الصريحة',
  'document.health-data-consent': 'الموافقة على البيانات الصحية',
  'document.privacy-policy': 'سياسة الخصوصية',
  'document.marketing-consent': 'الموافقة على الرسائل التجارية',
  'document.accuracy-declaration': 'إقرار بصحة المعلومات',
  'document.pet-personal-data': 'الموافقة الخاصة بتأمين الحيوان الأليف',
  'document.satisfaction-survey-abroad': 'الموافقة على استبيان الرضا خارج البلاد',
  'document.special-terms': 'المعلومات والشروط الخاصة',
  'document.pre-information': 'نموذج المعلومات المسبقة',
  'document.distance-sales-contract': 'عقد البيع عن بُعد',
} satisfies Record<keyof typeof tr, string>;
