import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const ar = {
  'particulars.title': 'من سنؤمّن عليه؟',
  'particulars.lead': 'رأيت السعر. اكتب الآن من ستشملهم الوثيقة وكيف نتواصل معك.',
  'particulars.submit': 'الانتقال إلى الدفع',
  'particulars.submitting': 'نطلب السعر النهائي',
  'particulars.offer': 'العرض الذي اخترته',
  'particulars.kept': 'لا تغيّر الشركة هذا السعر بعد معرفة المؤمَّن عليهم.',
  'particulars.indicative':
    'تحدّد الشركة السعر النهائي بعد معرفة المؤمَّن عليهم. إذا اختلف فسترى المبلغين جنبًا إلى جنب، ولن يُخصم شيء قبل موافقتك.',
  'particulars.failed': 'تعذّر إرسال بياناتك',
  'particulars.firming': 'نطلب السعر النهائي: {{insurer}}',
  'particulars.firmFailed': 'تعذّر الحصول على السعر النهائي',
  'particulars.moved.title': 'السعر النهائي يختلف عن السعر الذي رأيته',
  'particulars.moved.old': 'السعر الذي رأيته',
  'particulars.moved.new': 'السعر النهائي',
  'particulars.moved.accept': 'أوافق على {{amount}}',
  'particulars.reason.claims-history': 'أضافت الشركة إلى السعر مطالبات سابقة مسجّلة لديها.',
  'particulars.reason.insurer': 'حدّدت الشركة هذا السعر بعد معرفة المؤمَّن عليهم ولم تذكر السبب.',
  'particulars.firm.title': 'السعر نهائي',
  'particulars.firm.text': 'بياناتك لدى الشركة، ولم يتغيّر المبلغ: {{amount}}.',
  'particulars.toPayment': 'الانتقال إلى الدفع',
  'particulars.edit': 'تصحيح البيانات',
  'particulars.others': 'عروض أخرى',
  'particulars.declined.title': 'سحبت الشركة هذا العرض',
  'particulars.declined.text': 'لم يُخصم أي مبلغ. بياناتك محفوظة ولن تكتبها من جديد لعرض آخر.',
  'particulars.otherCar': 'طُلب السعر لسيارة أخرى. لتأمين هذه السيارة اطلب الأسعار من جديد.',
  'particulars.otherCar.title': 'السعر الذي تراه لسيارة أخرى',
  'particulars.otherCar.text':
    'يستند السعر إلى بيانات السجل عن السيارة التي بُحث عنها. أعد لوحتها ورقم رخصتها، أو اطلب الأسعار لهذه السيارة؛ ما كتبته يبقى.',
  'particulars.askAgain': 'طلب الأسعار من جديد',
} satisfies TextsLike<typeof tr>;
