import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger, findBroken } from '../../purchase/ledger/checks/check-ledger.ts';
import { cheapest, paymentOf, waitFor } from '../purchase/market.ts';
import { payAt } from '../purchase/pay-at.ts';
import {
  givePart,
  type OutsideLine,
  type OutsidePayout,
  openPaidMarket,
  type PaidMarket,
  payOutNow,
  reconcileAfter,
  soldOne,
} from './paid-market.ts';

/*
 * What providers pay out, read from their files and our bank's statement into the ledger. What it has to come to is what the
 * sandbox keeps in books of its own.
 */

let market: PaidMarket;
beforeAll(async () => {
  market = await openPaidMarket();
});
afterAll(() => market.close());

/** kuruş of an account by owner */
async function balances(account: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ owner: string; minor: string }>`
    select owner, sum(minor)::text as minor from ledger_line where account = ${account}
    group by owner having sum(minor) <> 0`.execute(market.context.db);
  return Object.fromEntries(rows.map(({ owner, minor }) => [owner, Number(minor)]));
}

const entries = async (): Promise<number> => {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ledger_entry`.execute(
    market.context.db,
  );
  return Number(rows[0]?.count);
};

const outside = () => market.look('payouts') as Promise<{ payouts: OutsidePayout[]; lines: OutsideLine[] }>;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

test('what is paid out empties the clearing, to the kuruş of the provider’s and the bank’s own books', async () => {
  const first = await soldOne(market);
  await soldOne(market);
  await payAt(market, 'nestpay');
  await soldOne(market);
  await market.control('nestpay', { settled: true });
  await givePart(market, first, 1_050);
  await payOutNow(market, 'iyzico');
  await payOutNow(market, 'nestpay');
  expect(Object.keys(await balances('clearing')).toSorted()).toEqual(['iyzico', 'nestpay:100200300']);

  const { differences, silent } = await reconcileAfter(market, 1);
  expect(differences).toEqual([]);
  expect(silent).toEqual([]);
  const { payouts, lines } = await outside();
  expect(payouts).toHaveLength(2);
  expect(await balances('clearing')).toEqual({});
  expect(await balances('payout')).toEqual({});
  expect(sum(Object.values(await balances('bank')))).toBe(sum(lines.map(({ amount }) => amount)));
  const fees = payouts.map(({ payer, rows }) => [payer, sum(rows.map(({ fee }) => fee))] as const);
  expect(await balances('fee')).toEqual(
    Object.fromEntries(fees.map(([payer, fee]) => [payer === 'nestpay' ? 'nestpay:100200300' : payer, fee])),
  );
  expect((await checkLedger(market.context.db)).broken).toEqual([]);
});

test('a day that is read again writes nothing', async () => {
  const before = await entries();
  await reconcileAfter(market, 1);
  await reconcileAfter(market, 2);
  expect(await entries()).toBe(before);
});

test('what goes back after its payout lowers a later one', async () => {
  await payAt(market, 'iyzico');
  const one = await soldOne(market);
  await payOutNow(market);
  await reconcileAfter(market, 1);
  const refund = await givePart(market, one, 700);
  expect(await balances('clearing')).toEqual({ iyzico: -700 });
  await soldOne(market);
  const payout = await payOutNow(market);
  expect(payout.rows.map(({ kind }) => kind).toSorted()).toEqual(['charge', 'refund']);
  expect(payout.rows.find(({ kind }) => kind === 'refund')?.reference).toBe(refund);
  expect((await reconcileAfter(market, 1)).differences).toEqual([]);
  expect(await balances('clearing')).toEqual({});
  expect((await checkLedger(market.context.db)).broken).toEqual([]);
});

test('two gateways that read the same files at once write each movement once', async () => {
  await soldOne(market);
  await soldOne(market);
  const { rows } = await payOutNow(market);
  const before = await entries();
  await Promise.all([reconcileAfter(market, 1), reconcileAfter(market, 1)]);
  /* an entry for each movement, and one for the line of the bank */
  expect(await entries()).toBe(before + rows.length + 1);
  expect(await balances('payout')).toEqual({});
  expect((await checkLedger(market.context.db)).broken).toEqual([]);
});

test('a late file raises no case before its clock, and is no case once it is there', async () => {
  await soldOne(market);
  const { reference } = await payOutNow(market);
  const late = (isListed: boolean) =>
    market.control(`by-hand/payouts/${reference}`, { action: 'list', isListed });
  await late(false);
  for (const days of [0, 2, 4]) expect((await reconcileAfter(market, days)).differences).toEqual([]);
  const told = (await reconcileAfter(market, 7)).differences.map(({ kind }) => kind);
  expect(told.toSorted()).toEqual(['bank-line-unknown', 'payout-missing']);
  await late(true);
  expect((await reconcileAfter(market, 7)).differences).toEqual([]);
  expect(
    await market.context.db.selectFrom('difference').select('id').where('closed_at', 'is', null).execute(),
  ).toEqual([]);
  expect(await balances('payout')).toEqual({});
  expect((await checkLedger(market.context.db)).broken).toEqual([]);
});

test('nothing follows from files that cannot be fetched', async () => {
  await soldOne(market);
  await payOutNow(market);
  await market.control('payment', { fault: 'down' });
  const { differences, silent } = await reconcileAfter(market, 30);
  await market.control('payment', { fault: 'none' });
  expect(differences).toEqual([]);
  expect(silent).toContain('iyzico settlement');
  expect((await reconcileAfter(market, 1)).differences).toEqual([]);
});

test('a charge that we learn of after it was paid out is ours from then on', async () => {
  await market.control('payment', { fault: ['auth-timeout-after-charge', 'detail-down'] });
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, 'domestic-travel');
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  await payOutNow(market);
  await market.control('payment', { fault: 'none' });
  await reconcileAfter(market, 1);
  await waitFor(buyer, body.purchaseId, 'issued');
  expect((await reconcileAfter(market, 1)).differences).toEqual([]);
  expect(await balances('clearing')).toEqual({});
  expect(await balances('unclaimed')).toEqual({});
  expect((await checkLedger(market.context.db)).broken).toEqual([]);
});

/** What the checker finds after a damage that is thrown away, with the guards asleep. */
async function afterDamage(damage: ReturnType<typeof sql>): Promise<string[]> {
  const enough = new Error('thrown away');
  let seen: string[] = [];
  await market.context.db
    .transaction()
    .execute(async (trx) => {
      for (const table of ['payout_row', 'bank_line'])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      await damage.execute(trx);
      seen = (await findBroken(trx)).broken.map(({ check }) => check);
      throw enough;
    })
    .catch((error: unknown) => {
      if (error !== enough) throw error;
    });
  return seen;
}

const one = sql`(holder, payout, id) = (select holder, payout, id from payout_row where kind = 'charge' order by id limit 1)`;

test.each([
  ['payout-account', sql`update payout_row set net = net + 1 where ${one}`],
  ['fee-account', sql`update payout_row set fee = fee + 1 where ${one}`],
  ['clearing', sql`update payout_row set net = net - 1 where ${one}`],
  ['chargeback-account', sql`update payout_row set kind = 'chargeback' where ${one}`],
  ['unclaimed-account', sql`update payout_row set order_id = null, attempt_id = null where ${one}`],
  ['bank', sql`update bank_line set amount = amount + 1 where id = (select min(id) from bank_line)`],
  ['entry-without-money', sql`delete from bank_line where id = (select min(id) from bank_line)`],
  [
    'money-without-entry',
    sql`insert into payout_row select holder, payout, 'charge made up#1', kind, reference, payment_id, attempt_id,
      order_id, installment_count, gross, fee, net, day, happened_at, read_at from payout_row where ${one}`,
  ],
])('the checker finds a damage by %s', async (invariant, damage) => {
  expect(await afterDamage(damage)).toContain(invariant);
});

test.each(['payout_row', 'bank_line'])('%s only grows', async (table) => {
  const { db } = market.context;
  await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow('only grows');
  await expect(sql`update ${sql.table(table)} set day = '2020-01-01'`.execute(db)).rejects.toThrow(
    'only grows',
  );
});
