import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ar = {
  'step.insured.title': 'مالك المركبة',
  'step.insured.hint': 'اكتب اسم المالك المذكور في الرخصة كما هو في هويته.',
  'step.contact.title': 'بيانات التواصل',
  'step.contact.hint': 'إلى أين نرسل العروض والوثيقة؟',

  'field.plate': 'رقم اللوحة',
  'field.plate.hint': 'مثل \u206634 ABC 123\u2069.',
  'field.plate.error': 'تحقّق من رقم اللوحة، مثل \u206634 ABC 123\u2069.',
  'field.licenceSerial': 'الرقم التسلسلي للرخصة',
  'field.licenceSerial.hint': 'حرفان و6 أرقام، مثل AB 123456.',
  'field.licenceSerial.error': 'تحقّق من الرقم التسلسلي للرخصة؛ حرفان و6 أرقام.',
  'field.coverStart': 'تاريخ البدء',
  'field.coverStart.hint': 'أول يوم في التغطية. إن كانت لديك وثيقة فاختر يوم انتهائها.',
  'field.coverStart.error': 'اكتب تاريخ البدء بصيغة يوم/شهر/سنة.',
  'field.coverStart.error.past': 'لا يمكن أن يكون تاريخ البدء قبل اليوم.',
  'field.coverStart.error.tooLate': 'تبدأ التغطية بعد 60 يومًا على الأكثر. اختر يومًا أقرب.',
  'field.vehicleType': 'نوع المركبة',
  'field.vehicleType.hint': 'مذكور في الرخصة في سطر «cinsi».',
  'field.vehicleType.error': 'اختر نوع المركبة.',
  'field.vehicleType.car': 'سيارة',
  'field.vehicleType.van': 'شاحنة صغيرة (بيك أب)',
  'field.vehicleType.minibus': 'حافلة صغيرة',
  'field.vehicleType.motorcycle': 'دراجة نارية',
  'field.birthDate.error.tooYoung': 'يجب أن يكون صاحب الوثيقة قد أتمّ 18 سنة. تحقق من تاريخ الميلاد.',

  'premium.net': 'القسط الصافي',
  'premium.extras': 'التغطيات الإضافية',
  'premium.bsmv': 'ضريبة التأمين ⁦BSMV⁩ (5%)',
  'premium.trafficFund': 'صندوق تطوير خدمات المرور',
  'premium.guaranteeAccount': 'حساب الضمان (Güvence Hesabı)',

  'decline.vehicleType': 'لا تؤمّن هذه الشركة هذا النوع من المركبات.',
  'decline.startsTooSoon': 'تبدأ التغطية لدى هذه الشركة من الغد على أقرب تقدير.',
} satisfies SameTexts<typeof tr>;
