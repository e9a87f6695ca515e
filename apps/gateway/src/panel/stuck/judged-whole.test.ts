import { purchaseCaseKinds } from '@sigorta/contracts/panel/stuck-cases';
import { randomFrom } from '@sigorta/product-kit/testing/random-from';
import { everyThirdDay, partOf } from '@sigorta/tooling/test/rotation';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { patience } from '../../purchase/machine/cases.ts';
import { history } from '../../purchase/machine/search/random-search.ts';
import type { At, Order, Purchase } from '../../purchase/machine/state.ts';
import { judgeSome } from '../../purchase/store/judge-purchases.ts';
import { judgedWhole } from '../../testing/panel/judged-whole.ts';
import { storePurchase } from '../../testing/panel/stored-purchase.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { stuckOf } from './queries.ts';

/* The list from rows of cases is the list by reading every purchase whole, at every clock: purchases that random histories come past. */

const begin = Date.parse('2026-06-14T18:30:00Z');
const hour = 3_600_000;
const partners = ['default', 'second'] as const;
const [seed, purchasesAtOnce, rounds] = [20261129, 60, 4];

let gateway: RunningGateway;
let insurers: string[] = [];
let staff = '';
let now = new Date(begin);
const seen = new Set<string>();

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  const { db } = gateway.context;
  insurers = (await db.selectFrom('insurer').select('id').execute()).map(({ id }) => id);
  await db
    .insertInto('partner')
    .values({ id: 'second', hosts: '[]', token: 'second', settings: '{}' })
    .execute();
  await signInAsStaff(gateway.context, gateway.buyer(), 'finance');
  staff = (await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => gateway.close());

/** What a purchase's times are moved by: a history begins at nothing, and each has its own hour here. */
const moved = (at: At | null, by: number): At | null => (at === null ? null : at + by);

const movedOrder = (order: Order, by: number): Order => ({
  ...order,
  attempts: order.attempts.map((one) => ({
    ...one,
    createdAt: one.createdAt + by,
    askedAt: moved(one.askedAt, by),
    chargedAt: moved(one.chargedAt, by),
  })),
  policy: {
    ...order.policy,
    askedAt: moved(order.policy.askedAt, by),
    lookedAt: moved(order.policy.lookedAt, by),
  },
  notice: order.notice && { ...order.notice, askedAt: moved(order.notice.askedAt, by) },
  refunds: order.refunds.map((one) => ({ ...one, askedAt: moved(one.askedAt, by) })),
});

/** Purchases as random histories leave them after each step, every one with something in it. */
function* passed(from: number): Generator<Purchase> {
  for (let each = from; ; each += 1) {
    const found: Purchase[] = [];
    history(each, undefined, {
      step: ({ purchase }) => {
        if (purchase.orders.length > 0) found.push(structuredClone(purchase));
      },
    });
    yield* found;
  }
}

class Undo extends Error {}

const undone = async (work: (trx: Transaction<Database>) => Promise<void>): Promise<void> => {
  await gateway.context.db
    .transaction()
    .execute(async (trx) => {
      await work(trx);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
};

/** One order for rows of one moment: between those of a kind it is not promised. */
const inOrder = <Row extends { id: string; kind: string; since: Date }>(rows: readonly Row[]): Row[] =>
  rows
    .map((row) => ({ ...row, amount: 'amount' in row && row.amount !== null ? Number(row.amount) : null }))
    .toSorted((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1)) as unknown as Row[];

type Whole = Awaited<ReturnType<typeof judgedWhole>>;
/** What every purchase says of itself, at each clock and for each scope: read whole once, for no judging changes a purchase. */
type Told = Map<string, Whole>;

async function compare(
  trx: Transaction<Database>,
  { clock, told: known }: { clock: number; told: Told },
  what: string,
): Promise<number> {
  now = new Date(clock);
  const context = { ...gateway.context, db: trx };
  let listed = 0;
  for (const scope of [null, ...partners]) {
    const { rows, counts, isWhole } = await stuckOf(context, purchaseCaseKinds, scope);
    const place = `${clock} ${scope}`;
    const whole = known.get(place) ?? (await judgedWhole(context, scope));
    known.set(place, whole);
    const told = `${what}, ${now.toISOString()}, ${scope}`;
    expect(counts, told).toEqual(whole.counts);
    expect(inOrder(rows.map(({ provider = null, ...row }) => ({ ...row, provider }))), told).toEqual(
      inOrder(whole.rows.map(({ provider = null, ...row }) => ({ ...row, provider }))),
    );
    expect(isWhole, told).toBe(true);
    listed += rows.length;
  }
  return listed;
}

/** Moments at which a case of so long patience comes, the one before each and the one after. */
const clocks = [0, ...new Set(Object.values(patience))].flatMap((ms) => [begin + ms - 1, begin + ms]);

test.each(partOf(2, [...Array(rounds).keys()], everyThirdDay))(
  'what rows of cases list is what every purchase says, round %i',
  async (round) => {
    const next = randomFrom(seed + round);
    const source = passed(seed + round * 1000);
    await undone(async (trx) => {
      for (let count = 0; count < purchasesAtOnce; count += 1) {
        /* most at the same moment, so that one of the clocks is the very one of a case */
        const by = begin - (next() < 0.7 ? 0 : Math.floor(next() * 3 * hour));
        const { value: one } = source.next();
        /* every seventh state of a history, so that many histories are in it */
        for (let skip = 0; skip < 6; skip += 1) source.next();
        const partner = partners[next() < 0.3 ? 1 : 0];
        await storePurchase(
          trx,
          { ...one, orders: one.orders.map((order: Order) => movedOrder(order, by)) },
          { insurers, staff, partner },
        );
      }
      let listed = 0;
      const told: Told = new Map();
      for (const clock of clocks) listed += await compare(trx, { clock, told }, 'none judged');
      expect(listed).toBeGreaterThan(100);
      while ((await judgeSome(gateway.context, trx)).looked > 0);
      let ofRows = 0;
      for (const clock of clocks) ofRows += await compare(trx, { clock, told }, 'all judged');
      expect(ofRows).toBe(listed);
      /* the version before moves purchases on and leaves rows that are true no more */
      await sql`update purchase set version = version + 1 where abs(hashtext(id)) % 3 = 0`.execute(trx);
      await sql`update open_case set since = since - interval '1 day'
        where purchase_id in (select id from purchase where is_unjudged)`.execute(trx);
      for (const clock of clocks) await compare(trx, { clock, told }, 'some changed by the version before');
      while ((await judgeSome(gateway.context, trx)).looked > 0);
      /* read whole once more: neither a judge nor the version before has changed what a purchase says */
      const again: Told = new Map();
      for (const clock of clocks) await compare(trx, { clock, told: again }, 'judged again');
      expect(again).toEqual(told);
      for (const { kind } of (await judgedWhole({ ...gateway.context, db: trx }, null)).rows) seen.add(kind);
    });
  },
);

test('most kinds of cases were among them', () => {
  expect(seen.size).toBeGreaterThan(8);
});
