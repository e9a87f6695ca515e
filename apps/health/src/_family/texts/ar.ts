import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ar = {
  'step.contact.title': 'بيانات التواصل',
  'step.contact.hint': 'إلى أين نرسل العروض والوثيقة؟',

  'field.coverStart': 'تاريخ البدء',
  'field.coverStart.hint': 'أول يوم في التغطية: اليوم أو خلال الأيام التسعين القادمة.',
  'field.coverStart.error': 'اكتب تاريخ البدء بصيغة يوم/شهر/سنة.',
  'field.coverStart.error.past': 'لا يمكن أن يكون تاريخ البدء قبل اليوم.',
  'field.coverStart.error.tooLate': 'يمكن أن تبدأ التغطية بعد 90 يومًا على الأكثر. اختر يومًا أقرب.',
  'rule.samePerson': 'هذا الرقم مكتوب لشخص آخر أيضًا. صحّح الرقم أو احذف الشخص.',

  'coverage.wideNetwork': 'شبكة مستشفيات واسعة',
  'coverage.wideNetwork.explain':
    'تسري الوثيقة في أوسع فئة من مستشفيات الشركة. ومن دونها تُستخدم في قائمة أقصر من المستشفيات تُرفق بالوثيقة.',
  'coverage.ambulance': 'سيارة إسعاف',
  'coverage.ambulance.explain': 'في الحالة الطارئة تنقلك سيارة إسعاف إلى أقرب مستشفى مناسب.',
  'coverage.doctorLine': 'استشارة طبيب بالهاتف',
  'coverage.doctorLine.explain': 'تسأل طبيبًا بالهاتف في أي ساعة. وفي الحالة الطارئة اتصل أولًا بالرقم 112.',

  'exclusion.preExisting': 'الأمراض الموجودة قبل بدء الوثيقة وعلاجها',
  'exclusion.cosmetic': 'العمليات التجميلية المتعلقة بالمظهر',
  'exclusion.alcoholDrugs': 'الإصابات تحت تأثير الكحول أو المخدرات',
  'exclusion.extremeSports': 'الرياضات الخطرة مثل تسلق الجبال والغوص والطيران المظلي',
  'exclusion.fertility': 'علاج العقم وأطفال الأنابيب',
  'exclusion.experimental': 'العلاجات غير المعترف بها طبيًا',
  'exclusion.war': 'الحروب والاضطرابات والحوادث النووية',

  'decline.ageLimit': 'عمر مذكور في الطلب خارج الحدود التي تقبلها هذه الشركة.',
  'decline.startsTooSoon': 'تبدأ التغطية لدى هذه الشركة من الغد على أقرب تقدير.',
  'decline.tooManyPersons': 'لا تؤمّن هذه الشركة هذا العدد من الأشخاص في وثيقة واحدة.',
} satisfies SameTexts<typeof tr>;
