import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const ar = {
  'scenario.hit-by-car': 'صدمته سيارة وكُسرت ساقه. العيادة: {{cost}}',
  'scenario.day-90': 'ظهر مرض في الكلى في الشهر الثالث من الوثيقة. الفحص والتحاليل والأدوية: {{cost}}',
  'scenario.night-vet': 'زيارة بيطري الطوارئ عند منتصف الليل. الفحص: {{cost}}',
  'scenario.bitten': 'عضّ شخصًا. التعويض المطلوب: {{cost}}',
  'scenario.lost': 'ضاع. الإعلانات والمكافأة: {{cost}}',
  'scenario.day-20': 'مرض في اليوم 20 من الوثيقة. العلاج: {{cost}}',
  'scenario.hip': 'احتاج اضطراب الورك الخاص بسلالته إلى جراحة. الجراحة: {{cost}}',
  'scenario.gums': 'في الشهر السابع من الوثيقة سبّب جير الأسنان التهاب اللثة. الفحص والأدوية: {{cost}}',
  'scenario.vaccine': 'أُعطي التطعيم السنوي. التكلفة: {{cost}}',
} satisfies ScenarioTexts;
