import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ar as family } from '../../_family/texts/ar.ts';
import type { tr } from './tr.ts';

export const ar = {
  ...family,
  category: 'تأمين البطاقة الخضراء',
  'page.lead':
    'البطاقة التي تُطلب عند الحدود من كل مركبة بلوحة تركية: تعوّض الضرر الذي تسببه لغيرك في البلد الذي تسافر إليه.',
  'page.benefit.1': 'من 15 يومًا إلى 12 شهرًا',
  'page.benefit.2': 'تسري أيضًا في البلدان التي تمر بها',
  'page.benefit.3': 'السعر باليورو وما يعادله بالليرة',

  'step.journey.title': 'الرحلة',
  'step.journey.hint': 'إلى أين تسافر بمركبتك ولأي مدة؟',
  'step.vehicle.title': 'المركبة',
  'step.vehicle.hint': 'تُصدر البطاقة لهذه اللوحة، فانقل البيانات من الرخصة.',

  'field.cardCountry': 'البلد الذي تسافر إليه',
  'field.cardCountry.hint': 'إن كنت ستمر بعدة بلدان فاختر أبعدها.',
  'field.cardCountry.error': 'اختر البلد الذي ستسافر إليه.',
  'field.period': 'المدة',
  'field.period.hint': 'احسب طريق العودة أيضًا.',
  'field.period.error': 'اختر مدة البطاقة.',
  'field.period.d15': '15 يومًا',
  'field.period.m1': 'شهر واحد',
  'field.period.m2': 'شهران',
  'field.period.m3': '3 أشهر',
  'field.period.m4': '4 أشهر',
  'field.period.m5': '5 أشهر',
  'field.period.m6': '6 أشهر',
  'field.period.m7': '7 أشهر',
  'field.period.m8': '8 أشهر',
  'field.period.m9': '9 أشهر',
  'field.period.m10': '10 أشهر',
  'field.period.m11': '11 شهرًا',
  'field.period.m12': '12 شهرًا',
  'field.coverStart.hint': 'يوم خروجك من تركيا.',

  'coverage.thirdPartyLiability': 'المسؤولية تجاه الغير',
  'coverage.thirdPartyLiability.explain':
    'إذا كنت المخطئ في حادث خارج تركيا عُوّض ضرر الطرف الآخر حتى المبلغ الذي يحدده قانون ذلك البلد.',
  'coverage.roadsideAbroad': 'المساعدة على الطريق في الخارج',
  'coverage.roadsideAbroad.explain': 'سحب المركبة وإصلاحها على الطريق في الخارج حتى هذا المبلغ.',
  'coverage.legalProtection': 'الحماية القانونية',
  'coverage.legalProtection.explain': 'أتعاب المحامي والمترجم بعد حادث في الخارج.',
  'coverage.transitCountries': 'البلدان التي تمر بها',
  'coverage.transitCountries.explain':
    'تسري البطاقة في كل بلدان البطاقة الخضراء غير المشطوبة، فلا تحتاج إلى بطاقة أخرى في الطريق.',
  'coverage.vehicleReturn': 'إعادة المركبة إلى تركيا',
  'coverage.vehicleReturn.explain': 'تُنقل المركبة التي يتعذر إصلاحها في الخارج إلى تركيا.',
  'coverage.stayDuringRepair': 'الإقامة أثناء الإصلاح',
  'coverage.stayDuringRepair.explain': 'تكاليف الفندق أثناء إصلاح المركبة حتى هذا المبلغ.',

  'exclusion.ownVehicle': 'الأضرار في مركبتك أنت',
  'exclusion.ownInjury': 'إصابة السائق المخطئ نفسه',
  'exclusion.crossedOut': 'الحوادث في البلدان المشطوبة على البطاقة',
  'exclusion.intent': 'الأضرار المتعمدة',
  'exclusion.forged': 'السفر ببطاقة جرى التغيير فيها',

  'decline.countryCrossedOut': 'لا تصدر هذه الشركة بطاقة خضراء للبلد الذي اخترته.',
  'decline.periodTooShort': 'لا تصدر هذه الشركة بطاقة خضراء لأقل من شهر.',

  'document.note.1': 'تعوّض البطاقة الخضراء الضرر الذي تسببه لغيرك فقط، ولا تعوّض أضرار مركبتك ولا علاجك.',
  'document.note.2':
    'البطاقة التي تُعرض عند الحدود تصدرها شركة التأمين. تحقق من اللوحة والتواريخ والبلدان قبل السفر، فالبطاقة لا تسري في بلد مشطوب.',
} satisfies SameTexts<typeof tr>;
