import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  askOffers,
  atTheBank,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../../testing/purchase/market.ts';
import { phoneOfPurchase } from '../../../testing/purchase/phone-of-purchase.ts';
import { priceOf } from './sending-budget.ts';

let market: Market;
let later = 0;
/** of the one who holds a policy */
let holder: string;
let numbers = 0;

beforeAll(async () => {
  market = await openMarket();
  market.context.clock = () => new Date(Date.now() + later);
  const owner = market.buyer();
  const offer = await cheapest(market, owner, 'domestic-travel');
  const { body } = await owner.post('purchases/start', paymentOf(market, offer));
  await waitFor(owner, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  holder = await phoneOfPurchase(market.context);
});
afterAll(() => market.close());

/** Nothing was sent today. */
beforeEach(async () => {
  later = 0;
  await market.context.db.deleteFrom('rate_limit').execute();
  market.context.config.codeBudgets = { aDay: 10, abroadADay: 4, rangeADay: 1000 };
});

/** Numbers of ranges of their own. */
const turkish = (): string => `+9053${String(1_000_000 + 10_007 * ++numbers).padStart(7, '0')}0`;
/** Mobile numbers of the United Kingdom, each of another range. */
const british = (): string => `+447400${String(100_000 + 10_007 * ++numbers).slice(0, 6)}`;

const send = async (phone_number: string, proof?: object) =>
  market.buyer().post('otp/send', { phone_number, ...(proof && { proof }) });
const asked = async (phone_number: string) => (await market.buyer().post('otp/proof', { phone_number })).body;

/** The work, by a formula of its own: the hash's beginning as a number below a bound. */
function worked({ challenge, bits }: { challenge: string; bits: number }): {
  challenge: string;
  nonce: number;
} {
  for (let nonce = 0; ; nonce++) {
    const digest = hash('sha256', `${challenge}.${nonce}`, 'buffer');
    if (digest.readUInt32BE(0) < 2 ** (32 - bits)) return { challenge, nonce };
  }
}
const paidFor = async (phone: string) => send(phone, worked(await asked(phone)));

const smsTo = async (phone: string): Promise<number> =>
  (await market.look(`sms?to=${encodeURIComponent(phone)}`)).sms.length;

/** Spends a share of an ordinary day, at a time when a day was so large that codes cost nothing. */
async function spent(share: number, number = turkish, aDay = 10): Promise<void> {
  const { config } = market.context;
  const today = config.codeBudgets;
  config.codeBudgets = { aDay: 1000, abroadADay: 1000, rangeADay: 1000 };
  for (let at = 0; at < aDay * share; at++)
    expect((await send(number())).body).toMatchObject({ success: true });
  config.codeBudgets = today;
}

test('on an ordinary day a code costs nothing', async () => {
  for (let at = 0; at < 5; at++) {
    const phone = turkish();
    expect((await send(phone)).body).toMatchObject({ success: true, delivery: 'sent' });
    expect(await smsTo(phone)).toBe(1);
  }
});

test('from half of it on a code costs work, which is worth one message to one number, and soon', async () => {
  await spent(0.5);
  const phone = turkish();
  const without = await send(phone);
  expect([without.status, without.body.code]).toEqual([428, 'proof-required']);
  const challenge = await asked(phone);
  expect(challenge.bits).toBe(15);

  const proof = worked(challenge);
  const code = async (to: string, what: object) => (await send(to, what)).body.code;
  expect(await code(turkish(), proof)).toBe('proof-required');
  expect(await code(phone, { ...proof, nonce: proof.nonce + 1 })).toBe('proof-required');
  const easier = proof.challenge.replace('.15.', '.0.');
  expect(await code(phone, { challenge: easier, nonce: 0 })).toBe('proof-required');
  expect(await smsTo(phone)).toBe(0);

  expect((await send(phone, proof)).body).toMatchObject({ success: true, delivery: 'sent' });
  expect(await smsTo(phone)).toBe(1);
  expect(await code(phone, proof)).toBe('too-many-requests');

  const old = worked(await asked(phone));
  later += 5 * 60_000 + 1000;
  expect(await code(phone, old)).toBe('proof-required');
});

test('another country has an ordinary day of its own, and so have ten thousand numbers', async () => {
  market.context.config.codeBudgets.aDay = 100;
  await spent(0.5, british, 4);
  expect((await send(british())).body.code).toBe('proof-required');
  expect((await send(turkish())).body).toMatchObject({ success: true });

  market.context.config.codeBudgets.rangeADay = 4;
  const range = (end: number) => `+9054255${String(50_000 + end)}`;
  for (const end of [1, 2]) expect((await send(range(end))).body).toMatchObject({ success: true });
  expect((await send(range(3))).body.code).toBe('proof-required');
  expect((await send(turkish())).body).toMatchObject({ success: true });
});

test('beyond the double a code goes to numbers that paid for something, and the answer tells nobody which', async () => {
  market.context.config.codeBudgets.aDay = 3;
  await spent(2, turkish, 3);
  const before = await smsTo(holder);
  const stranger = turkish();
  const [known, unknown] = [(await paidFor(holder)).body, (await paidFor(stranger)).body];
  const alike = {
    success: true,
    message: 'Numara kayıtlıysa Sms gönderilir',
    delivery: 'if-known',
    resendAfterSeconds: 60,
  };
  expect([known, unknown].map(({ challenge: _, ...rest }) => rest)).toEqual([alike, alike]);
  await market.context.background.settled();
  expect([(await smsTo(holder)) - before, await smsTo(stranger)]).toEqual([1, 0]);
});

test('who has paid and still waits for the policy is a buyer too, who has only asked for a price is none', async () => {
  const [payer, asker] = [turkish(), turkish()];
  const offersFor = async (telefon: string) => {
    const buyer = market.buyer();
    const [offer] = await askOffers(market, buyer, 'foreign-travel', (application) => ({
      ...application,
      phone: telefon,
    }));
    if (!offer) throw new Error('nobody offers');
    return { buyer, offer };
  };
  await offersFor(asker);
  const { buyer, offer } = await offersFor(payer);
  await market.control('insurers/all', { fault: 'http500' });
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'issuing');

  market.context.config.codeBudgets.aDay = 3;
  await spent(2, turkish, 3);
  /* the bank has written to the payer before */
  const before = [await smsTo(payer), await smsTo(asker)];
  for (const phone of [payer, asker])
    expect((await paidFor(phone)).body).toMatchObject({ delivery: 'if-known' });
  await market.context.background.settled();
  const after = [await smsTo(payer), await smsTo(asker)];
  expect(after.map((all, at) => all - (before[at] ?? 0))).toEqual([1, 0]);
  await market.control('insurers/all', { fault: 'none' });
});

test('who does no work gets half a day’s codes out of us, however many numbers are named, all at one moment', async () => {
  market.context.config.codeBudgets.aDay = 20;
  const phones = Array.from({ length: 80 }, turkish);
  const answers = await Promise.all(phones.map((phone) => send(phone)));
  const sent = answers.filter(({ body }) => body.success).length;
  expect(answers.filter(({ body }) => body.code === 'proof-required').length).toBe(80 - sent);
  expect(sent).toBe(10);
});

test('what it costs only grows, and is bounded', () => {
  const shares = Array.from({ length: 60 }, (_, at) => at / 10);
  const bits = shares.map((share) => priceOf(share).bits);
  expect(bits).toEqual(bits.toSorted((one, other) => one - other));
  expect([priceOf(0.49).bits, priceOf(0.5).bits, priceOf(1).bits, priceOf(9).bits]).toEqual([0, 15, 17, 18]);
  expect(shares.filter((share) => priceOf(share).isForBuyersOnly)[0]).toBe(2);
});
