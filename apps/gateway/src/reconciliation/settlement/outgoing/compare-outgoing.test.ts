import { addDays } from '@sigorta/validators/iso-date';
import { expect, test } from 'vitest';
import { compareOutgoing } from './compare-outgoing.ts';
import type { OutgoingLine, PartyPaid, SentBack } from './sides.ts';

/* The table of what leaves our account: what each pair of books comes to, by hand. 2 November 2026 is a Monday. */

const monday = '2026-11-02';
/** five banking days after it is the next Monday, so it is told on the Tuesday */
const inTime = '2026-11-09';
const late = '2026-11-10';
const allDays = new Set(Array.from({ length: 40 }, (_, after) => addDays('2026-10-20', after)));

const paid = (part: Partial<PartyPaid> = {}): PartyPaid => ({
  reference: 'EFT 4711',
  amountMinor: 10_000,
  day: monday,
  enteredOn: monday,
  ...part,
});
const line = (part: Partial<OutgoingLine> = {}): OutgoingLine => ({
  id: 'b1',
  day: monday,
  amountMinor: -10_000,
  named: 'EFT 4711',
  ...part,
});
const back = (part: Partial<SentBack> = {}): SentBack => ({
  reference: 'SC1234567',
  amountMinor: 700,
  day: monday,
  ...part,
});

interface Case {
  payments?: PartyPaid[];
  sentBack?: SentBack[];
  lines?: OutgoingLine[];
  daysRead?: ReadonlySet<string>;
  from?: string;
  today?: string;
}

const told = ({
  payments = [],
  sentBack = [],
  lines = [],
  daysRead = allDays,
  from = '2026-08-01',
  today = late,
}: Case): string[] =>
  compareOutgoing({ currency: 'TRY', from, payments, sentBack, lines, daysRead }, today).map(
    ({ kind, subject, hereMinor, outsideMinor }) =>
      `${kind} ${subject} ${hereMinor ?? '-'} ${outsideMinor ?? '-'}`,
  );

const unnamed = { id: 'b9', named: null };

test.each<[string, Case, string[]]>([
  ['paid, and left', { payments: [paid()], lines: [line()] }, []],
  [
    'left in two parts',
    { payments: [paid()], lines: [line({ amountMinor: -4_000 }), line({ id: 'b2', amountMinor: -6_000 })] },
    [],
  ],
  ['left a banking day after the books', { payments: [paid()], lines: [line({ day: '2026-11-03' })] }, []],
  ['not there, in time', { payments: [paid()], today: inTime }, []],
  ['not there', { payments: [paid()] }, ['party-not-banked EFT 4711 10000 0']],
  ['not there, entered the day before', { payments: [paid({ enteredOn: inTime })] }, []],
  ['not there, of days that were not read', { payments: [paid()], daysRead: new Set() }, []],
  [
    'not there, while one day of them was not read',
    { payments: [paid()], daysRead: new Set([...allDays].filter((day) => day !== '2026-11-04')) },
    [],
  ],
  ['of before what is looked at', { payments: [paid()], from: '2026-11-03' }, []],
  [
    'more left',
    { payments: [paid()], lines: [line({ amountMinor: -10_001 })], today: monday },
    ['party-differs EFT 4711 10000 10001'],
  ],
  ['less left, in time', { payments: [paid()], lines: [line({ amountMinor: -9_999 })], today: inTime }, []],
  [
    'less left',
    { payments: [paid()], lines: [line({ amountMinor: -9_999 })] },
    ['party-differs EFT 4711 10000 9999'],
  ],
  [
    'left and came back',
    { payments: [paid()], lines: [line(), line({ id: 'b2', amountMinor: 10_000, day: '2026-11-03' })] },
    ['party-differs EFT 4711 10000 0'],
  ],
  [
    'left twice, and once came back',
    { payments: [paid()], lines: [line(), line({ id: 'b2' }), line({ id: 'b3', amountMinor: 10_000 })] },
    [],
  ],
  [
    'left twice',
    { payments: [paid()], lines: [line(), line({ id: 'b2' })], today: monday },
    ['party-paid-twice EFT 4711 10000 20000'],
  ],
  [
    'a line of another year under the same reference',
    { payments: [paid()], lines: [line(), line({ id: 'b0', day: '2026-10-20' })] },
    ['outgoing-unknown b0 - 10000'],
  ],
  ['in no book, in time', { lines: [line(unnamed)], today: inTime }, []],
  ['in no book', { lines: [line(unnamed)] }, ['outgoing-unknown b9 - 10000']],
  [
    'in no book, of the sum of a payment',
    { payments: [paid()], lines: [line(), line(unnamed)] },
    ['outgoing-unknown b9 - 10000'],
  ],
  ['what came is not looked for', { lines: [line({ ...unnamed, amountMinor: 10_000 })] }, []],
  [
    'went back to a buyer, by its reference',
    { sentBack: [back()], lines: [line({ named: 'SC1234567', amountMinor: -700 })] },
    [],
  ],
  [
    'went back to a buyer, by its sum',
    { sentBack: [back()], lines: [line({ ...unnamed, amountMinor: -700 })] },
    [],
  ],
  [
    'went back twice',
    {
      sentBack: [back()],
      lines: [line({ named: 'SC1234567', amountMinor: -700 }), line({ ...unnamed, amountMinor: -700 })],
    },
    ['outgoing-unknown b9 - 700'],
  ],
  [
    'went back with another sum',
    { sentBack: [back()], lines: [line({ named: 'SC1234567', amountMinor: -800 })] },
    ['outgoing-unknown b1 - 800'],
  ],
  [
    'went back long before',
    { sentBack: [back({ day: '2026-10-20' })], lines: [line({ ...unnamed, amountMinor: -700 })] },
    ['outgoing-unknown b9 - 700'],
  ],
  ['a return that no line shows is judged elsewhere', { sentBack: [back()] }, []],
])('%s', (_, given, expected) => expect(told(given)).toEqual(expected));

test.each([
  ['TRY', 'bank'],
  ['EUR', 'bank-eur'],
  ['USD', 'bank-usd'],
] as const)('what is told names our account in %s, the day and both sums in it', (currency, source) => {
  const unknown = line({ ...unnamed, amountMinor: -700 });
  const sides = {
    currency,
    from: monday,
    payments: [paid()],
    sentBack: [],
    lines: [unknown],
    daysRead: allDays,
  };
  const same = { source, orderId: null, currency, detail: monday, at: new Date('2026-11-02T21:00:00Z') };
  expect(compareOutgoing(sides, late)).toEqual([
    { ...same, kind: 'party-not-banked', subject: 'EFT 4711', hereMinor: 10_000, outsideMinor: 0 },
    { ...same, kind: 'outgoing-unknown', subject: 'b9', hereMinor: null, outsideMinor: 700 },
  ]);
});

test.each<[string, Case, string[]]>([
  ['left ten days before', { payments: [paid()], lines: [line({ day: '2026-10-23' })] }, []],
  [
    'left eleven days before',
    { payments: [paid()], lines: [line({ day: '2026-10-22' })] },
    ['party-not-banked EFT 4711 10000 0', 'outgoing-unknown b1 - 10000'],
  ],
  [
    'went back to a buyer ten days before',
    { sentBack: [back({ day: '2026-10-23' })], lines: [line({ ...unnamed, amountMinor: -700 })] },
    [],
  ],
  [
    'went back to a buyer eleven days before',
    { sentBack: [back({ day: '2026-10-22' })], lines: [line({ ...unnamed, amountMinor: -700 })] },
    ['outgoing-unknown b9 - 700'],
  ],
  [
    'entered before the bank sent it: patience begins with the later day',
    { payments: [paid({ enteredOn: '2026-10-20' })], today: inTime },
    [],
  ],
  [
    'of which the last day that it may have left on was not read',
    { payments: [paid()], daysRead: new Set([...allDays].filter((day) => day !== inTime)) },
    [],
  ],
  [
    'twice as much left at once',
    { payments: [paid()], lines: [line({ amountMinor: -20_000 })], today: monday },
    ['party-differs EFT 4711 10000 20000'],
  ],
  [
    'all of it and something more left',
    { payments: [paid()], lines: [line(), line({ id: 'b2', amountMinor: -1 })], today: monday },
    ['party-differs EFT 4711 10000 10001'],
  ],
  ['a line of nothing', { lines: [line({ ...unnamed, amountMinor: 0 })] }, []],
  ['a kuruş in no book', { lines: [line({ ...unnamed, amountMinor: -1 })] }, ['outgoing-unknown b9 - 1']],
])('%s', (_, given, expected) => expect(told(given)).toEqual(expected));
