import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const en = {
  'scenario.screen-drop': 'The phone falls and the screen breaks. New screen: {{cost}}',
  'scenario.sink': 'The phone falls into the sink and takes in water. Repair: {{cost}}',
  'scenario.from-bag':
    'The phone is stolen from a bag in a crowd without anyone noticing. A new one: {{cost}}',
  'scenario.robbed': 'The phone is taken with threats. A new one: {{cost}}',
  'scenario.cafe-table': 'The phone is left on a café table and is gone. A new one: {{cost}}',
  'scenario.abroad-drop': 'You drop it on holiday in Italy and the camera breaks. Repair: {{cost}}',
  'scenario.charger': 'A voltage surge while charging burns the phone out. Repair: {{cost}}',
  'scenario.old-battery': 'Over time the battery’s capacity has fallen below 80%. New battery: {{cost}}',
  'scenario.out-of-warranty': 'The warranty is over and the phone won’t switch on. Repair: {{cost}}',
  'scenario.long-repair': 'The repair takes 8 working days and you have no phone',
} satisfies ScenarioTexts;
