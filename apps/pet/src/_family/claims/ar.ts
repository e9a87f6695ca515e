import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const ar = {
  'claim.pet.call': 'في الطوارئ اذهب إلى أقرب طبيب بيطري. وقبل الجراحة أو المبيت اتصل بخط شركة التأمين.',
  'claim.pet.photo': 'صوّر الإصابة وتقرير الطبيب البيطري والفاتورة. ليُذكر رقم الشريحة في التقرير.',
  'claim.pet.papers': 'احتفظ بالتقرير الذي يذكر التشخيص وبالوصفة ونتائج التحاليل وأصول الفواتير.',
  'claim.pet.deadline': 'أبلغ في أول فرصة، وقبل أي إجراء مخطط له.',
} satisfies ClaimTexts;
