import { expect, test } from 'vitest';
import { findReturn, givenBackMinor } from './given-back.ts';
import type { FoundCharge, ReturnsBy } from './provider.ts';

const found = (
  returnsBy: ReturnsBy,
  ...rows: [reference: string | null, amountMinor: number][]
): FoundCharge => ({
  result: 'charged',
  attemptId: 'a',
  paymentId: 'p',
  transactionIds: [],
  priceMinor: 1_000,
  paidMinor: 1_000,
  orderId: 'o',
  returnsBy,
  returns: rows.map(([reference, amountMinor], index) => ({
    reference,
    amountMinor,
    kind: 'refund',
    at: null,
    providerId: String(index),
  })),
});
const mine = { reference: 'mine', amountMinor: 300 };

test.each<[FoundCharge, number[], string]>([
  /* the amount of another return is no sign of this one, however the sums stand */
  [found('reference', ['other', 500]), [], 'absent'],
  [found('reference', ['other', 300]), [300], 'absent'],
  [found('reference', ['mine', 300]), [], 'made'],
  [found('reference', ['mine', 299]), [], 'unclear'],
  [found('reference'), [], 'absent'],
  [found('list', [null, 300]), [], 'made'],
  [found('list', [null, 300]), [300], 'absent'],
  [found('list', [null, 300], [null, 300]), [300], 'made'],
  [found('list', [null, 500]), [500], 'absent'],
  [found('list', [null, 500]), [], 'unclear'],
  [found('list'), [500], 'unclear'],
  [found('list', [null, 300], [null, 300]), [], 'unclear'],
  [found('total', [null, 300]), [], 'made'],
  [found('total', [null, 500]), [500], 'absent'],
  [found('total', [null, 800]), [500], 'made'],
  [found('total', [null, 700]), [500], 'unclear'],
  [found('nothing'), [], 'unclear'],
])('%o beside %o done is %s', (answer, done, said) => {
  expect(findReturn(answer, mine, { doneMinor: done, open: [] })).toBe(said);
});

/* mine is 300; beside it others that nobody knows of: sent before mine (a) or after it (z) */
const [a, z] = [true, false];
test.each<[FoundCharge, number[], [amountMinor: number, isBefore: boolean][], string]>([
  [found('list'), [], [[500, a]], 'absent'],
  [found('list', [null, 500]), [], [[500, a]], 'absent'],
  [found('list', [null, 300]), [], [[500, a]], 'made'],
  [found('list', [null, 300], [null, 500]), [], [[500, z]], 'made'],
  [found('list', [null, 300], [null, 500]), [500], [[500, z]], 'made'],
  [found('list', [null, 500], [null, 500]), [500], [[500, z]], 'absent'],
  /* of two alike the one that was sent first has the first row, and both say so */
  [found('list', [null, 300]), [], [[300, a]], 'absent'],
  [found('list', [null, 300]), [], [[300, z]], 'made'],
  [found('list', [null, 300], [null, 300]), [], [[300, a]], 'made'],
  [found('list', [null, 300], [null, 300]), [], [[300, z]], 'made'],
  [found('list', [null, 300], [null, 300]), [300], [[300, a]], 'absent'],
  /* a row of nobody's */
  [found('list', [null, 400]), [], [[500, a]], 'unclear'],
  [found('list', [null, 300], [null, 300], [null, 300]), [], [[300, a]], 'unclear'],
  [found('list', [null, 300]), [500], [[300, z]], 'unclear'],
  /* a sum does not say whose it is */
  [found('total', [null, 300]), [], [[500, z]], 'unclear'],
  [found('total', [null, 500]), [500], [[300, z]], 'absent'],
  [found('reference', ['mine', 300]), [], [[300, a]], 'made'],
  [found('reference', ['other', 300]), [], [[300, a]], 'absent'],
])('%o beside %o done and %o unknown is %s', (answer, done, open, said) => {
  const others = {
    doneMinor: done,
    open: open.map(([amountMinor, isBefore]) => ({ amountMinor, isBefore })),
  };
  expect(findReturn(answer, mine, others)).toBe(said);
});

test('what went back in all is known only when it was answered', () => {
  expect(givenBackMinor(found('reference', ['x', 200], ['y', 100]))).toBe(300);
  expect(givenBackMinor(found('nothing'))).toBeNull();
});
