import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const ar = {
  'claim.device.call': 'اتصل بخط شركة التأمين قبل إصلاح الهاتف. إن سُرق فاذهب إلى الشرطة وأوقف شريحتك.',
  'claim.device.photo': 'صوّر موضع الكسر والهاتف كاملًا ورقم IMEI.',
  'claim.device.papers': 'احتفظ بالفاتورة وتقرير مركز الصيانة، وبمحضر الشرطة عند السرقة.',
  'claim.device.deadline': 'أبلغ في أول فرصة، وقبل الإصلاح.',
} satisfies ClaimTexts;
