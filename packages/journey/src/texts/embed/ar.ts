export const ar = {
  'embed.leaving': 'جارٍ فتح الصفحة',
  'embed.note': 'تتابع على موقع {{brand}}، وهناك فقط تُطلب موافقتك وبيانات بطاقتك.',
  'embed.requestNote': 'تتابع على موقع {{brand}}، وهناك فقط تُطلب موافقتك.',
};
