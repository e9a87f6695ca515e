import { purchaseCaseKinds } from '@sigorta/contracts/panel/stuck-cases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { casesOf, patience } from '../../purchase/machine/cases.ts';
import { history } from '../../purchase/machine/search/random-search.ts';
import {
  sampleAttempt,
  sampleNotice,
  sampleOrder,
  samplePolicy,
  sampleRefund,
} from '../../purchase/machine/search/samples.ts';
import type { Order, Purchase } from '../../purchase/machine/state.ts';
import { storePurchase } from '../../testing/panel/stored-purchase.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { stuckOf } from './queries.ts';

let gateway: RunningGateway;
let insurers: string[] = [];
let staff = '';
let now = new Date('2026-06-14T18:30:00Z');
/** purchases that stand in the database at once */
const together = 25;

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  const { db } = gateway.context;
  insurers = (await db.selectFrom('insurer').select('id').execute()).map(({ id }) => id);
  await signInAsStaff(gateway.context, gateway.buyer(), 'finance');
  staff = (await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => gateway.close());

class Undo extends Error {}

/** Lines of the list with only these purchases in the database, beside what their machine calls their cases. */
async function compared(purchases: readonly Purchase[]): Promise<{ lines: string[]; cases: string[] }> {
  const found: { lines: string[]; cases: string[] } = { lines: [], cases: [] };
  const { db } = gateway.context;
  await db
    .transaction()
    .execute(async (trx) => {
      for (const one of purchases) {
        const stored = await storePurchase(trx, one, { insurers, staff, partner: 'default' });
        found.cases.push(...casesOf(stored).map(({ kind, subject }) => `${kind} ${subject}`));
      }
      const { rows } = await stuckOf({ ...gateway.context, db: trx }, purchaseCaseKinds, null);
      found.lines = rows.map(({ kind, id }) => `${kind} ${id}`).toSorted();
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  found.cases.sort();
  return found;
}

/** What tells two purchases apart for whoever looks for cases: every word of their state, no clock and no amount. */
const shapeOf = ({ orders }: Purchase): string =>
  JSON.stringify(
    orders.map((order) => [
      ...[order.kind, order.goal, order.give, order.isDelivered, order.policy.st, order.policy.isStrange],
      order.attempts.map(({ st, takenBy, isUnclear, hasPage }) => [st, takenBy, isUnclear, hasPage]),
      order.refunds.map(({ st, how, held, reason }) => [st, how, held, reason]),
      order.notice && [order.notice.st, order.notice.isStuck, order.notice.by],
      [order.transfer?.st, order.proposals.map(({ kind }) => kind)],
    ]),
  );

/** Every shape that so many histories of the machine come past. */
function reached(histories: number, seed: number): Purchase[] {
  const shapes = new Map<string, Purchase>();
  for (let one = seed; one < seed + histories; one += 1)
    history(one, undefined, {
      step: ({ purchase }) => {
        if (purchase.orders.length > 0) shapes.set(shapeOf(purchase), structuredClone(purchase));
      },
    });
  return [...shapes.values()];
}

test('what the machine calls a case has a line, and nothing else has: shapes that random histories reach', async () => {
  const seed = 20261123;
  const purchases = reached(100, seed);
  expect(purchases.length).toBeGreaterThan(150);
  const kinds = new Set<string>();
  for (let from = 0; from < purchases.length; from += together) {
    const { lines, cases } = await compared(purchases.slice(from, from + together));
    expect(lines, `seed ${seed}`).toEqual(cases);
    for (const line of lines) kinds.add(line.split(' ')[0] ?? '');
  }
  expect(kinds.size).toBeGreaterThan(6);
});

const one = (but: Partial<Order>): Purchase => ({ id: 'q', orders: [sampleOrder(but)] });

/* Seldom reached, each with the line it must have (docs/lifecycle.md): written by hand. */
test.each<[string, Partial<Order>, string[]]>([
  ['papers on their way for too long', {}, ['papers-late']],
  ['all is well', { isDelivered: true }, []],
  [
    'staff give all back and the insurer will not end the policy',
    { isDelivered: true, notice: sampleNotice({ by: 'staff', st: 'refused', isStuck: true }) },
    ['end-refused'],
  ],
  [
    'two persons said that it stays so',
    { isDelivered: true, notice: sampleNotice({ by: 'staff', st: 'refused' }) },
    [],
  ],
  [
    'a policy whose money is back and that its insurer will not end',
    {
      goal: 'undo',
      give: 'all',
      notice: sampleNotice({ by: 'clock', st: 'refused' }),
      refunds: [sampleRefund({ st: 'done' })],
    },
    ['end-refused'],
  ],
  [
    'a notice on its way beside papers that came',
    {
      goal: 'undo',
      give: 'insurer',
      isDelivered: true,
      policy: samplePolicy('ending'),
      notice: sampleNotice(),
    },
    ['end-unknown'],
  ],
  [
    'something strange after the money went back',
    {
      goal: 'undo',
      give: 'all',
      policy: samplePolicy('refused', { isStrange: true }),
      refunds: [sampleRefund({ st: 'done' })],
    },
    ['policy-strange'],
  ],
  [
    'a second payment that waits for a hand beside a policy that is well',
    {
      isDelivered: true,
      attempts: [sampleAttempt(), sampleAttempt({ id: 'a2', isSurplus: true })],
      refunds: [sampleRefund({ attemptId: 'a2', st: 'held', held: 'transfer', reason: 'late-charge' })],
    },
    ['refund-held'],
  ],
  [
    'a bank that takes the money before it answers',
    {
      goal: 'open',
      policy: samplePolicy('none'),
      attempts: [sampleAttempt({ st: 'asked', takenBy: 'bank', chargedAt: null })],
    },
    ['charge-unknown'],
  ],
  ['paid, and nothing asks for its policy', { policy: samplePolicy('none') }, ['no-policy']],
])('%s', async (_, but, expected) => {
  const { lines } = await compared([one(but)]);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(expected);
});

/** Stores purchases, some of them a day younger, and reads the list; nothing of it stays. */
async function listed(older: readonly Purchase[], younger: readonly Purchase[]) {
  const { db } = gateway.context;
  let found: Awaited<ReturnType<typeof stuckOf>> = { rows: [], counts: {}, isWhole: false };
  await db
    .transaction()
    .execute(async (trx) => {
      for (const each of [...older, ...younger]) {
        const { orders } = await storePurchase(trx, each, { insurers, staff, partner: 'default' });
        if (!younger.includes(each)) continue;
        await trx
          .updateTable('purchase_order')
          .set((to) => ({ created_at: new Date(86_400_000), version: to('version', '+', 1) }))
          .where('id', '=', orders[0]?.id ?? '')
          .execute();
      }
      found = await stuckOf({ ...gateway.context, db: trx }, purchaseCaseKinds, null);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return found;
}
const times = (count: number, but: Partial<Order>): Purchase[] =>
  Array.from({ length: count }, () => one(but));

test('a case is listed however many older purchases are under way and no case', async () => {
  /* they wait for their buyers' last answers */
  const waiting = times(130, { policy: samplePolicy('due', { from: now.getTime() + 86_400_000 }) });
  const { rows, counts, isWhole } = await listed(waiting, times(1, { policy: samplePolicy('none') }));
  expect(rows.map(({ kind }) => kind)).toEqual(['no-policy']);
  expect({ counts, isWhole }).toEqual({ counts: { 'no-policy': 1 }, isWhole: true });
});

test('of more cases of a kind than a page holds the oldest are shown, and all are counted', async () => {
  const { rows, counts } = await listed(times(110, {}), times(7, { policy: samplePolicy('none') }));
  expect(counts).toEqual({ 'papers-late': 110, 'no-policy': 7 });
  expect(rows).toHaveLength(107);
});

test('a case comes to the list when its patience is over', async () => {
  const asked = one({
    goal: 'open',
    policy: samplePolicy('none'),
    attempts: [sampleAttempt({ st: 'asked', askedAt: Date.parse('2026-06-14T18:30:00Z') })],
  });
  const ten = patience['charge-unknown'];
  expect(ten).toBe(600_000);
  now = new Date(Date.parse('2026-06-14T18:30:00Z') + ten - 1);
  expect((await compared([asked])).lines).toEqual([]);
  now = new Date(Date.parse('2026-06-14T18:30:00Z') + ten);
  expect((await compared([asked])).lines).toHaveLength(1);
});
