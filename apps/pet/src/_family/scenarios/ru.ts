import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const ru = {
  'scenario.hit-by-car': 'Сбила машина, сломана лапа. Клиника: {{cost}}',
  'scenario.day-90': 'На третьем месяце полиса нашли болезнь почек. Приём, анализы и лекарства: {{cost}}',
  'scenario.night-vet': 'В полночь к дежурному ветеринару. Приём: {{cost}}',
  'scenario.bitten': 'Покусал человека. Требуемая компенсация: {{cost}}',
  'scenario.lost': 'Потерялся. Объявления и вознаграждение: {{cost}}',
  'scenario.day-20': 'Заболел на 20-й день полиса. Лечение: {{cost}}',
  'scenario.hip': 'Свойственная породе дисплазия требует операции. Операция: {{cost}}',
  'scenario.gums':
    'На седьмом месяце полиса зубной камень вызвал воспаление дёсен. Приём и лекарства: {{cost}}',
  'scenario.vaccine': 'Сделали ежегодную прививку. Расходы: {{cost}}',
} satisfies ScenarioTexts;
