import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../purchase/ledger/checks/check-ledger.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { pay } from '../../testing/cancellation/bought.ts';
import { insertTerms } from '../../testing/commission-terms.ts';
import { askOffers, type Market, openMarket } from '../../testing/purchase/market.ts';
import { agree } from '../../testing/second-person.ts';
import { signInAsStaff } from '../../testing/staff.ts';

let market: Market;
const people: Partial<Record<'finance' | 'second' | 'call-centre', Buyer>> = {};
const person = (name: keyof typeof people): Buyer => people[name] as Buyer;
const reason = 'Kuruluş ödemeyi geri aldı, dekont 4711';

beforeAll(async () => {
  market = await openMarket();
  await insertTerms(market.context.db);
  for (const name of ['finance', 'second', 'call-centre'] as const) {
    const browser = market.buyer();
    await signInAsStaff(market.context, browser, name === 'second' ? 'finance' : name);
    people[name] = browser;
  }
});
afterAll(() => market.close());

/** A policy in force, and its charge in the provider's records. */
async function sold() {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer, 'domestic-travel');
  if (!offer) throw new Error('nobody offers it');
  const { purchaseId } = await pay(market, buyer, offer);
  const { rows } = await market.look(`charges?basketId=${purchaseId}`);
  return { purchaseId, paymentId: String(rows[0].paymentId), paid: Number(rows[0].amount) };
}
const atProvider = (paymentId: string, body: object) => market.control(`by-hand/payments/${paymentId}`, body);
const compare = () => {
  const hourMs = 3_600_000;
  const period = { from: new Date(Date.now() - hourMs), until: new Date(Date.now() + hourMs) };
  return reconcile(market.context, 'asked', period);
};
const caseOf = async (purchaseId: string, who: keyof typeof people = 'finance') =>
  (await person(who).post('panel/stuck', { kind: 'difference' })).body.rows.find(
    ({ orderId }: { orderId: string }) => orderId === purchaseId,
  );
const close = (who: keyof typeof people, id: string) =>
  person(who).post('panel/stuck/work', { action: 'close', kind: 'difference', id, reason });

/** What an account of the ledger holds, kuruş. */
const held = async (account: string): Promise<number> => {
  const { sum } = await market.context.db
    .selectFrom('ledger_line')
    .select(({ fn }) => fn.sum<string | null>('minor').as('sum'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};
/** What the provider holds of everything, kuruş; what it forgot it holds no more. */
const atHand = async (): Promise<number> => {
  const { net } = await market.look('charges');
  return net.reduce((sum: number, one: { net: number }) => sum + one.net, 0);
};

test('money that a provider denies is given up by two persons, and the ledger loses it', async () => {
  const { purchaseId, paymentId, paid } = await sold();
  await atProvider(paymentId, { action: 'forget' });
  await compare();
  const { id } = await caseOf(purchaseId);
  /* who may not give it up is not offered to */
  expect((await caseOf(purchaseId, 'call-centre')).mayClose).toBe(false);
  expect((await close('call-centre', id)).body).toMatchObject({ code: 'not-allowed' });
  expect((await caseOf(purchaseId)).mayClose).toBe(true);
  expect((await close('finance', id)).body).toEqual({ success: true, isAsked: true });
  /* one person's word changes nothing */
  expect((await caseOf(purchaseId)).id).toBe(id);
  expect([await held('clearing'), await held('written-off')]).toEqual([paid, 0]);
  expect((await close('second', id)).body).toMatchObject({ code: 'request-closed' });
  expect(await agree(person('finance'), purchaseId)).toBeNull();
  const [waiting] = (await person('second').post('panel/proposals', { kind: 'write-off' })).body.rows;
  expect(waiting).toMatchObject({ amount: { minor: paid, currency: 'TRY' }, mayDecide: true, reason });
  expect((await agree(person('second'), purchaseId))?.body).toEqual({ state: 'approved' });
  expect(await caseOf(purchaseId)).toBeUndefined();
  expect([await held('clearing'), await held('written-off')]).toEqual([await atHand(), paid]);
  expect((await checkLedger(market.context.db)).broken).toEqual([]);
  /* it was looked at and closed: the next comparison says nothing new */
  await compare();
  expect(await caseOf(purchaseId)).toBeUndefined();
});

test('what was asked for lapses when the sums change, and may be asked for anew', async () => {
  const lost = await held('written-off');
  const { purchaseId, paymentId, paid } = await sold();
  await atProvider(paymentId, { action: 'correct', amount: paid - 100 });
  await compare();
  await close('finance', (await caseOf(purchaseId)).id);
  await atProvider(paymentId, { action: 'correct', amount: paid - 250 });
  await compare();
  expect((await agree(person('second'), purchaseId))?.body).toEqual({ state: 'lapsed' });
  expect(await held('written-off')).toBe(lost);
  await close('finance', (await caseOf(purchaseId)).id);
  expect((await agree(person('second'), purchaseId))?.body).toEqual({ state: 'approved' });
  expect((await held('written-off')) - lost).toBe(250);
  expect((await checkLedger(market.context.db)).broken).toEqual([]);
});

test('money of nobody’s at the provider is a case that two persons close, and nothing of ours is lost', async () => {
  const [lost, clearing] = [await held('written-off'), await held('clearing')];
  await market.control('by-hand/payments', { conversationId: 'panel-of-nobody', amount: 5_000 });
  await compare();
  const { rows } = (await person('finance').post('panel/stuck', { kind: 'difference' })).body;
  const [{ id }] = rows.filter(({ orderId }: { orderId: string | null }) => orderId === null);
  expect((await close('finance', id)).body).toEqual({ success: true, isAsked: true });
  expect((await agree(person('second'), id))?.body).toEqual({ state: 'approved' });
  expect([await held('written-off'), await held('clearing')]).toEqual([lost, clearing]);
  expect((await checkLedger(market.context.db)).broken).toEqual([]);
});
