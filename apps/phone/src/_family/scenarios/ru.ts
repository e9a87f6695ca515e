import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const ru = {
  'scenario.screen-drop': 'Телефон упал, разбился экран. Новый экран: {{cost}}',
  'scenario.sink': 'Телефон упал в раковину, внутрь попала вода. Ремонт: {{cost}}',
  'scenario.from-bag': 'В толпе телефон незаметно вытащили из сумки. Новый: {{cost}}',
  'scenario.robbed': 'Телефон отняли с угрозами. Новый: {{cost}}',
  'scenario.cafe-table': 'Телефон забыли на столике в кафе, его не нашли. Новый: {{cost}}',
  'scenario.abroad-drop': 'В отпуске в Италии телефон упал, разбилась камера. Ремонт: {{cost}}',
  'scenario.charger': 'При зарядке скакнуло напряжение, телефон сгорел. Ремонт: {{cost}}',
  'scenario.old-battery': 'Со временем ёмкость аккумулятора упала ниже 80 %. Новый аккумулятор: {{cost}}',
  'scenario.out-of-warranty': 'Гарантия кончилась, телефон сам перестал включаться. Ремонт: {{cost}}',
  'scenario.long-repair': 'Ремонт длится 8 рабочих дней, телефона нет',
} satisfies ScenarioTexts;
