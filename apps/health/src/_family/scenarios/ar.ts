import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const ar = {
  'scenario.appendix': 'انفجرت الزائدة وأُجريت جراحة طارئة في مستشفى متعاقد. فاتورة المستشفى: {{cost}}',
  'scenario.hernia-month-4':
    'جراحة فتق مخطط لها وموافق عليها في مستشفى متعاقد في الشهر الرابع. فاتورة المستشفى: {{cost}}',
  'scenario.mri': 'ألم في الركبة: فحص وتصوير بالرنين في مستشفى متعاقد. الفاتورة: {{cost}}',
  'scenario.checkup': 'المطلوب فحص عام سنوي دون شكوى',
  'scenario.birth-not-chosen': 'حدثت ولادة خلال سنة الوثيقة. فاتورة المستشفى: {{cost}}',
  'scenario.diving-stay': 'إقامة في مستشفى متعاقد بعد حادث غوص بالأسطوانات. الفاتورة: {{cost}}',
  'scenario.own-doctor': 'اختير مستشفى غير مدرج في القائمة. الفاتورة: {{cost}}',
  'scenario.nose': 'جراحة أنف للمظهر. الفاتورة: {{cost}}',
  'scenario.toothache': 'ألم أسنان مفاجئ ليلًا. العلاج الأول: {{cost}}',
  'scenario.antenatal': 'فحص معتاد أثناء الحمل. الكشف: {{cost}}',
  'scenario.brought-home': 'حالة وفاة ونقل الجثمان إلى بلده. النقل: {{cost}}',
  'scenario.infection-day-15': 'التهب موضع الجراحة بعد 15 يومًا من الخروج. العلاج: {{cost}}',
  'scenario.infection-day-6': 'التهب موضع الجراحة بعد 6 أيام من الخروج. العلاج: {{cost}}',
  'scenario.flight-back': 'قدوم جديد بسبب مضاعفات. تذكرة الطائرة: {{cost}}',
  'scenario.hotel-again': 'إقامة في فندق أثناء علاج المضاعفات. الفندق: {{cost}}',
  'scenario.dislike': 'النتيجة غير مرضية والمطلوب تصحيح. العملية: {{cost}}',
  'scenario.bleeding-34': 'نزيف في الأسبوع 34 من الحمل. فاتورة المستشفى: {{cost}}',
  'scenario.incubator': 'بقي المولود 10 أيام في الحاضنة بعد الولادة. الفاتورة: {{cost}}',
  'scenario.birth-now': 'ولادة الحمل الحالي في يومها المخطط. فاتورة المستشفى: {{cost}}',
  'scenario.breastfeeding': 'صعوبة في الرضاعة بعد الولادة والمطلوب استشارة',
  'scenario.home-birth': 'ولادة مخطط لها في المنزل. القابلة والفريق: {{cost}}',
} satisfies ScenarioTexts;
