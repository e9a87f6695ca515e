import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ar = {
  category: 'تأمين استئجار السكوتر',
  'page.lead':
    'إن صدمت أحدًا بسكوتر مستأجر عُوّض ضرره، وإن أصابك عجز دائم دُفع لك مبلغ. وبعض الخطط تدفع تكاليف علاجك أيضًا.',
  'page.benefit.1': 'السعر عن أيام الاستئجار فقط',
  'page.benefit.2': 'الحوادث الشخصية والمسؤولية تجاه الغير',
  'page.benefit.3': 'يمكن شراؤه بجواز السفر، حتى خمسة سائقين',

  'step.rental.title': 'الاستئجار',
  'step.rental.hint': 'في أي أيام ستستعمل السكوتر؟',
  'step.insured.title': 'من سيقود؟',
  'step.insured.hint': 'اكتب اسم كل سائق كما هو في هويته أو جواز سفره.',
  'step.contact.title': 'بيانات التواصل',
  'step.contact.hint': 'إلى أين نرسل الوثيقة؟',

  'field.rentalStart': 'اليوم الأول',
  'field.rentalStart.hint': 'اليوم أو خلال الأيام التسعين القادمة.',
  'field.rentalStart.error': 'اكتب اليوم الأول بصيغة يوم/شهر/سنة.',
  'field.rentalStart.error.past': 'لا يمكن أن يكون اليوم الأول قبل اليوم.',
  'field.rentalStart.error.tooLate': 'يكون اليوم الأول بعد 90 يومًا على الأكثر. اختر يومًا أقرب.',
  'field.rentalEnd': 'اليوم الأخير',
  'field.rentalEnd.hint': 'تستمر التغطية حتى نهاية هذا اليوم.',
  'field.rentalEnd.error': 'اكتب اليوم الأخير بصيغة يوم/شهر/سنة.',
  'field.rentalEnd.error.past': 'لا يمكن أن يكون اليوم الأخير قبل اليوم.',
  'field.rentalEnd.error.order': 'لا يمكن أن يكون اليوم الأخير قبل اليوم الأول.',
  'rule.rentalTooLong': 'لا تزيد مدة الاستئجار على 30 يومًا. اختر يومًا أخيرًا أبكر.',
  'rule.samePerson': 'هذا الرقم مكتوب لسائق آخر أيضًا. صحّح الرقم أو احذف الشخص.',
  'field.birthDate.error.tooYoung': 'لا يجوز لمن دون 15 سنة قيادة السكوتر الكهربائي. تحقق من تاريخ الميلاد.',

  'coverage.personalAccident': 'الحوادث الشخصية',
  'coverage.personalAccident.explain': 'مبلغ مقطوع إذا أدى حادث أثناء القيادة إلى وفاة أو عجز دائم.',
  'coverage.thirdPartyLiability': 'المسؤولية تجاه الغير',
  'coverage.thirdPartyLiability.explain': 'يُعوَّض ضرر من تصدمه من مشاة أو مركبات حتى هذا المبلغ.',
  'coverage.medicalExpenses': 'نفقات العلاج',
  'coverage.medicalExpenses.explain': 'الطبيب والدواء والمستشفى بعد الحادث.',
  'coverage.scooterDamage': 'ضرر السكوتر المستأجر',
  'coverage.scooterDamage.explain': 'المبلغ الذي تطلبه منك شركة التأجير لإصلاح السكوتر بعد الحادث.',
  'coverage.scooterTheft': 'سرقة السكوتر',
  'coverage.scooterTheft.explain': 'المبلغ الذي تطلبه منك شركة التأجير إذا سُرق السكوتر وهو مقفل.',
  'coverage.legalProtection': 'الحماية القانونية',
  'coverage.legalProtection.explain': 'أتعاب المحامي في دعوى الحادث حتى هذا المبلغ.',
  'coverage.personalItems': 'الأمتعة الشخصية',
  'coverage.personalItems.explain': 'هاتفك أو نظارتك إذا كُسرا في الحادث حتى هذا المبلغ.',

  'exclusion.alcohol': 'القيادة تحت تأثير الكحول أو المخدرات',
  'exclusion.twoRiders': 'ركوب شخصين على سكوتر واحد',
  'exclusion.forbiddenRoad': 'القيادة حيث يُمنع السكوتر، كالطرق السريعة',
  'exclusion.race': 'السباقات والاستعراضات',
  'exclusion.phoneInHand': 'القيادة والهاتف في اليد',
  'exclusion.noHelmet': 'إصابات الرأس دون خوذة',
  'exclusion.courier': 'القيادة للتوصيل أو للعمل',

  'decline.ageLimit': 'عمر أحد السائقين خارج الحدود التي تقبلها هذه الشركة.',
  'decline.rentalTooLong': 'لا تقدم هذه الشركة عرضًا لاستئجار بهذا الطول.',
  'decline.passportOnly': 'لا تصدر هذه الشركة وثيقة سكوتر بجواز السفر.',

  'premium.net': 'القسط الصافي',
  'premium.bsmv': 'ضريبة التأمين ⁦BSMV⁩ (5%)',

  'document.note.1':
    'تسري التغطية أثناء قيادة سكوتر كهربائي مستأجر. أبلغ عن الحادث في تطبيق التأجير أيضًا واحتفظ برقم البلاغ.',
} satisfies SameTexts<typeof tr>;
