import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ar = {
  'step.device.title': 'هاتفك',
  'step.device.hint': 'اختر الماركة والطراز من القائمة، وسعة التخزين مكتوبة بجانب الطراز.',
  'step.insured.title': 'صاحب الهاتف',
  'step.insured.hint': 'تصدر الوثيقة باسم هذا الشخص. اكتب الاسم كما هو في وثيقة الهوية.',
  'step.contact.title': 'بيانات التواصل',
  'step.contact.hint': 'إلى أين نرسل العروض والوثيقة؟',
  'field.brand': 'الماركة',
  'field.brand.hint': 'اكتب لتبحث.',
  'field.brand.error': 'اختر الماركة.',
  'field.model': 'الطراز',
  'field.model.hint': 'اختر الماركة أولًا.',
  'field.model.error': 'اختر الطراز.',
  'field.isNewDevice': 'الجهاز جديد',
  'field.isNewDevice.hint': 'ضع علامة إن كان قد خرج من علبته الآن ولم يُستخدم من قبل.',
  'field.isNewDevice.error': 'حدّد إن كان الجهاز جديدًا.',
  'field.imei': 'رقم IMEI للهاتف',
  'field.imei.hint':
    'الأرقام الـ 15 التي تظهر عند طلب \u2066*#06#\u2069. نسأل عنها لأن الوثيقة لا تسري إلا على الهاتف الذي يحمل هذا الرقم.',
  'field.imei.error': 'تحقّق من رقم IMEI؛ يتكوّن من 15 رقمًا.',
  'field.birthDate.error.tooYoung': 'يجب ألا يقل عمر صاحب الوثيقة عن 18 عامًا. تحقّق من تاريخ الميلاد.',
  'field.insured.error.tooFew': 'اكتب بيانات صاحب الهاتف.',
  'field.insured.error.tooMany': 'تصدر الوثيقة باسم شخص واحد.',
  'decline.brandNotCovered': 'لا تقدّم هذه الشركة عروضًا لهواتف هذه الماركة.',
  'decline.newOnly': 'لا تقبل هذه الشركة إلا الهواتف الجديدة من العلبة.',
  'decline.deviceTooOld': 'الطراز أقدم مما تقبله هذه الشركة.',
  'decline.deviceTooCheap': 'قيمة الهاتف أقل من الحد الأدنى لهذه الشركة.',
  'decline.deviceTooDear': 'قيمة الهاتف أعلى من الحد الأقصى لهذه الشركة.',
  'decline.unknownDevice': 'لا تعرف هذه الشركة هذا الطراز.',
  'document.note.1': 'لا تسري هذه الوثيقة إلا على الهاتف المذكور رقم IMEI الخاص به أعلاه.',
} satisfies SameTexts<typeof tr>;
