import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const ar = {
  'scenario.burst-pipe': 'انفجر أنبوب وغمر الماء البيت. الضرر: {{cost}}',
  'scenario.burglary': 'كُسر الباب وسُرق البيت. المسروقات: {{cost}}',
  'scenario.downstairs': 'تسرب الماء من البيت إلى الطابق السفلي. ضرر الجار: {{cost}}',
  'scenario.window': 'انكسر زجاج نافذة. زجاج جديد: {{cost}}',
  'scenario.locked-out': 'تعطّل القفل فجأة وبقيت في الخارج. يلزم فني أقفال',
  'scenario.open-window': 'دخل لصوص من نافذة تُركت مفتوحة. المسروقات: {{cost}}',
  'scenario.empty-60': 'كُسر الباب بعد 60 يومًا والبيت خالٍ. المسروقات: {{cost}}',
  'scenario.jewels': 'اقتُحم البيت وسُرقت مجوهرات. قيمتها: {{cost}}',
  'scenario.damp-wall': 'جدار مهمل رطب منذ سنوات ظهر عليه العفن. الإصلاح: {{cost}}',
  'scenario.quake-walls': 'تشققت الجدران في زلزال. الإصلاح: {{cost}}',
  'scenario.quake-contents': 'تحطم الأثاث والأجهزة في زلزال. الضرر: {{cost}}',
  'scenario.quake-hotel': 'لم يعد البيت صالحًا للسكن بعد زلزال. الفندق: {{cost}}',
  'scenario.tenant-left': 'لم يعد البيت صالحًا للسكن بعد زلزال وخرج المستأجر. الإيجار المفقود: {{cost}}',
  'scenario.dripping-tap': 'انفجر صنبور دون زلزال. يلزم فني',
  'scenario.rain-slide': 'انزلقت التربة بسبب المطر وانهار جدار. الإصلاح: {{cost}}',
  'scenario.quake-injury': 'أُصيب صاحب البيت في زلزال. المستشفى: {{cost}}',
} satisfies ScenarioTexts;
