import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ar as family } from '../../_family/texts/ar.ts';
import type { tr } from './tr.ts';

export const ar = {
  ...family,
  category: 'تأمين الحمل',
  'page.lead': 'سند في ما لا يُتوقع أثناء الحمل، وفي الولادة أيضًا بعد انقضاء فترة الانتظار.',
  'page.benefit.1': 'علاج الحالات الطارئة أثناء الحمل',
  'page.benefit.2': 'الحاضنة والعناية المركزة في أيام المولود الأولى',
  'page.benefit.3': 'فترة الانتظار مكتوبة بوضوح في كل عرض',

  'step.pregnancy.title': 'الحمل',
  'step.pregnancy.hint': 'تُستخدم الإجابات عن الحمل لإعداد العروض فقط ولا تُحفظ في المسودة.',
  'step.mother.title': 'الأم',
  'step.mother.hint': 'يُكتب اسم المؤمَّن عليها كما في الهوية أو جواز السفر.',

  'field.expecting': 'هل يوجد حمل الآن؟',
  'field.expecting.hint': 'أثناء الحمل يشمل التأمين الحالات غير المتوقعة ورعاية المولود، لا الولادة نفسها.',
  'field.expecting.error': 'حدّد إن كان هناك حمل.',
  'field.expecting.yes': 'نعم، يوجد حمل',
  'field.expecting.no': 'لا، نخطط له',
  'field.pregnancyWeek': 'في أي أسبوع؟',
  'field.pregnancyWeek.hint': 'الأسبوع الذي حدده الطبيب، مثل 11.',
  'field.pregnancyWeek.error': 'اكتب الأسبوع رقمًا بين 1 و41.',
  'field.babies': 'كم مولودًا متوقعًا؟',
  'field.babies.hint': 'إن لم يُعرف بعد فاختر «مولود واحد».',
  'field.babies.error': 'حدّد إن كان المتوقع مولودًا واحدًا أو أكثر.',
  'field.babies.one': 'مولود واحد',
  'field.babies.more': 'توأم أو أكثر',
  'field.province.hint': 'الولاية التي يقع فيها المستشفى.',
  'field.birthDate.error.tooYoung': 'يُقدَّم هذا التأمين من سن 18. تحقّق من تاريخ الميلاد.',
  'field.birthDate.error.tooOld': 'يُقدَّم هذا التأمين عبر الإنترنت حتى سن 45. اتصل بنا لنبحث عن حل معًا.',

  'coverage.birth': 'الولادة',
  'coverage.birth.explain': 'نفقات الولادة الطبيعية أو القيصرية إذا انقضت فترة الانتظار بعد بدء الوثيقة.',
  'coverage.pregnancyComplication': 'مضاعفات الحمل',
  'coverage.pregnancyComplication.explain':
    'العلاج في المستشفى عند خطر ولادة مبكرة أو نزيف أو ارتفاع ضغط وما شابه.',
  'coverage.newborn': 'رعاية المولود',
  'coverage.newborn.explain': 'الحاضنة والعناية المركزة والعلاج في أول 28 يومًا من عمر المولود.',
  'coverage.birthAllowance': 'منحة الولادة',
  'coverage.birthAllowance.explain':
    'مبلغ يُدفع مرة واحدة بعد الولادة. وفي حمل قائم لا يُمنح إلا إذا اشتُريت الوثيقة في الأسابيع الأولى.',
  'coverage.antenatal': 'متابعة الحمل',
  'coverage.antenatal.explain': 'العدد المذكور من الفحوص والتصوير في سنة الوثيقة في مستشفى متعاقد.',
  'coverage.psychology': 'الدعم النفسي',
  'coverage.psychology.explain': 'العدد المذكور من الجلسات مع اختصاصي نفسي أثناء الحمل وبعد الولادة.',
  'coverage.lactation': 'إرشادات الرضاعة',
  'coverage.lactation.explain': 'بعد الولادة مساعدة من قابلة أو ممرضة بالهاتف، وفي البيت عند الحاجة.',

  'exclusion.outsideNetwork': 'المستشفيات والأطباء خارج القائمة المتعاقدة',
  'exclusion.homeBirth': 'ولادة مخطط لها في البيت',
  'exclusion.currentBirth': 'الولادة المخطط لها في الحمل القائم',
  'exclusion.waiting9': 'الولادة خلال أول 9 أشهر (فترة الانتظار)',
  'exclusion.waiting10': 'الولادة خلال أول 10 أشهر (فترة الانتظار)',
  'exclusion.waiting12': 'الولادة خلال أول 12 شهرًا (فترة الانتظار)؛ وتُدفع بعد تجديد الوثيقة',

  'decline.weekTooLate': 'لا تصدر هذه الشركة وثيقة جديدة في هذا الأسبوع من الحمل.',
  'decline.multipleBabies': 'لا تستطيع هذه الشركة تقديم عرض عبر الإنترنت عند توقع أكثر من مولود.',
} satisfies SameTexts<typeof tr>;
