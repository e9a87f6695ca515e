import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ru as family } from '../../_family/texts/ru.ts';
import type { tr } from './tr.ts';

export const ru = {
  ...family,
  category: 'Медицинское страхование иностранцев',
  'page.lead': 'Полис для вида на жительство — и поддержка, если вы заболели.',
  'page.benefit.1': 'В каждом предложении есть минимум, которого требует циркуляр о ВНЖ',
  'page.benefit.2': 'На один или два года, до шести человек в одном полисе',
  'page.benefit.3': 'Полис в PDF с формулировкой из циркуляра',

  'step.stay.title': 'Проживание',
  'step.stay.hint': 'На какой срок нужен вид на жительство и когда начать защиту?',
  'step.insured.title': 'Кого застраховать?',
  'step.insured.hint': 'Укажите каждого как в паспорте, латинскими буквами.',

  'field.duration': 'Срок полиса',
  'field.duration.hint': 'Не короче срока вида на жительство, который вы запрашиваете.',
  'field.duration.error': 'Выберите срок полиса.',
  'field.duration.oneYear': '1 год',
  'field.duration.twoYears': '2 года',
  'field.fatherName.hint': 'Как в паспорте или карте ВНЖ.',
  'field.idKind.hint': 'Если номера иностранца ещё нет, выберите паспорт.',

  'coverage.inpatient': 'Стационар (по договору)',
  'coverage.inpatient.explain':
    'Операции, пребывание и реанимация в больницах, с которыми есть договор; ваша доля — ноль.',
  'coverage.outpatient': 'Амбулаторное лечение (в год)',
  'coverage.outpatient.explain':
    'Приёмы, анализы, снимки и лекарства. В учреждениях по договору вы платите 20 %, в остальных — 40 %.',
  'coverage.inpatientOther': 'Стационар (без договора)',
  'coverage.inpatientOther.explain': 'Годовая сумма в больницах без договора; 20 % расходов оплачиваете вы.',
  'coverage.dentalEmergency': 'Экстренная стоматология',
  'coverage.dentalEmergency.explain':
    'Первая помощь при острой боли. Если в предложении указана франшиза, она относится только к этому пункту и обследованию.',
  'coverage.checkup': 'Обследование',
  'coverage.checkup.explain': 'Раз в год общее обследование в центре по выбору компании.',
  'coverage.interpreter': 'Переводчик',
  'coverage.interpreter.explain': 'Помощь на вашем языке по телефону и на приёме в больнице.',
  'coverage.funeralTransport': 'Репатриация тела',
  'coverage.funeralTransport.explain':
    'В случае смерти компания организует и оплачивает перевозку на родину.',

  'exclusion.pregnancy': 'Обычные расходы на беременность и роды',

  'decline.oneYearOnly': 'Эта компания оформляет полис только на один год.',

  'document.note.1':
    'İşbu poliçe 10/05/2016 tarih ve 16 sayılı Vize ve İkamet İzni Taleplerinde Yaptırılacak Sağlık Sigortalarına İlişkin Genelge’de belirlenen asgari teminat yapısını kapsamaktadır.',
  'document.note.2':
    'Фраза выше на турецком языке означает, что полис содержит минимальное покрытие, установленное циркуляром № 16 от 10 мая 2016 г. о медицинском страховании для виз и видов на жительство. При амбулаторном лечении застрахованный платит 20 % в учреждениях по договору и 40 % в остальных; в стационаре по договору — ничего, без договора — 20 %. К этому минимуму франшиза не применяется.',
  'document.note.3':
    'После срока отказа полис можно прекратить досрочно только в случаях, названных в циркуляре: например, если предъявлен новый полис на срок проживания, вид на жительство отменён или не продлён, началось общее медицинское страхование.',
} satisfies SameTexts<typeof tr>;
