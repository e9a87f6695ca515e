import { expect, test } from 'vitest';
import type { Settlement } from '../../payments/provider/settlement.ts';
import { compareSettlement } from './compare-settlement.ts';
import type { SettledCharge, SettledLine, SettledRow } from './sides.ts';

/* The table of settlement: what each pair of books comes to, by hand. Amounts in kuruş; the fee is 3 % and 20 kuruş. */

const settlement: Settlement = {
  fee: { basisPoints: 300, fixedMinor: 20 },
  installmentFees: [
    { count: 3, since: null, basisPoints: 650, fixedMinor: 20 },
    { count: 3, since: '2026-11-03', basisPoints: 600, fixedMinor: 20 },
    { count: 6, since: '2026-11-03', basisPoints: 990, fixedMinor: 20 },
  ],
  days: 1,
  bankWord: 'IYZICO',
  returnsBy: 'reference',
  payouts: async () => ({ result: 'payouts', payouts: [] }),
};
const charged = new Date('2026-11-02T09:00:00Z');
const early = new Date('2026-11-08T08:00:00Z');
const late = new Date('2026-11-08T22:00:00Z');

const ours = (part: Partial<SettledCharge> = {}): SettledCharge => ({
  attemptId: 'a1',
  orderId: 'o1',
  paidMinor: 10_000,
  installmentCount: 1,
  at: charged,
  returns: [],
  ...part,
});
const back = (amountMinor = 1_000) => ({ id: 'r1', amountMinor, at: charged });
const row = (part: Partial<SettledRow> = {}): SettledRow => ({
  payout: 'SET1',
  id: 'charge 1#1',
  kind: 'charge',
  reference: 'a1',
  attemptId: 'a1',
  orderId: 'o1',
  installmentCount: 1,
  grossMinor: 10_000,
  feeMinor: 320,
  netMinor: 9_680,
  day: '2026-11-03',
  at: charged,
  ...part,
});
const returned = (part: Partial<SettledRow> = {}): SettledRow =>
  row({
    id: 'return 1#1',
    kind: 'return',
    reference: 'r1',
    grossMinor: 1_000,
    feeMinor: 0,
    netMinor: -1_000,
    ...part,
  });
const line = (amountMinor: number, text = 'IYZICO SET1'): SettledLine => ({
  id: 'b1',
  day: '2026-11-03',
  amountMinor,
  text,
});

interface Case {
  charges?: SettledCharge[];
  rows?: SettledRow[];
  lines?: SettledLine[] | null;
  at?: Date;
  by?: Settlement['returnsBy'];
}

const kindsOf = ({ charges = [], rows = [], lines = null, at = late, by = 'reference' }: Case): string[] =>
  compareSettlement({ holder: 'iyzico', charges, rows, lines }, { ...settlement, returnsBy: by }, at).map(
    ({ kind, subject }) => `${kind} ${subject}`,
  );

test.each<[string, Case, string[]]>([
  ['paid out and banked', { charges: [ours()], rows: [row()], lines: [line(9_680)] }, []],
  [
    'of two payouts one whose name begins with the other’s',
    {
      charges: [ours(), ours({ attemptId: 'a2', orderId: 'o2' })],
      rows: [row(), row({ payout: 'SET12', reference: 'a2', attemptId: 'a2', orderId: 'o2' })],
      lines: [{ ...line(9_680, 'IYZICO SET12 HAKEDIS'), id: 'b2' }, line(9_680)],
    },
    [],
  ],
  [
    'a line of a payout that we know nothing of, whose name begins with one that we know',
    { charges: [ours()], rows: [row()], lines: [line(9_680), { ...line(500, 'IYZICO SET13'), id: 'b3' }] },
    ['bank-line-unknown b3'],
  ],
  ['not paid out, in time', { charges: [ours()], at: early }, []],
  ['not paid out', { charges: [ours()] }, ['payout-missing a1']],
  ['not paid out, all of it went back', { charges: [ours({ returns: [back(10_000)] })] }, []],
  [
    'paid out less',
    { charges: [ours()], rows: [row({ grossMinor: 9_000, feeMinor: 290, netMinor: 8_710 })] },
    ['payout-differs a1'],
  ],
  ['with a part held back', { charges: [ours()], rows: [row({ netMinor: 9_000 })] }, ['payout-differs a1']],
  [
    'with another fee',
    { charges: [ours()], rows: [row({ feeMinor: 330, netMinor: 9_670 })] },
    ['fee-differs a1'],
  ],
  [
    'in three installments, by the fee of three',
    {
      charges: [ours({ installmentCount: 3 })],
      rows: [row({ installmentCount: 3, feeMinor: 670, netMinor: 9_330 })],
    },
    [],
  ],
  [
    'in three installments, by the fee that was agreed on for later charges',
    {
      charges: [ours({ installmentCount: 3 })],
      rows: [row({ installmentCount: 3, feeMinor: 620, netMinor: 9_380 })],
    },
    ['fee-differs a1'],
  ],
  [
    'in three installments, charged when the later fee held',
    {
      charges: [ours({ installmentCount: 3, at: new Date('2026-11-02T21:00:00Z') })],
      rows: [row({ installmentCount: 3, feeMinor: 620, netMinor: 9_380 })],
    },
    [],
  ],
  [
    'in three installments, by the fee of a single payment',
    {
      charges: [ours({ installmentCount: 3 })],
      rows: [row({ installmentCount: 3 })],
    },
    ['fee-differs a1'],
  ],
  [
    'in one payment, by the fee of three and called three by the file',
    { charges: [ours()], rows: [row({ installmentCount: 3, feeMinor: 670, netMinor: 9_330 })] },
    ['fee-differs a1'],
  ],
  [
    'in installments whose fee was not agreed on yet',
    {
      charges: [ours({ installmentCount: 6 })],
      rows: [row({ installmentCount: 6, feeMinor: 1_010, netMinor: 8_990 })],
    },
    [],
  ],
  ['paid out twice', { charges: [ours()], rows: [row(), row({ payout: 'SET2' })] }, ['paid-out-twice a1']],
  ['paid out for nobody', { rows: [row({ attemptId: null })] }, ['payout-unknown SET1 charge 1#1']],
  [
    'a return that lowered a payout',
    { charges: [ours({ returns: [back()] })], rows: [row(), returned()] },
    [],
  ],
  [
    'a return that lowered none, in time',
    { charges: [ours({ returns: [back()] })], rows: [row()], at: early },
    [],
  ],
  [
    'a return that lowered none',
    { charges: [ours({ returns: [back()] })], rows: [row()] },
    ['return-not-netted r1'],
  ],
  ['a return before any payout', { charges: [ours({ returns: [back()] })] }, ['payout-missing a1']],
  [
    'by another sum',
    { charges: [ours({ returns: [back()] })], rows: [row(), returned({ netMinor: -1_100 })] },
    ['netted-differs r1'],
  ],
  ['a return of nobody', { rows: [returned({ attemptId: null })] }, ['netted-unknown SET1 return 1#1']],
  [
    'a return we did not send',
    { charges: [ours()], rows: [row(), returned()] },
    ['netted-unknown SET1 return 1#1'],
  ],
  [
    'by its charge, the same sum',
    { charges: [ours({ returns: [back()] })], rows: [row(), returned({ reference: 'a1' })], by: 'charge' },
    [],
  ],
  [
    'by its charge, another sum',
    {
      charges: [ours({ returns: [back()] })],
      rows: [row(), returned({ reference: 'a1', grossMinor: 900, netMinor: -900 })],
      by: 'charge',
    },
    ['netted-differs r1'],
  ],
  [
    'taken back by the bank',
    { charges: [ours()], rows: [row(), row({ id: 'cb', kind: 'chargeback', netMinor: -10_000 })] },
    ['charged-back SET1 cb'],
  ],
  ['not at the bank, in time', { charges: [ours()], rows: [row()], lines: [], at: early }, []],
  [
    'not at the bank',
    { charges: [ours()], rows: [row()], lines: [], at: new Date('2026-11-09T00:00:00Z') },
    ['payout-not-banked SET1'],
  ],
  [
    'another sum at the bank',
    { charges: [ours()], rows: [row()], lines: [line(9_679)] },
    ['bank-differs SET1'],
  ],
  ['at the bank alone, in time', { lines: [line(5_000, 'IYZICO SET9')], at: early }, []],
  [
    'at the bank alone',
    { lines: [line(5_000, 'IYZICO SET9')], at: new Date('2026-11-09T00:00:00Z') },
    ['bank-line-unknown b1'],
  ],
  ['a bank nobody reads', { charges: [ours()], rows: [row()], lines: null, at: new Date('2027-01-01') }, []],
])('%s', (_, given, expected) => expect(kindsOf(given)).toEqual(expected));
