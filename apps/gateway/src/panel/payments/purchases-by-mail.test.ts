import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressMark } from '../../buyers/letters/own-address.ts';
import { isSealed } from '../../platform/sensitive/seal.ts';
import { turnKeys } from '../../platform/sensitive/turn-keys.ts';
import { fillKeys } from '../../privacy/keys/fill-keys.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { cheapest, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';
import { billing } from '../../testing/purchase/outside.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { sealUntil } from '../../testing/turned-keys.ts';
import { ordersFound } from '../shared/orders-found.ts';

/* A purchase made beside gateways of the version before, which seal no billing address, and one after they went. */

let market: Market;
let staff: Buyer;
const mails = { early: 'Erken.Alan@ornek.example', late: 'Gec.Alan@ornek.example' };

beforeAll(async () => {
  market = await openMarket();
  staff = market.buyer();
  await signInAsStaff(market.context, staff, 'call-centre');
  await sql`update data_key set also_seals = '{birthDate,email,application.email}'`.execute(
    market.context.db,
  );
  await market.context.keyHolder.follow();
}, 60_000);
afterAll(() => market.close());

interface Purchase {
  buyer: Buyer;
  purchaseId: string;
  email: string;
}

const buy = async (email: string): Promise<Purchase> => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, 'domestic-travel');
  const { body } = await buyer.post(
    'purchases/start',
    paymentOf(market, offer, { billing: { ...billing, email } }),
  );
  await waitFor(buyer, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  return { buyer, purchaseId: body.purchaseId, email };
};
const stored = ({ purchaseId }: Purchase) =>
  market.context.db
    .selectFrom('purchase_order')
    .select(['billing', 'email_key'])
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
const found = async (search: string, list: 'payments' | 'policies' = 'payments'): Promise<string[]> =>
  (await staff.post(`panel/${list}`, { search })).body.rows.map(
    ({ orderId }: { orderId: string }) => orderId,
  );
const mailsTo = async (address: string): Promise<number> =>
  (await market.look(`mails?to=${encodeURIComponent(address)}`)).mails.length;

/** Found by the whole address however it is written, told to its buyer, to staff with a reason, and proved from a letter's link. */
const isRight = async ({ buyer, purchaseId, email }: Purchase): Promise<void> => {
  for (const list of ['payments', 'policies'] as const)
    expect(await found(` ${email.toUpperCase()} `, list)).toEqual([purchaseId]);
  expect((await buyer.get(`purchases/${purchaseId}`)).body.personal.email).toBe(email);
  const reason = 'Müşteri geri arama istedi';
  for (const [field, value] of [
    ['email', email],
    ['address', billing.address],
  ])
    expect(
      (await staff.post('panel/reveal', { subject: 'purchase', id: purchaseId, field, reason })).body,
    ).toMatchObject({ value });
  const mark = addressMark(market.context, purchaseId, email);
  const before = await mailsTo(email);
  expect((await buyer.post(`purchases/${purchaseId}/from-mail`, { mark })).body.success).toBe(true);
  if (before === 1) await expect.poll(() => mailsTo(email)).toBe(2);
};

let early: Purchase;

test('beside the version before an address lies as that one reads it, and serves', async () => {
  early = await buy(mails.early);
  expect((await stored(early)).billing).toEqual({ ...billing, email: mails.early });
  await isRight(early);
});

test('after keys were turned it is sealed and serves as before, also that of before; a part of it finds nobody', async () => {
  /* as the version before stores it, which knows no hash */
  await sql`update purchase_order set email_key = null, version = version + 1`.execute(market.context.db);
  await turnKeys(market.context);
  await market.context.keyHolder.follow();
  await sealUntil(market.context, async () => isSealed((await stored(early)).billing));
  const late = await buy(mails.late);
  expect(isSealed((await stored(late)).billing)).toBe(true);
  await isRight(early);
  await isRight(late);
  expect(await found('alan@ornek.example')).toEqual([]);
  expect(await found('gec.alan@orn')).toEqual([]);
});

test('an order of before is given its hash, and a new one after the hashing key turned', async () => {
  const { context } = market;
  const first = (await stored(early)).email_key;
  await sql`update purchase_order set email_key = null, version = version + 1`.execute(context.db);
  await sql`update key_filling set done = false, after_id = ''`.execute(context.db);
  while ((await fillKeys(context)) !== 'done');
  expect((await stored(early)).email_key).toBe(first);
  await turnKeys(context);
  await context.keyHolder.follow();
  while ((await fillKeys(context)) !== 'done');
  expect((await stored(early)).email_key).not.toBe(first);
  expect(await found(mails.early)).toEqual([early.purchaseId]);
});

test('a whole address asks the index over words and the one over hashes', async () => {
  const plan = await market.context.db.transaction().execute(async (trx) => {
    /* a table of a few rows is read whole otherwise */
    await sql`set local enable_seqscan = off`.execute(trx);
    const ids = ordersFound(mails.late, null, market.context.dataKeys);
    return sql`explain select id from purchase_order where id in ${ids}`.execute(trx);
  });
  expect(JSON.stringify(plan.rows)).toContain('purchase_order_by_email');
  expect(JSON.stringify(plan.rows)).toContain('purchase_order_search');
});
