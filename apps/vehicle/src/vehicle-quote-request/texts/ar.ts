import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ar as family } from '../../_family/texts/ar.ts';
import type { tr } from './tr.ts';

export const ar = {
  ...family,
  category: 'طلب عرض للتأمين الإلزامي والكاسكو',
  'page.lead': 'إن كنت تفضّل الحديث عن العروض هاتفيًا فاترك بياناتك ونحن نتصل بك.',
  'page.benefit.1': 'التأمين الإلزامي أو الكاسكو أو كلاهما في طلب واحد',
  'page.benefit.2': 'مجاني، ولا نسأل عن بيانات البطاقة',
  'page.benefit.3': 'أرقام رخصتك تُحفظ مشفّرة',

  'step.policy.title': 'ماذا تريد؟',
  'step.policy.hint': 'أي تأمين، ولأي عدد من الأيام؟',
  'step.vehicle.title': 'المركبة',
  'step.vehicle.hint': 'انقل البيانات من رخصة المركبة (ruhsat).',
  'step.contact.title': 'بمن نتصل؟',
  'step.contact.hint': 'نتصل بهذا الرقم بعد أن نراجع بياناتك.',

  'field.productKind': 'التأمين',
  'field.productKind.hint': 'يمكنك طلب الاثنين معًا.',
  'field.productKind.error': 'اختر المنتج.',
  'field.productKind.traffic': 'التأمين الإلزامي للمركبات (trafik)',
  'field.productKind.comprehensive': 'التأمين الشامل (كاسكو)',
  'field.productKind.both': 'الإلزامي والشامل',
  'field.licence': 'رقم الرخصة',
  'field.licence.hint': 'رقم التسجيل المطبوع على الوثيقة.',
  'field.licence.error': 'اكتب رقم الرخصة.',
  'field.policyDuration': 'مدة الوثيقة (بالأيام)',
  'field.policyDuration.hint': 'لوثيقة سنة اكتب 365.',
  'field.policyDuration.error': 'حدّد مدة الوثيقة بالأيام بين 1 و366.',
  'field.occupation.hint': 'تمنح بعض الشركات خصمًا بحسب المهنة. يمكنك البحث بالكتابة.',
} satisfies SameTexts<typeof tr>;
