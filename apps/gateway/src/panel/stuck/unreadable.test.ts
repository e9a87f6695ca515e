import { purchaseCaseKinds } from '@sigorta/contracts/panel/stuck-cases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { history } from '../../purchase/machine/search/random-search.ts';
import type { Purchase } from '../../purchase/machine/state.ts';
import { judgePurchases } from '../../purchase/store/judge-purchases.ts';
import { storedCasesOf } from '../../purchase/store/open-cases.ts';
import { storePurchase } from '../../testing/panel/stored-purchase.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { stuckOf } from './queries.ts';

/* A purchase that cannot be read, for its release is lost, is told of and holds up nobody else’s cases. */

/** later than any patience: histories begin at nothing */
const now = new Date('2026-06-14T18:30:00Z');
let gateway: RunningGateway;
/** an order whose release is lost, and the others */
let lost = '';
const others: Purchase[] = [];

/** Purchases with a policy and a case, as random histories leave them. */
function withCases(count: number): Purchase[] {
  const found: Purchase[] = [];
  for (let seed = 1; found.length < count; seed += 1) {
    let last: Purchase | null = null;
    history(seed, undefined, {
      step: ({ purchase }) => {
        if (storedCasesOf(purchase).length > 0 && purchase.orders.every(({ kind }) => kind === 'policy'))
          last = structuredClone(purchase);
      },
    });
    if (last) found.push(last);
  }
  return found;
}

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  const { db } = gateway.context;
  const insurers = (await db.selectFrom('insurer').select('id').execute()).map(({ id }) => id);
  await signInAsStaff(gateway.context, gateway.buyer(), 'finance');
  const staff = (await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()).id;
  await db.transaction().execute(async (trx) => {
    for (const one of withCases(3))
      others.push(await storePurchase(trx, one, { insurers, staff, partner: 'default' }));
  });
  lost = others.shift()?.orders[0]?.id ?? '';
});
afterAll(() => gateway.close());

const context = () => {
  const { products } = gateway.context;
  const of: typeof products.of = (row) => {
    if ('id' in row && row.id === lost) throw new Error('its release is lost');
    return products.of(row);
  };
  return { ...gateway.context, products: Object.assign(Object.create(products), { of }) };
};

const told = async () => {
  /* proposals are rows of their own, and read no purchase */
  const kinds = purchaseCaseKinds.filter((kind) => kind !== 'proposal');
  const { rows, isWhole } = await stuckOf(context(), kinds, null);
  return { ids: new Set(rows.map(({ id }) => id)), isWhole };
};
const wanted = () => new Set(others.flatMap((one) => storedCasesOf(one).map(({ subject }) => subject)));
const unjudged = async () =>
  (
    await gateway.context.db.selectFrom('purchase').select('id').where('is_unjudged', '=', true).execute()
  ).map(({ id }) => id);

test('the list tells the cases of all others, and that it is not whole', async () => {
  expect(wanted().size).toBeGreaterThan(1);
  expect(await told()).toEqual({ ids: wanted(), isWhole: false });
});

test('the cases of all others are written, and its mark stays for whoever mends it', async () => {
  while ((await judgePurchases(context())) !== 'done');
  expect(await unjudged()).toHaveLength(1);
  expect(await told()).toEqual({ ids: wanted(), isWhole: false });
  const readable = lost;
  lost = '';
  while ((await judgePurchases(context())) !== 'done');
  expect(await unjudged()).toEqual([]);
  lost = readable;
  expect((await told()).isWhole).toBe(true);
});
