import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const ar = {
  'adjust.title': 'الإجابات التي تغيّر السعر',
  'adjust.old': 'القائمة لإجاباتك السابقة.',
  'adjust.asking': 'نسأل الشركات عن إجاباتك الجديدة.',
  'adjust.failed': 'تعذّر الحصول على أسعار جديدة. القائمة لإجاباتك السابقة.',
  'adjust.ask': 'اطلب عروضًا بهذه الإجابات',
  'adjust.close': 'إغلاق',
} satisfies TextsLike<typeof tr>;
