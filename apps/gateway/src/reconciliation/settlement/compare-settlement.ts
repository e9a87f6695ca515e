import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { agreedFee, type Settlement } from '../../payments/provider/settlement.ts';
import type { Difference, DifferenceKind } from '../compare/kinds.ts';
import { namedPayout } from './named-payout.ts';
import type { SettledCharge, SettledReturn, SettledRow, SettlementSides } from './sides.ts';

/*
 * Settlement files against the clearing of our books, and the lines of our bank against both. Pure: what is late is only
 * told when its clock has run out.
 */

const dayMs = 86_400_000;

/**
 * ms beyond the contract's day before anything counts as missing: a weekend with a holiday beside it, on which banks pay nothing,
 * and a file that comes a day late.
 */
const graceMs = 5 * dayMs;

/** The end of a day of Istanbul. */
const endOf = (day: string): number => Date.parse(`${day}T21:00:00Z`);

/** Whose books: told apart from the charges of the same provider. */
export const sourceOf = (sides: Pick<SettlementSides, 'holder'>): string => `${sides.holder} settlement`;

interface Told {
  subject: string;
  orderId?: string | null;
  hereMinor: number | null;
  outsideMinor: number | null;
  detail: string | null;
  at: Date;
}

const differing =
  (sides: SettlementSides) =>
  (kind: DifferenceKind, told: Told): Difference => ({
    kind,
    source: sourceOf(sides),
    orderId: null,
    currency: 'TRY',
    ...told,
  });

type Differing = ReturnType<typeof differing>;

const sumOf = (rows: readonly SettledRow[], of: (row: SettledRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** One charge and the rows that pay it out. */
function compareCharge(
  say: Differing,
  charge: SettledCharge,
  rows: readonly SettledRow[],
  settlement: Settlement,
  now: number,
): Difference[] {
  const { attemptId: subject, orderId, paidMinor, installmentCount, at } = charge;
  const about = { subject, orderId, at };
  const kept = paidMinor - charge.returns.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const [first, ...others] = rows;
  if (!first) {
    const isLate = at.getTime() + settlement.days * dayMs + graceMs < now;
    return isLate && kept > 0
      ? [say('payout-missing', { ...about, hereMinor: kept, outsideMinor: 0, detail: null })]
      : [];
  }
  const detail = first.payout;
  if (others.length > 0) {
    const outsideMinor = sumOf(rows, ({ grossMinor }) => grossMinor);
    return [say('paid-out-twice', { ...about, hereMinor: paidMinor, outsideMinor, detail })];
  }
  const { grossMinor, feeMinor, netMinor } = first;
  const found: Difference[] = [];
  if (grossMinor !== paidMinor || netMinor + feeMinor !== grossMinor)
    found.push(
      say('payout-differs', { ...about, hereMinor: paidMinor, outsideMinor: netMinor + feeMinor, detail }),
    );
  /* by what was asked for: a file that names other installments is no reason to keep another fee */
  const expected = agreedFee(settlement, { grossMinor, installmentCount, day: todayInIstanbul(at) });
  if (expected !== null && feeMinor !== expected)
    found.push(say('fee-differs', { ...about, hereMinor: expected, outsideMinor: feeMinor, detail }));
  return found;
}

interface Paired {
  pairs: [SettledReturn, SettledRow][];
  /** ours without a row */
  missing: SettledReturn[];
  /** rows that are no return of ours */
  strange: SettledRow[];
}

/** Pairs returns of ours with rows: by reference, or of one charge by their amounts. */
function pairReturns(
  charge: SettledCharge,
  rows: readonly SettledRow[],
  by: Settlement['returnsBy'],
): Paired {
  const left = [...rows];
  const take = (fits: (row: SettledRow) => boolean): SettledRow | null => {
    const at = left.findIndex(fits);
    return at === -1 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const pairs: [SettledReturn, SettledRow][] = [];
  const open: SettledReturn[] = [];
  for (const one of charge.returns) {
    const row = take(({ reference, grossMinor }) =>
      by === 'reference' ? reference === one.id : grossMinor === one.amountMinor,
    );
    if (row) pairs.push([one, row]);
    else open.push(one);
  }
  /* told apart by their charge alone, one of another amount is the one that is missing */
  const missing = open.filter((one) => {
    const row = by === 'charge' ? take(() => true) : null;
    if (row) pairs.push([one, row]);
    return row === null;
  });
  return { missing, pairs, strange: left };
}

/** What went back of a charge that was paid out is taken from a payout. */
function compareReturns(
  say: Differing,
  charge: SettledCharge,
  { rows, isPaidOut }: { rows: readonly SettledRow[]; isPaidOut: boolean },
  { days, returnsBy }: Settlement,
  now: number,
): Difference[] {
  const { orderId } = charge;
  const { missing, pairs, strange } = pairReturns(charge, rows, returnsBy);
  const late = missing.filter(({ at }) => isPaidOut && at.getTime() + days * dayMs + graceMs < now);
  return [
    ...late.map(({ id: subject, amountMinor, at }) =>
      say('return-not-netted', {
        subject,
        orderId,
        hereMinor: amountMinor,
        outsideMinor: 0,
        detail: charge.attemptId,
        at,
      }),
    ),
    ...pairs
      .filter(([one, row]) => one.amountMinor !== -(row.netMinor + row.feeMinor))
      .map(([{ id: subject, amountMinor, at }, row]) =>
        say('netted-differs', {
          subject,
          orderId,
          hereMinor: amountMinor,
          outsideMinor: -(row.netMinor + row.feeMinor),
          detail: row.payout,
          at,
        }),
      ),
    ...strange.map((row) => unknownRow(say, 'netted-unknown', row)),
  ];
}

const unknownRow = (say: Differing, kind: DifferenceKind, row: SettledRow): Difference =>
  say(kind, {
    subject: `${row.payout} ${row.id}`,
    orderId: row.orderId,
    hereMinor: null,
    outsideMinor: Math.abs(row.netMinor + row.feeMinor),
    detail: row.payout,
    at: row.at,
  });

/** Payouts against the lines of our bank that name them. */
function compareBank(say: Differing, { rows, lines }: SettlementSides, now: number): Difference[] {
  if (lines === null) return [];
  const payouts = Map.groupBy(rows, ({ payout }) => payout);
  const byPayout = Map.groupBy(lines, ({ text }) => namedPayout(text, payouts.keys()));
  const found: Difference[] = [];
  for (const [payout, own] of payouts) {
    const hereMinor = sumOf(own, ({ netMinor }) => netMinor);
    const mine = byPayout.get(payout) ?? [];
    const outsideMinor = mine.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const day = own[0]?.day ?? '';
    const told = { subject: payout, hereMinor, outsideMinor, detail: day, at: new Date(endOf(day)) };
    if (mine.length === 0 && endOf(day) + graceMs < now) found.push(say('payout-not-banked', told));
    if (mine.length > 0 && outsideMinor !== hereMinor) found.push(say('bank-differs', told));
  }
  for (const { id, day, amountMinor } of byPayout.get(null) ?? [])
    if (endOf(day) + graceMs < now)
      found.push(
        say('bank-line-unknown', {
          subject: id,
          hereMinor: null,
          outsideMinor: Math.abs(amountMinor),
          detail: day,
          at: new Date(endOf(day)),
        }),
      );
  return found;
}

/** Everything that one provider's payouts, our clearing and our bank differ about. */
export function compareSettlement(sides: SettlementSides, settlement: Settlement, at: Date): Difference[] {
  const now = at.getTime();
  const say = differing(sides);
  const { charges, rows } = sides;
  const byCharge = Map.groupBy(rows, ({ attemptId }) => attemptId);
  const found: Difference[] = [];
  for (const charge of charges) {
    const byKind = Map.groupBy(byCharge.get(charge.attemptId) ?? [], ({ kind }) => kind);
    const paidOut = byKind.get('charge') ?? [];
    found.push(...compareCharge(say, charge, paidOut, settlement, now));
    const returned = { rows: byKind.get('return') ?? [], isPaidOut: paidOut.length > 0 };
    found.push(...compareReturns(say, charge, returned, settlement, now));
  }
  for (const row of rows) {
    if (row.kind === 'chargeback') found.push(unknownRow(say, 'charged-back', row));
    else if (row.attemptId === null)
      found.push(unknownRow(say, row.kind === 'charge' ? 'payout-unknown' : 'netted-unknown', row));
  }
  found.push(...compareBank(say, sides, now));
  return found;
}
