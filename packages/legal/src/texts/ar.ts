import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ar = {
  'consent.personal-data-notice': 'قرأت إشعار البيانات الشخصية.',
  'consent.personal-data-notice.read': 'قراءة الإشعار',
  'consent.personal-data-notice.error': 'للمتابعة، أكّد أنك قرأت إشعار البيانات الشخصية.',
  'consent.express-consent': 'أوافق صراحةً على مشاركة بياناتي الشخصية مع مقدّمي الخدمات ومعالجتها لخدمتي.',
  'consent.express-consent.read': 'قراءة نص الموافقة',
  'consent.express-consent.error': 'هذه الموافقة اختيارية.',
  'consent.health-data':
    'أوافق صراحةً على معالجة معلوماتي الصحية من أجل العروض والوثيقة ومشاركتها مع شركات التأمين.',
  'consent.health-data.read': 'قراءة موافقة البيانات الصحية',
  'consent.health-data.error':
    'تُعدّ عروض هذا المنتج بالاستناد إلى معلومات صحية؛ وللمتابعة نحتاج إلى موافقتك الصريحة.',
  'consent.marketing': 'أرغب في معرفة الحملات والجديد.',
  'consent.marketing.read': 'قراءة نص الرسائل',
  'consent.marketing.error': 'هذه الموافقة اختيارية.',
  'consent.accuracy': 'أُقرّ بأن المعلومات التي قدّمتها صحيحة وكاملة.',
  'consent.accuracy.read': 'قراءة الإقرار',
  'consent.accuracy.error': 'للمتابعة، يجب أن تُقرّ بصحة المعلومات.',
  'consent.pet-personal-data': 'أوافق على معالجة بياناتي وبيانات حيواني الأليف من أجل التأمين.',
  'consent.pet-personal-data.read': 'قراءة النص',
  'consent.pet-personal-data.error': 'هذه الموافقة اختيارية.',
  'consent.satisfaction-survey-abroad':
    'أوافق على نقل بيانات التواصل معي إلى خارج تركيا من أجل استبيان الرضا.',
  'consent.satisfaction-survey-abroad.read': 'قراءة نص الموافقة',
  'consent.satisfaction-survey-abroad.error': 'هذه الموافقة اختيارية.',
  'consent.pre-information': 'قرأت نموذج المعلومات المسبقة.',
  'consent.pre-information.read': 'قراءة النموذج',
  'consent.pre-information.error': 'للدفع، أكّد أنك قرأت نموذج المعلومات المسبقة.',
  'consent.distance-sales-contract': 'أوافق على عقد البيع عن بُعد.',
  'consent.distance-sales-contract.read': 'قراءة العقد',
  'consent.distance-sales-contract.error': 'للدفع، يجب أن توافق على عقد البيع عن بُعد.',
  'consent.special-terms': 'قرأت نص المعلومات والشروط الخاصة للتأمين.',
  'consent.special-terms.read': 'قراءة النص',
  'consent.special-terms.error': 'للدفع، أكّد أنك قرأت نص المعلومات والشروط الخاصة.',
  'legal.binding': 'النص الملزم هو النص التركي، وهذه الترجمة للاطلاع.',
  'legal.version': 'سارٍ اعتبارًا من {{date}}',
  'legal.read': 'قرأت',
  'legal.accept': 'قرأت وأوافق',
  'legal.loadFailed': 'تعذّر تحميل النص. أعد المحاولة.',
} satisfies SameTexts<typeof tr>;
