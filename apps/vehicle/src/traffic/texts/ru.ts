import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ru as family } from '../../_family/texts/ru.ts';
import type { tr } from './tr.ts';

export const ru = {
  ...family,
  category: 'ОСАГО в Турции (trafik)',
  'page.lead':
    'Этот полис нужен каждой машине на дороге. Покрытие задаёт закон, цену и дополнения выбирает компания.',
  'page.benefit.1': 'Покрытие 2026 года: 400 000 лир на автомобиль, 3 600 000 лир на человека',
  'page.benefit.2': 'Помощь на дороге и дополнительные лимиты — в одном списке',
  'page.benefit.3': 'Полис в PDF: скачайте сразу, ссылка придёт на почту',

  'step.vehicle.title': 'Автомобиль',
  'step.vehicle.hint': 'Перепишите данные из свидетельства о регистрации (ruhsat).',
  'step.history.title': 'Безаварийность и начало',
  'step.history.hint': 'Сильнее всего на цену влияет, сколько лет вы ездите без аварий.',

  'field.province.hint': 'Где зарегистрирована машина.',
  'field.noClaimsStep': 'Ступень безаварийности',
  'field.noClaimsStep.hint':
    'Указана в прежнем полисе в строке «basamak». Если не знаете, цена считается по 4-й ступени, с которой начинается первый полис.',
  'field.noClaimsStep.error': 'Выберите ступень безаварийности.',
  'field.noClaimsStep.unknown': 'Не знаю или это первый полис',
  'field.noClaimsStep.s8': '8: много лет без аварий, скидка 50 %',
  'field.noClaimsStep.s7': '7: давно без аварий, скидка 40 %',
  'field.noClaimsStep.s6': '6: два года без аварий, скидка 20 %',
  'field.noClaimsStep.s5': '5: год без аварий, скидка 5 %',
  'field.noClaimsStep.s4': '4: начальная, без скидки и надбавки',
  'field.noClaimsStep.s3': '3: один год с аварией, надбавка 50 %',
  'field.noClaimsStep.s2': '2: два года с авариями, надбавка 100 %',
  'field.noClaimsStep.s1': '1: три года с авариями, надбавка 150 %',
  'field.noClaimsStep.s0': '0: три и более выплаты за год, надбавка 200 %',

  'coverage.materialPerVehicle': 'Ущерб имуществу, на автомобиль',
  'coverage.materialPerVehicle.explain':
    'Ремонт чужой машины до этой суммы, если виноваты вы. Сумму на 2026 год задаёт закон, она у всех одинакова.',
  'coverage.bodilyPerPerson': 'Вред здоровью, на человека',
  'coverage.bodilyPerPerson.explain':
    'Наибольшая выплата за каждого пострадавшего или погибшего в аварии. Она у всех одинакова.',
  'coverage.extraLiability': 'Дополнительная ответственность (İMM)',
  'coverage.extraLiability.explain':
    'Покрывает то, что сверх обязательной суммы, например если вы задели дорогую машину.',
  'coverage.roadsideAssistance': 'Помощь на дороге',
  'coverage.roadsideAssistance.explain':
    'Эвакуатор, запуск двигателя или замена колеса, если машина сломалась в пути.',
  'coverage.legalProtection': 'Юридическая защита',
  'coverage.legalProtection.explain': 'Расходы на адвоката и суд после аварии до этой суммы.',
  'coverage.driverAccident': 'Несчастный случай с водителем',
  'coverage.driverAccident.explain':
    'Единовременная выплата при гибели или инвалидности водителя. Обязательное покрытие водителя не защищает.',
  'coverage.replacementCar': 'Подменная машина',
  'coverage.replacementCar.explain': 'Машина на время ремонта вашей после аварии, на условиях полиса.',

  'exclusion.ownVehicle': 'Ущерб вашей собственной машине',
  'exclusion.ownInjury': 'Травмы виновного водителя (если не добавлены)',
  'exclusion.intent': 'Умышленный ущерб',
  'exclusion.race': 'Ущерб на гонках и заездах на скорость',
  'exclusion.terror': 'Ущерб от терактов или на угнанной машине',

  'decline.lowStep': 'Эта компания не делает предложений для такой ступени безаварийности.',

  'document.note.1':
    'Полис оплачивает ущерб, который причинили вы; для своей машины нужно каско. Если ступень указана неверно, компания может попросить доплату.',
} satisfies SameTexts<typeof tr>;
