import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const ar = {
  'scenario.screen-drop': 'سقط الهاتف وانكسرت شاشته. شاشة جديدة: {{cost}}',
  'scenario.sink': 'سقط الهاتف في المغسلة ودخله الماء. الإصلاح: {{cost}}',
  'scenario.from-bag': 'سُرق من الحقيبة خلسةً وسط الزحام. هاتف جديد: {{cost}}',
  'scenario.robbed': 'أُخذ الهاتف بالتهديد. هاتف جديد: {{cost}}',
  'scenario.cafe-table': 'نُسي على طاولة مقهى ولم يُعثر عليه. هاتف جديد: {{cost}}',
  'scenario.abroad-drop': 'سقط في عطلة في إيطاليا وانكسرت الكاميرا. الإصلاح: {{cost}}',
  'scenario.charger': 'ارتفع الجهد أثناء الشحن فاحترق الهاتف. الإصلاح: {{cost}}',
  'scenario.old-battery': 'انخفضت سعة البطارية مع الوقت إلى أقل من 80%. بطارية جديدة: {{cost}}',
  'scenario.out-of-warranty': 'انتهى الضمان ولم يعد الهاتف يعمل من تلقاء نفسه. الإصلاح: {{cost}}',
  'scenario.long-repair': 'يستغرق الإصلاح 8 أيام عمل ولا يوجد هاتف',
} satisfies ScenarioTexts;
