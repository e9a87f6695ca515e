import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const ar = {
  'claim.treatment.call':
    'في الطوارئ اتصل بالرقم 112. وقبل العلاج المخطط له اتصل بخط شركة التأمين واطلب الموافقة على الدفع (provizyon).',
  'claim.treatment.photo': 'صوّر التقرير والوصفة والفاتورة.',
  'claim.treatment.papers': 'احتفظ بالتقرير الذي يذكر التشخيص ونتائج الفحوص وأصول الفواتير.',
  'claim.treatment.deadline': 'عند الدخول الطارئ أبلغ في أول فرصة، وعند العلاج المخطط له قبل أن يبدأ.',
} satisfies ClaimTexts;
