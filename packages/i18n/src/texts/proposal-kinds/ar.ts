import type { tr } from './tr.ts';

export const ar: Record<keyof typeof tr, string> = {
  'kind.refund': 'رد مبلغ',
  'kind.hand': 'رد يدوي',
  'kind.ended': 'انتهت الوثيقة',
  'kind.stands': 'الوثيقة سارية',
  'kind.no-policy': 'لا وثيقة',
  'kind.release': 'مبالغ فوق الحد',
  'kind.transfer-entry': 'حوالة واردة',
  'kind.transfer-take': 'حوالة للطلب',
  'kind.transfer-return': 'حوالة معادة',
  'kind.coupon': 'قسيمة',
  'kind.partner-payment': 'بيانات الدفع',
  'kind.write-off': 'شطب فرق',
  'kind.terms': 'شروط العمولة',
  'kind.rate-hold': 'تثبيت سعر الصرف',
  'kind.payable': 'سداد دين',
  'kind.resume-sending': 'تشغيل الإرسال',
  'kind.site-turn': 'تغيير نسخة الموقع',
};
