import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ar as family } from '../../_family/texts/ar.ts';
import type { tr } from './tr.ts';

export const ar = {
  ...family,
  category: 'التأمين الإلزامي للمركبات (trafik)',
  'page.lead': 'تأمين تحتاج إليه كل مركبة على الطريق. القانون يحدد التغطية، والشركة تحدد السعر والإضافات.',
  'page.benefit.1': 'تغطية 2026: حتى 400.000 ليرة للمركبة و3.600.000 ليرة للشخص',
  'page.benefit.2': 'المساعدة على الطريق والحدود الإضافية لدى الشركات جنبًا إلى جنب',
  'page.benefit.3': 'الوثيقة ملف PDF تنزّله، ويصل رابطها إلى بريدك',

  'step.vehicle.title': 'المركبة',
  'step.vehicle.hint': 'انقل البيانات من رخصة المركبة (ruhsat).',
  'step.history.title': 'سجل الحوادث وبدء التغطية',
  'step.history.hint': 'أكثر ما يغيّر السعر هو عدد سنوات قيادتك دون حوادث.',

  'field.province.hint': 'الولاية التي سُجلت فيها المركبة.',
  'field.noClaimsStep': 'درجة عدم المطالبة',
  'field.noClaimsStep.hint':
    'تجدها في وثيقتك السابقة في سطر «basamak». إن لم تعرفها يُحسب السعر من الدرجة 4 التي تبدأ منها أول وثيقة.',
  'field.noClaimsStep.error': 'اختر درجة عدم المطالبة.',
  'field.noClaimsStep.unknown': 'لا أعرف، أو هذه أول وثيقة لي',
  'field.noClaimsStep.s8': '8: سنوات طويلة دون حوادث، خصم 50%',
  'field.noClaimsStep.s7': '7: مدة طويلة دون حوادث، خصم 40%',
  'field.noClaimsStep.s6': '6: سنتان دون حوادث، خصم 20%',
  'field.noClaimsStep.s5': '5: سنة دون حوادث، خصم 5%',
  'field.noClaimsStep.s4': '4: البداية، بلا خصم ولا زيادة',
  'field.noClaimsStep.s3': '3: سنة فيها حادث، زيادة 50%',
  'field.noClaimsStep.s2': '2: سنتان فيهما حوادث، زيادة 100%',
  'field.noClaimsStep.s1': '1: ثلاث سنوات فيها حوادث، زيادة 150%',
  'field.noClaimsStep.s0': '0: ثلاث مطالبات أو أكثر في سنة، زيادة 200%',

  'coverage.materialPerVehicle': 'الأضرار المادية لكل مركبة',
  'coverage.materialPerVehicle.explain':
    'تُدفع تكلفة إصلاح مركبة الطرف الآخر حتى هذا المبلغ إن كنت المخطئ. مبلغ 2026 يحدده القانون وهو واحد لدى كل الشركات.',
  'coverage.bodilyPerPerson': 'الأضرار الجسدية لكل شخص',
  'coverage.bodilyPerPerson.explain':
    'أعلى مبلغ يُدفع عن كل شخص أصيب أو توفي في الحادث. وهو واحد لدى كل الشركات.',
  'coverage.extraLiability': 'مسؤولية إضافية (İMM)',
  'coverage.extraLiability.explain': 'تتحمّل ما يتجاوز المبلغ الإلزامي، كأن تصدم سيارة باهظة الثمن.',
  'coverage.roadsideAssistance': 'المساعدة على الطريق',
  'coverage.roadsideAssistance.explain': 'سحب المركبة أو شحن البطارية أو تبديل الإطار إذا تعطلت في الطريق.',
  'coverage.legalProtection': 'الحماية القانونية',
  'coverage.legalProtection.explain': 'أتعاب المحامي ومصاريف المحكمة بعد الحادث حتى هذا المبلغ.',
  'coverage.driverAccident': 'الحوادث الشخصية للسائق',
  'coverage.driverAccident.explain': 'مبلغ مقطوع عند وفاة السائق أو عجزه. التغطية الإلزامية لا تحمي السائق.',
  'coverage.replacementCar': 'السيارة البديلة',
  'coverage.replacementCar.explain': 'سيارة تستخدمها أثناء إصلاح مركبتك بعد الحادث وفق شروط الوثيقة.',

  'exclusion.ownVehicle': 'الأضرار في مركبتك أنت',
  'exclusion.ownInjury': 'إصابة السائق المخطئ نفسه (ما لم تُضف تغطيتها)',
  'exclusion.intent': 'الأضرار المتعمدة',
  'exclusion.race': 'الأضرار أثناء السباقات وتجارب السرعة',
  'exclusion.terror': 'أضرار الإرهاب أو المركبة المسروقة',

  'decline.lowStep': 'لا تقدم هذه الشركة عروضًا لهذه الدرجة من سجل الحوادث.',

  'document.note.1':
    'يدفع هذا التأمين عن الضرر الذي تسببه لغيرك، أما مركبتك فتحتاج إلى كاسكو. وإن ذُكرت الدرجة خطأً فقد تطلب الشركة فرق القسط.',
} satisfies SameTexts<typeof tr>;
