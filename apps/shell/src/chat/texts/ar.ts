import type { tr } from './tr.ts';

export const ar = {
  open: 'راسلنا عبر WhatsApp',
  call: 'اتصل بنا',
  title: 'كيف نساعدك؟',
  text: 'تُفتح محادثة في WhatsApp، ونضيف عنوان هذه الصفحة إلى رسالتك.',
  nobody: 'لا أحد متاح للمحادثة الآن؛ اترك رسالة وسنعود إليك.',
  leave: 'اترك رسالة',
  message: 'مرحبًا، أود الاستفسار عن هذه الصفحة: {{page}}',
  online: 'يمكنني الرد الآن',
  soon: 'سأعود قريبًا',
  away: 'لا يمكنني الرد اليوم',
  newWindow: 'يُفتح في نافذة جديدة',
} satisfies Record<keyof typeof tr, string>;
