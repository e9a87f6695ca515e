import { expect, test } from 'vitest';
import type { Settlement } from '../../payments/provider/settlement.ts';
import type { Difference } from '../compare/kinds.ts';
import { compareSettlement } from './compare-settlement.ts';
import { namedPayout } from './named-payout.ts';
import type { SettledCharge, SettledLine, SettledReturn, SettledRow } from './sides.ts';

/*
 * What is told of payouts, whole and by hand, and the moment from which: a charge is paid out after a day, and five more pass before
 * anything counts as missing. Amounts in kuruş; the fee is 3 % and 20 kuruş.
 */

const settlement: Settlement = {
  fee: { basisPoints: 300, fixedMinor: 20 },
  installmentFees: [],
  days: 1,
  bankWord: 'IYZICO',
  returnsBy: 'reference',
  payouts: async () => ({ result: 'payouts', payouts: [] }),
};
const charged = new Date('2026-11-02T09:00:00Z');
/** the last moment at which nothing of the charge is late, and of the payout of 3 November */
const onTime = new Date('2026-11-08T09:00:00Z');
const bankOnTime = new Date('2026-11-08T21:00:00Z');
const after = (at: Date): Date => new Date(at.getTime() + 1);
/** the end of 3 November in Istanbul */
const dayOver = new Date('2026-11-03T21:00:00Z');

const ours = (part: Partial<SettledCharge> = {}): SettledCharge => ({
  attemptId: 'a1',
  orderId: 'o1',
  paidMinor: 10_000,
  installmentCount: 1,
  at: charged,
  returns: [],
  ...part,
});
const row = (part: Partial<SettledRow> = {}): SettledRow => ({
  payout: 'SET1',
  id: '1',
  kind: 'charge',
  reference: 'a1',
  attemptId: 'a1',
  orderId: 'o1',
  installmentCount: 1,
  grossMinor: 10_000,
  feeMinor: 320,
  netMinor: 9_680,
  day: '2026-11-03',
  at: dayOver,
  ...part,
});
const back = (part: Partial<SettledReturn> = {}): SettledReturn => ({
  id: 'r1',
  amountMinor: 1_000,
  at: charged,
  ...part,
});
/** A return of 1,000 of which the provider takes five for itself. */
const returned = (part: Partial<SettledRow> = {}): SettledRow =>
  row({
    id: '2',
    kind: 'return',
    reference: 'r1',
    grossMinor: 1_000,
    feeMinor: 5,
    netMinor: -1_005,
    ...part,
  });
const line = (part: Partial<SettledLine> = {}): SettledLine => ({
  id: 'b1',
  day: '2026-11-03',
  amountMinor: 9_680,
  text: 'IYZICO SET1',
  ...part,
});

interface Sides {
  charges?: SettledCharge[];
  rows?: SettledRow[];
  lines?: SettledLine[] | null;
}
const told = (
  { charges = [], rows = [], lines = null }: Sides,
  at: Date,
  by: Settlement['returnsBy'] = 'reference',
): Difference[] =>
  compareSettlement({ holder: 'iyzico:1', charges, rows, lines }, { ...settlement, returnsBy: by }, at);
const inShort = (...given: Parameters<typeof told>): string[] =>
  told(...given).map(({ kind, subject }) => `${kind} ${subject}`);

const difference = (part: Partial<Difference>): Difference => ({
  kind: 'payout-missing',
  source: 'iyzico:1 settlement',
  subject: 'a1',
  orderId: 'o1',
  hereMinor: 10_000,
  outsideMinor: 0,
  currency: 'TRY',
  detail: 'SET1',
  at: charged,
  ...part,
});

test.each<[string, Sides, Difference]>([
  ['a charge that was not paid out', { charges: [ours()] }, difference({ detail: null })],
  [
    'one of which a kuruş was not',
    { charges: [ours({ returns: [back({ amountMinor: 9_999 })] })] },
    difference({ hereMinor: 1, detail: null }),
  ],
  [
    'one that was paid out twice',
    { charges: [ours()], rows: [row(), row({ id: '9', payout: 'SET2', grossMinor: 10_001 })] },
    difference({ kind: 'paid-out-twice', outsideMinor: 20_001 }),
  ],
  [
    'one of another sum',
    { charges: [ours()], rows: [row({ grossMinor: 9_000, feeMinor: 290, netMinor: 8_710 })] },
    difference({ kind: 'payout-differs', outsideMinor: 9_000 }),
  ],
  [
    'one of which a part was held back',
    { charges: [ours()], rows: [row({ netMinor: 9_000 })] },
    difference({ kind: 'payout-differs', outsideMinor: 9_320 }),
  ],
  [
    'one with another fee',
    { charges: [ours()], rows: [row({ feeMinor: 330, netMinor: 9_670 })] },
    difference({ kind: 'fee-differs', hereMinor: 320, outsideMinor: 330 }),
  ],
  [
    'a return that lowered no payout',
    { charges: [ours({ returns: [back()] })], rows: [row()] },
    difference({ kind: 'return-not-netted', subject: 'r1', hereMinor: 1_000, detail: 'a1' }),
  ],
  [
    'one that lowered it by another sum',
    { charges: [ours({ returns: [back({ amountMinor: 995 })] })], rows: [row(), returned()] },
    difference({ kind: 'netted-differs', subject: 'r1', hereMinor: 995, outsideMinor: 1_000 }),
  ],
  [
    'one of nobody',
    { charges: [ours()], rows: [row(), returned({ reference: 'r9' })] },
    difference({
      kind: 'netted-unknown',
      subject: 'SET1 2',
      hereMinor: null,
      outsideMinor: 1_000,
      at: dayOver,
    }),
  ],
  [
    'a charge of nobody',
    { rows: [row({ attemptId: null, orderId: null })] },
    difference({
      kind: 'payout-unknown',
      subject: 'SET1 1',
      orderId: null,
      hereMinor: null,
      outsideMinor: 10_000,
      at: dayOver,
    }),
  ],
  [
    'a payout that is not at our bank',
    { charges: [ours()], rows: [row()], lines: [] },
    difference({
      kind: 'payout-not-banked',
      subject: 'SET1',
      orderId: null,
      hereMinor: 9_680,
      detail: '2026-11-03',
      at: dayOver,
    }),
  ],
  [
    'one that is there with another sum',
    {
      charges: [ours()],
      rows: [row()],
      lines: [line({ amountMinor: 9_000 }), line({ id: 'b2', amountMinor: 679 })],
    },
    difference({
      kind: 'bank-differs',
      subject: 'SET1',
      orderId: null,
      hereMinor: 9_680,
      outsideMinor: 9_679,
      detail: '2026-11-03',
      at: dayOver,
    }),
  ],
  [
    'a line of no payout',
    { lines: [line({ text: 'IYZICO', amountMinor: -7 })] },
    difference({
      kind: 'bank-line-unknown',
      subject: 'b1',
      orderId: null,
      hereMinor: null,
      outsideMinor: 7,
      detail: '2026-11-03',
      at: dayOver,
    }),
  ],
])('%s', (_, sides, expected) => {
  expect(told(sides, after(bankOnTime))).toEqual([expected]);
});

test.each<[string, Sides, Date, string]>([
  ['a charge', { charges: [ours()] }, onTime, 'payout-missing a1'],
  ['a return', { charges: [ours({ returns: [back()] })], rows: [row()] }, onTime, 'return-not-netted r1'],
  ['a payout', { charges: [ours()], rows: [row()], lines: [] }, bankOnTime, 'payout-not-banked SET1'],
  ['a line of the bank', { lines: [line()] }, bankOnTime, 'bank-line-unknown b1'],
])('%s is not late until its moment is over', (_, sides, moment, late) => {
  expect(inShort(sides, moment)).toEqual([]);
  expect(inShort(sides, after(moment))).toEqual([late]);
});

const two = [back(), back({ id: 'r2' })];
const whole = returned({ feeMinor: 0, netMinor: -1_000 });

test('returns are told apart by their reference, whatever their sums', () => {
  const rows = [row(), { ...whole, reference: 'r2' }, { ...whole, id: '3', grossMinor: 900, netMinor: -900 }];
  expect(inShort({ charges: [ours({ returns: two })], rows }, onTime)).toEqual(['netted-differs r1']);
});

test('one that no row names is missing, and the row of another one is nobody’s', () => {
  const rows = [row(), { ...whole, reference: 'r9' }];
  expect(inShort({ charges: [ours({ returns: [back()] })], rows }, after(onTime))).toEqual([
    'return-not-netted r1',
    'netted-unknown SET1 2',
  ]);
});

test('without a reference they are told apart by their sums, and the one that is left by its charge', () => {
  const bare = { ...whole, reference: null };
  const smaller = { ...bare, id: '3', grossMinor: 900, netMinor: -900 };
  const charges = [ours({ returns: [back({ amountMinor: 950 }), back({ id: 'r2' })] })];
  expect(inShort({ charges, rows: [row(), bare, smaller] }, onTime, 'charge')).toEqual(['netted-differs r1']);
  expect(inShort({ charges, rows: [row(), bare] }, after(onTime), 'charge')).toEqual([
    'return-not-netted r1',
  ]);
});

test('a return of which the provider takes something for itself lowers its payout by both', () => {
  expect(
    inShort({ charges: [ours({ returns: [back()] })], rows: [row(), returned()] }, after(onTime)),
  ).toEqual([]);
});

test.each([[['SET', 'SET A', 'A']], [['A', 'SET A', 'SET']], [['SET A', 'A', 'SET']]])(
  'of payouts that a line names the longest name is meant: %j',
  (payouts) => {
    expect(namedPayout('IYZICO SET A', payouts)).toBe('SET A');
  },
);
