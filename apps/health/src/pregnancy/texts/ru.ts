import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ru as family } from '../../_family/texts/ru.ts';
import type { tr } from './tr.ts';

export const ru = {
  ...family,
  category: 'Страхование беременности',
  'page.lead':
    'Поддержка, если во время беременности что-то пойдёт не так, а после периода ожидания — и при родах.',
  'page.benefit.1': 'Лечение экстренных состояний во время беременности',
  'page.benefit.2': 'Кувез и реанимация в первые дни жизни малыша',
  'page.benefit.3': 'Период ожидания прямо указан в каждом предложении',

  'step.pregnancy.title': 'Беременность',
  'step.pregnancy.hint': 'Ответы о беременности нужны только для предложений и в черновике не сохраняются.',
  'step.mother.title': 'Мама',
  'step.mother.hint': 'Укажите имя застрахованной как в удостоверении или паспорте.',

  'field.expecting': 'Есть ли сейчас беременность?',
  'field.expecting.hint':
    'При наступившей беременности страхуют не сами роды, а непредвиденные случаи и помощь малышу.',
  'field.expecting.error': 'Укажите, есть ли беременность.',
  'field.expecting.yes': 'Да, беременность есть',
  'field.expecting.no': 'Нет, планируем',
  'field.pregnancyWeek': 'Какая неделя?',
  'field.pregnancyWeek.hint': 'Неделя, которую назвал врач, например 11.',
  'field.pregnancyWeek.error': 'Введите неделю числом от 1 до 41.',
  'field.babies': 'Сколько малышей ждёте?',
  'field.babies.hint': 'Если ещё неизвестно, выберите «Один малыш».',
  'field.babies.error': 'Укажите, один малыш или больше.',
  'field.babies.one': 'Один малыш',
  'field.babies.more': 'Двойня или больше',
  'field.province.hint': 'Где вы будете обращаться в больницу.',
  'field.birthDate.error.tooYoung': 'Эта страховка доступна с 18 лет. Проверьте дату рождения.',
  'field.birthDate.error.tooOld':
    'Онлайн эта страховка доступна до 45 лет. Позвоните нам, поищем решение вместе.',

  'coverage.birth': 'Роды',
  'coverage.birth.explain':
    'Расходы на естественные роды или кесарево сечение, если период ожидания после начала полиса прошёл.',
  'coverage.pregnancyComplication': 'Осложнения беременности',
  'coverage.pregnancyComplication.explain':
    'Лечение в больнице при угрозе преждевременных родов, кровотечении, высоком давлении и подобном.',
  'coverage.newborn': 'Помощь новорождённому',
  'coverage.newborn.explain': 'Кувез, реанимация и лечение в первые 28 дней жизни.',
  'coverage.birthAllowance': 'Выплата при рождении',
  'coverage.birthAllowance.explain':
    'Разовая сумма после родов. При наступившей беременности — только если полис оформлен в первые недели.',
  'coverage.antenatal': 'Ведение беременности',
  'coverage.antenatal.explain':
    'Указанное число осмотров и УЗИ за год действия полиса в больницах по договору.',
  'coverage.psychology': 'Поддержка психолога',
  'coverage.psychology.explain': 'Указанное число бесед во время беременности и после родов.',
  'coverage.lactation': 'Помощь с кормлением',
  'coverage.lactation.explain':
    'После родов — советы акушерки или медсестры по телефону, при необходимости дома.',

  'exclusion.outsideNetwork': 'Больницы и врачи вне договорного списка',
  'exclusion.homeBirth': 'Запланированные роды дома',
  'exclusion.currentBirth': 'Плановые роды при уже наступившей беременности',
  'exclusion.waiting9': 'Роды в первые 9 месяцев (период ожидания)',
  'exclusion.waiting10': 'Роды в первые 10 месяцев (период ожидания)',
  'exclusion.waiting12': 'Роды в первые 12 месяцев (период ожидания); оплачиваются после продления полиса',

  'decline.weekTooLate': 'На этой неделе беременности компания не оформляет новый полис.',
  'decline.multipleBabies': 'При многоплодной беременности компания не делает предложения онлайн.',
} satisfies SameTexts<typeof tr>;
