import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ru as family } from '../../_family/texts/ru.ts';
import type { tr } from './tr.ts';

export const ru = {
  ...family,
  category: 'Зелёная карта',
  'page.lead':
    'Её спросят на границе, если у машины турецкие номера: она оплатит ущерб, который вы причините за рубежом.',
  'page.benefit.1': 'Срок от 15 дней до 12 месяцев',
  'page.benefit.2': 'Действует и в странах по пути',
  'page.benefit.3': 'Цена в евро и тут же сумма в лирах',

  'step.journey.title': 'Поездка',
  'step.journey.hint': 'Куда и на какой срок вы едете на машине?',
  'step.vehicle.title': 'Автомобиль',
  'step.vehicle.hint': 'Карта оформляется на этот номер; данные возьмите из свидетельства.',

  'field.cardCountry': 'Страна назначения',
  'field.cardCountry.hint': 'Если стран несколько, выберите самую дальнюю.',
  'field.cardCountry.error': 'Выберите страну поездки.',
  'field.period': 'Срок',
  'field.period.hint': 'Учтите и обратную дорогу.',
  'field.period.error': 'Выберите срок карты.',
  'field.period.d15': '15 дней',
  'field.period.m1': '1 месяц',
  'field.period.m2': '2 месяца',
  'field.period.m3': '3 месяца',
  'field.period.m4': '4 месяца',
  'field.period.m5': '5 месяцев',
  'field.period.m6': '6 месяцев',
  'field.period.m7': '7 месяцев',
  'field.period.m8': '8 месяцев',
  'field.period.m9': '9 месяцев',
  'field.period.m10': '10 месяцев',
  'field.period.m11': '11 месяцев',
  'field.period.m12': '12 месяцев',
  'field.coverStart.hint': 'День выезда из Турции.',

  'coverage.thirdPartyLiability': 'Ответственность перед третьими лицами',
  'coverage.thirdPartyLiability.explain':
    'Если авария за рубежом случилась по вашей вине, ущерб другой стороны оплатят до суммы, установленной законом этой страны.',
  'coverage.roadsideAbroad': 'Помощь на дороге за рубежом',
  'coverage.roadsideAbroad.explain': 'Эвакуатор и ремонт на обочине за рубежом до этой суммы.',
  'coverage.legalProtection': 'Юридическая защита',
  'coverage.legalProtection.explain': 'Адвокат и переводчик после аварии за рубежом.',
  'coverage.transitCountries': 'Страны по пути',
  'coverage.transitCountries.explain':
    'Карта действует во всех странах системы, которые не зачёркнуты; отдельная карта в пути не нужна.',
  'coverage.vehicleReturn': 'Возвращение машины',
  'coverage.vehicleReturn.explain': 'Машину, которую нельзя починить за рубежом, привезут в Турцию.',
  'coverage.stayDuringRepair': 'Гостиница на время ремонта',
  'coverage.stayDuringRepair.explain': 'Ваша гостиница, пока машину чинят, до этой суммы.',

  'exclusion.ownVehicle': 'Ущерб вашей собственной машине',
  'exclusion.ownInjury': 'Травмы виновного водителя',
  'exclusion.crossedOut': 'Аварии в странах, зачёркнутых на карте',
  'exclusion.intent': 'Умышленный ущерб',
  'exclusion.forged': 'Поездки с исправленной картой',

  'decline.countryCrossedOut': 'Эта компания не оформляет зелёную карту для выбранной страны.',
  'decline.periodTooShort': 'Эта компания не оформляет зелёную карту меньше чем на месяц.',

  'document.note.1':
    'Зелёная карта оплачивает только ущерб другим; ни вашу машину, ни ваше лечение она не оплачивает.',
  'document.note.2':
    'Карту для границы оформляет страховая компания. До выезда проверьте номер, даты и страны: в зачёркнутой стране карта не действует.',
} satisfies SameTexts<typeof tr>;
