import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ar as device } from '../../_family/texts/ar.ts';
import type { tr } from './tr.ts';

export const ar = {
  ...device,
  category: 'تأمين الهاتف المحمول',
  'page.lead': 'إذا انكسر هاتفك أو ابتلّ أو أُخذ منك بالقوة فلا تتحمّل ثمنه وحدك.',
  'page.benefit.1': 'السرقة والسلب',
  'page.benefit.2': 'الحوادث والشاشة والسوائل',
  'page.benefit.3': 'السعر حسب طراز هاتفك ولمدة سنة',
  'coverage.accidentalDamage': 'الضرر العرضي',
  'coverage.accidentalDamage.explain':
    'تُدفع تكلفة إصلاح هاتف تضرّر بحادث مفاجئ كالسقوط أو الاصطدام أو الانضغاط.',
  'coverage.theft': 'السرقة والسلب',
  'coverage.theft.explain':
    'أقصى ما يُدفع عن هاتف أُخذ باقتحام مكان مقفل أو بالتهديد، بعد خصم مبلغ التحمّل البالغ 30%.',
  'coverage.totalLoss': 'التلف الكلي',
  'coverage.totalLoss.explain': 'أقصى ما يُدفع عن هاتف لا يمكن إصلاحه، بعد خصم مبلغ التحمّل البالغ 30%.',
  'coverage.screenBreak': 'كسر الشاشة',
  'coverage.screenBreak.explain': 'تبديل الزجاج الأمامي والشاشة حتى هذا المبلغ.',
  'coverage.liquidDamage': 'أضرار السوائل',
  'coverage.liquidDamage.explain': 'الإصلاح بعد السقوط في الماء أو انسكاب سائل.',
  'coverage.powerSurge': 'الأضرار الكهربائية',
  'coverage.powerSurge.explain': 'الضرر الناتج عن تغيّر الجهد أثناء الشحن.',
  'coverage.fireAndNature': 'الحريق والكوارث الطبيعية',
  'coverage.fireAndNature.explain': 'هاتف تضرّر بحريق أو سيل أو زلزال أو صاعقة.',
  'coverage.claimsPerYear': 'عدد المطالبات في السنة',
  'coverage.claimsPerYear.explain': 'عدد الأضرار التي يمكن أن يُدفع لك عنها في السنة.',
  'coverage.simMisuse': 'إساءة استخدام خطك',
  'coverage.simMisuse.explain': 'تكلفة المكالمات والرسائل من الهاتف المسروق حتى إيقاف الخط.',
  'coverage.worldwide': 'السريان خارج تركيا',
  'coverage.worldwide.explain': 'يسري أيضًا في الأسفار إلى الخارج حتى 90 يومًا، ويتم الإصلاح في تركيا.',
  'exclusion.unattended': 'هاتف تُرك بلا رقابة أو نُسي',
  'exclusion.pickpocket': 'النشل، أي أخذ الهاتف من دون قوة',
  'exclusion.earlierDamage': 'أضرار سبقت بدء الوثيقة',
  'exclusion.unauthorisedRepair': 'الهواتف التي فُتحت في مركز غير معتمد',
  'exclusion.intent': 'الضرر المتعمّد',
  'exclusion.wear': 'القِدم والخدوش وضعف البطارية',
  'exclusion.unlisted': 'الهواتف غير المسجلة أو التي غُيّر رقم IMEI فيها',
  'exclusion.abroad': 'أضرار تقع خارج تركيا',
  'exclusion.breakage': 'الكسر والسوائل والأضرار الأخرى',
  'document.note.2':
    'عند السرقة أو التلف الكلي يُخصم 30% من قيمة الهاتف كمبلغ تحمّل، والمبالغ في جدول التغطية بعد هذا الخصم.',
} satisfies SameTexts<typeof tr>;
