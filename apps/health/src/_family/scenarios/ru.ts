import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const ru = {
  'scenario.appendix': 'Разрыв аппендикса, экстренная операция. Счёт больницы: {{cost}}',
  'scenario.hernia-month-4':
    'Плановая, согласованная операция по поводу грыжи в договорной больнице на четвёртом месяце. Счёт больницы: {{cost}}',
  'scenario.mri': 'Боль в колене: приём и МРТ в договорной больнице. Счёт: {{cost}}',
  'scenario.checkup': 'Нужно ежегодное обследование без жалоб',
  'scenario.birth-not-chosen': 'За время действия полиса родился ребёнок. Счёт больницы: {{cost}}',
  'scenario.diving-stay':
    'После несчастного случая при дайвинге вы лежали в договорной больнице. Счёт: {{cost}}',
  'scenario.own-doctor': 'Выбрана больница не из списка. Счёт: {{cost}}',
  'scenario.nose': 'Пластика носа ради внешности. Счёт: {{cost}}',
  'scenario.toothache': 'Внезапная зубная боль ночью. Первая помощь: {{cost}}',
  'scenario.antenatal': 'Обычный осмотр при беременности. Приём: {{cost}}',
  'scenario.brought-home': 'Случай смерти, тело доставляют на родину. Перевозка: {{cost}}',
  'scenario.infection-day-15': 'Через 15 дней после выписки воспалился шов. Лечение: {{cost}}',
  'scenario.infection-day-6': 'Через 6 дней после выписки воспалился шов. Лечение: {{cost}}',
  'scenario.flight-back': 'Повторный приезд из-за осложнения. Авиабилет: {{cost}}',
  'scenario.hotel-again': 'Гостиница на время лечения осложнения. Гостиница: {{cost}}',
  'scenario.dislike': 'Результат не понравился, нужна коррекция. Процедура: {{cost}}',
  'scenario.bleeding-34': 'Кровотечение на 34-й неделе беременности. Счёт больницы: {{cost}}',
  'scenario.incubator': 'Ребёнок 10 дней после родов в инкубаторе. Счёт: {{cost}}',
  'scenario.birth-now': 'Роды по текущей беременности в плановый день. Счёт больницы: {{cost}}',
  'scenario.breastfeeding': 'После родов трудности с кормлением, нужен совет',
  'scenario.home-birth': 'Запланированы домашние роды. Акушерка и бригада: {{cost}}',
} satisfies ScenarioTexts;
