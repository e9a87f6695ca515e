import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const ru = {
  'scenario.burst-pipe': 'Прорвало трубу, залило квартиру. Ущерб: {{cost}}',
  'scenario.burglary': 'Взломали дверь и обокрали квартиру. Похищено: {{cost}}',
  'scenario.downstairs': 'Вода из квартиры затопила соседей снизу. Их ущерб: {{cost}}',
  'scenario.window': 'Разбилось окно. Новое стекло: {{cost}}',
  'scenario.locked-out': 'Внезапно сломался замок, дверь не открыть. Нужен слесарь',
  'scenario.open-window': 'Воры влезли в открытое окно. Похищено: {{cost}}',
  'scenario.empty-60': 'Жильё пустовало 60 дней, дверь взломали. Похищено: {{cost}}',
  'scenario.jewels': 'Дом взломали и украли украшения. Стоимость: {{cost}}',
  'scenario.damp-wall': 'Запущенная стена годами сыреет и покрылась плесенью. Ремонт: {{cost}}',
  'scenario.quake-walls': 'При землетрясении треснули стены. Ремонт: {{cost}}',
  'scenario.quake-contents': 'При землетрясении разбиты мебель и техника. Ущерб: {{cost}}',
  'scenario.quake-hotel': 'После землетрясения в доме нельзя жить. Гостиница: {{cost}}',
  'scenario.tenant-left':
    'После землетрясения в доме нельзя жить, арендатор съехал. Потерянная арендная плата: {{cost}}',
  'scenario.dripping-tap': 'Сорвало кран, землетрясения не было. Нужен мастер',
  'scenario.rain-slide': 'От дождя сполз склон, рухнула стена. Ремонт: {{cost}}',
  'scenario.quake-injury': 'При землетрясении пострадал хозяин. Больница: {{cost}}',
} satisfies ScenarioTexts;
