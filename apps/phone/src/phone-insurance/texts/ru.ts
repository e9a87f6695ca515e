import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ru as device } from '../../_family/texts/ru.ts';
import type { tr } from './tr.ts';

export const ru = {
  ...device,
  category: 'Страхование телефона',
  'page.lead':
    'Если телефон разобьётся, намокнет или его отнимут, вы не останетесь с расходами один на один.',
  'page.benefit.1': 'Кража со взломом и грабёж',
  'page.benefit.2': 'Случайные повреждения, экран и влага',
  'page.benefit.3': 'Цена по вашей модели, на один год',
  'coverage.accidentalDamage': 'Случайное повреждение',
  'coverage.accidentalDamage.explain':
    'Ремонт телефона после внезапного события: падения, удара, сдавливания.',
  'coverage.theft': 'Кража со взломом и грабёж',
  'coverage.theft.explain':
    'Наибольшая выплата за телефон, украденный со взломом или отнятый под угрозой; франшиза 30 % уже вычтена.',
  'coverage.totalLoss': 'Полная гибель',
  'coverage.totalLoss.explain':
    'Наибольшая выплата за телефон, который нельзя починить; франшиза 30 % уже вычтена.',
  'coverage.screenBreak': 'Разбитый экран',
  'coverage.screenBreak.explain': 'Замена стекла и дисплея в пределах этой суммы.',
  'coverage.liquidDamage': 'Попадание влаги',
  'coverage.liquidDamage.explain': 'Ремонт после падения в воду или попадания жидкости.',
  'coverage.powerSurge': 'Скачок напряжения',
  'coverage.powerSurge.explain': 'Повреждение от перепада напряжения во время зарядки.',
  'coverage.fireAndNature': 'Пожар и стихийные бедствия',
  'coverage.fireAndNature.explain': 'Повреждение телефона пожаром, наводнением, землетрясением или молнией.',
  'coverage.claimsPerYear': 'Выплат в год',
  'coverage.claimsPerYear.explain': 'За сколько случаев в год можно получить выплату.',
  'coverage.simMisuse': 'Чужие звонки с вашего номера',
  'coverage.simMisuse.explain': 'Звонки и сообщения с украденного телефона до блокировки номера.',
  'coverage.worldwide': 'Действует за границей',
  'coverage.worldwide.explain': 'Действует и в поездках за границу до 90 дней; ремонт выполняют в Турции.',
  'exclusion.unattended': 'Телефон, оставленный без присмотра или забытый',
  'exclusion.pickpocket': 'Карманная кража: телефон взят без применения силы',
  'exclusion.earlierDamage': 'Повреждения до начала полиса',
  'exclusion.unauthorisedRepair': 'Телефоны, вскрытые в неавторизованном сервисе',
  'exclusion.intent': 'Умышленное повреждение',
  'exclusion.wear': 'Износ, царапины и слабеющая батарея',
  'exclusion.unlisted': 'Незарегистрированные телефоны и телефоны с изменённым IMEI',
  'exclusion.abroad': 'Повреждения за границей',
  'exclusion.breakage': 'Поломка, влага и другие повреждения',
  'document.note.2':
    'При краже и полной гибели вычитается 30 % стоимости телефона; суммы в таблице покрытия указаны уже за вычетом.',
} satisfies SameTexts<typeof tr>;
