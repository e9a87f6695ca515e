import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const ar = {
  'way.title': 'كيف تودّ الدفع؟',
  'way.card': 'بالبطاقة',
  'way.transfer': 'بحوالة بنكية',
  'transfer.title': 'حوالة بنكية',
  'transfer.lead':
    'بعد أن تؤكد نعرض لك رقم IBAN ورمزًا مرجعيًا خاصًا بك، ونرسلهما إلى بريدك أيضًا. وحين يصل المال إلى حسابنا ونتحقق منه نتابع معاملتك.',
  'transfer.hold': 'ننتظر حتى {{until}}. يجب أن تكون الحوالة في حسابنا قبل ذلك.',
  'transfer.firstName': 'الاسم',
  'transfer.lastName': 'اسم العائلة',
  'transfer.error.firstName': 'اكتب اسمك.',
  'transfer.error.lastName': 'اكتب اسم عائلتك.',
  'transfer.submit': 'اعرض بيانات الحوالة · {{amount}}',
  'transfer.safe': 'لا يُسحب شيء الآن. إن لم تصل الحوالة في وقتها يُغلق الطلب، ويمكنك حينها الدفع بالبطاقة.',
  'transfer.running': 'نجهّز بيانات الحوالة',
  'transfer.waiting.title': 'ننتظر حوالتك',
  'transfer.waiting.text': 'أرسل المبلغ إلى الحساب أدناه واكتب الرمز المرجعي وحده في وصف الحوالة.',
  'transfer.amount': 'المبلغ',
  'transfer.iban': 'رقم IBAN',
  'transfer.holder': 'المستفيد',
  'transfer.bank': 'البنك',
  'transfer.reference': 'الرمز المرجعي (اكتبه في وصف الحوالة)',
  'transfer.until': 'آخر موعد للوصول',
  'transfer.copy': 'نسخ',
  'transfer.copyNamed': 'نسخ: {{name}}',
  'transfer.copied': 'نُسخ: {{name}}',
  'transfer.then.title': 'ماذا بعد؟',
  'transfer.then.1': 'أرسل المبلغ كاملًا كما هو. فإن وصل أقل أو أكثر اتصل بك أحد موظفينا.',
  'transfer.then.2': 'نتحقق من الحوالة حين تصل، ويستغرق ذلك عادةً بضع ساعات في أوقات العمل.',
  'transfer.then.3': 'نكتب إليك النتيجة بالبريد. يمكنك إغلاق هذه الصفحة وفتحها من الرسالة.',
  'transfer.expired.title': 'لم تصل الحوالة في وقتها',
  'transfer.expired.text':
    'إن لم ترسلها بعد فلا ترسلها. وإن أرسلتها فاتصل بنا: حين يصل المال يتواصل معك أحد موظفينا أو يعيده إليك.',
  'transfer.openByPhone': 'اعرض بيانات الحساب برمز رسالة نصية',
  'transfer.elsewhere':
    'بيانات الحساب في بريدك الإلكتروني، وتظهر على هذا الجهاز برمز نرسله إلى رقم الهاتف الذي كتبته عند الشراء.',
} satisfies TextsLike<typeof tr>;
