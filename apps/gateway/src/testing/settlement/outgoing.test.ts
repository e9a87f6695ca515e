import { lira } from '@sigorta/contracts/money';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMoney } from '../../panel/alarms/read-money.ts';
import { inEuro } from '../full-shop.ts';
import { askOffers, waitFor } from '../purchase/market.ts';
import { agree } from '../second-person.ts';
import { transferOf } from '../transfers/transfer-of.ts';
import { openPaidMarket, type PaidMarket, reconcileAfter, soldOne } from './paid-market.ts';
import { bankSends, bankWrites, payParty } from './pay-party.ts';

/* What leaves our account, by rows that persons entered and by the statement of the sandbox's bank. */

let market: PaidMarket;
beforeAll(async () => {
  market = await openPaidMarket();
  await soldOne(market);
});
afterAll(() => market.close());

const today = () => todayInIstanbul(new Date());
const told = async (days: number): Promise<string[]> =>
  (await reconcileAfter(market, days)).differences
    .filter(({ source }) => source === 'bank')
    .map(({ kind, subject }) => `${kind} ${subject}`);

/** A purchase that waits for a transfer. */
async function waiting() {
  const buyer = market.buyer();
  for (const offer of await askOffers(market, buyer)) {
    const { transferUntil } = (await buyer.get(`offers/${offer.id}`)).body;
    if (transferUntil === null) continue;
    const { body } = await buyer.post('purchases/transfer', transferOf(market, offer));
    const { id } = await market.context.db
      .selectFrom('transfer')
      .select('id')
      .where('order_id', '=', body.purchaseId)
      .executeTakeFirstOrThrow();
    return { buyer, offer, id, purchaseId: body.purchaseId as string };
  }
  throw new Error('no offer takes a transfer');
}

/** One person asks for it, another agrees. */
async function byTwo(orderId: string, path: string, asked: object): Promise<void> {
  const [first, second] = market.staff;
  expect((await first.post(path, asked)).status).toBe(200);
  expect((await agree(second, orderId))?.body).toMatchObject({ state: 'approved' });
}

const arrived = (id: string, purchaseId: string, minor: number) =>
  byTwo(purchaseId, 'panel/transfers/enter', { id, amount: lira(minor), arrivedOn: today() });

test('a transfer that went back to its sender explains the line that took it', async () => {
  const { id, purchaseId } = await waiting();
  await arrived(id, purchaseId, 117);
  await byTwo(purchaseId, 'panel/transfers/settle', { id, how: 'return', note: 'Ekstreye göre' });
  await bankWrites(market, { amount: -117, text: 'GELEN HAVALE IADESI' });
  expect(await told(10)).toEqual([]);
});

test('a refund that a person sent explains the line under its reference, once', async () => {
  const { buyer, offer, id, purchaseId } = await waiting();
  await arrived(id, purchaseId, offer.price.minor);
  await waitFor(buyer, purchaseId, 'issued');
  await byTwo(purchaseId, 'panel/refunds/ask', {
    orderId: purchaseId,
    amountMinor: offer.price.minor,
    reason: 'Alıcı vazgeçti',
  });
  await waitFor(buyer, purchaseId, 'refund-by-hand');
  const { id: refundId } = await market.context.db
    .selectFrom('refund')
    .select('id')
    .where('order_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  await byTwo(purchaseId, 'panel/refunds/close', { refundId, sentOn: today(), reference: 'DK-2026/118' });
  const sent = { amount: -offer.price.minor, text: 'GIDEN FAST DK 2026 118' };
  await bankWrites(market, sent);
  expect(await told(10)).toEqual([]);
  const again = await bankWrites(market, sent);
  expect(await told(10)).toEqual([`outgoing-unknown ${again.id}`]);
  const { body } = await market.staff[0].post('panel/stuck', { kind: 'difference' });
  expect(body.rows).toContainEqual(
    expect.objectContaining({ detail: 'outgoing-unknown', subject: again.id, amount: offer.price }),
  );
  const figures = await readMoney(market.context.db, new Date());
  const figureOf = (wanted: string) => figures.find(({ name }) => name === wanted)?.value;
  /* the purchase above was never paid out: that is the provider's, and who is called about it could do nothing about a line */
  expect([figureOf('payment_differences'), figureOf('money_differences')]).toEqual([1, 1]);
  expect(figures.find(({ thing }) => thing === 'payout-missing')?.value).toBe(1);
});

test('a line that was read before its payment was entered is named when the account is read again', async () => {
  const early = { reference: 'EFT 4711', currency: 'TRY', amountMinor: 321, party: 'sarıkavak' } as const;
  const { id } = await bankSends(market, early);
  await reconcileAfter(market, 0);
  const named = async () =>
    (
      await market.context.db
        .selectFrom('outgoing_line')
        .select('named')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).named;
  expect(await named()).toBeNull();
  await payParty(market, early.amountMinor, { reference: early.reference });
  await reconcileAfter(market, 0);
  expect(await named()).toBe(early.reference);
});

test('nothing of who sent or got money is kept of a line that left', async () => {
  const { rows } = await sql<{
    line: string;
  }>`select row_to_json(l)::text as line from outgoing_line l`.execute(market.context.db);
  expect(rows.length).toBeGreaterThan(2);
  for (const { line } of rows) expect(line).not.toMatch(/GIDEN|IADESI|SARIKAVAK/i);
});

test('an account that could not be read says nothing, and is no longer silent once it can', async () => {
  const { context } = market;
  const payment = await payParty(market, 123);
  const silentSince = async () =>
    (
      await context.db
        .selectFrom('reconciliation_source')
        .select('silent_since')
        .where('name', '=', 'bank')
        .executeTakeFirst()
    )?.silent_since;
  const { bankStatements } = context.config;
  const unreadable = { ...bankStatements, TRY: 'file:///proc/self/mem/{day}' };
  const away = { context: { ...context, config: { ...context.config, bankStatements: unreadable } } };
  const { differences, silent } = await reconcileAfter(away, 10);
  expect(silent).toContain('bank');
  expect(differences).toEqual([]);
  expect(await silentSince()).toBeInstanceOf(Date);
  expect(await told(10)).toContain(`party-not-banked ${payment.reference}`);
  expect(await silentSince()).toBeNull();
  await bankSends(market, payment, 'field');
  expect(await told(10)).not.toContain(`party-not-banked ${payment.reference}`);
});

/** What is told of our account in euro, and that lira are not among it. */
const toldInEuro = async (days: number, at: Pick<PaidMarket, 'context'> = market): Promise<string[]> =>
  (await reconcileAfter(at, days)).differences
    .filter(({ currency }) => currency === 'EUR')
    .map(({ kind, source, subject, hereMinor, outsideMinor }) =>
      [kind, source, subject, hereMinor, outsideMinor].join(' '),
    );

test('payments in euro are looked for on the account in euro, each currency by itself', async () => {
  await inEuro(market);
  const [missing, sent, elsewhere] = [
    await payParty(market, 101, { currency: 'EUR' }),
    await payParty(market, 102, { currency: 'EUR' }),
    await payParty(market, 103, { currency: 'EUR' }),
  ];
  await bankSends(market, sent);
  /* the account in lira knows nothing of euro, even under the same reference */
  await bankSends(market, { ...elsewhere, currency: 'TRY' });
  const unknown = await bankWrites(market, { amount: -777, currency: 'EUR', text: 'GIDEN SWIFT KIRA' });
  await bankWrites(market, { amount: 778, currency: 'EUR', text: 'GELEN SWIFT' });
  expect(await toldInEuro(0)).toEqual([]);
  expect((await toldInEuro(10)).toSorted()).toEqual([
    `outgoing-unknown bank-eur EUR ${unknown.id}  777`,
    `party-not-banked bank-eur ${missing.reference} 101 0`,
    `party-not-banked bank-eur ${elsewhere.reference} 103 0`,
  ]);
  await bankSends(market, missing, 'field');
  await bankSends(market, elsewhere, 'field');
  expect(await toldInEuro(10)).toEqual([`outgoing-unknown bank-eur EUR ${unknown.id}  777`]);
});

test('an account in euro that cannot be read, or that nobody told of, says nothing, and lira are looked for meanwhile', async () => {
  const { context } = market;
  const payment = await payParty(market, 104, { currency: 'EUR' });
  const inLira = await payParty(market, 105);
  const withEuro = (EUR: string | null) => ({
    context: {
      ...context,
      config: { ...context.config, bankStatements: { ...context.config.bankStatements, EUR } },
    },
  });
  const away = await reconcileAfter(withEuro('file:///proc/self/mem/{day}'), 10);
  expect(away.silent).toEqual(['bank-eur']);
  expect(away.differences.map(({ subject }) => subject)).toContain(inLira.reference);
  expect(await toldInEuro(10, withEuro(null))).toEqual([]);
  expect(await toldInEuro(10)).toContain(`party-not-banked bank-eur ${payment.reference} 104 0`);
});

test.each([
  ['no line goes', sql`delete from outgoing_line`],
  ['no currency changes', sql`update outgoing_line set currency = 'USD', named = 'x'`],
  ['no sum changes', sql`update outgoing_line set amount = amount - 1`],
  ['no name is taken away', sql`update outgoing_line set named = null`],
])('of what left our account %s', async (_, change) => {
  await expect(change.execute(market.context.db)).rejects.toThrow('only grows');
});
