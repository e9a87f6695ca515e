import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Bought, bought, look } from '../../testing/cancellation/bought.ts';
import { knownProduct } from '../../testing/known-product.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';
import { phoneOfPurchase } from '../../testing/purchase/phone-of-purchase.ts';

let market: Market;
let later = 0;
let one: Bought;
let right: { policyNumber: string; identity: string; birthDate: string };

/** An hour on: every count begins anew. */
beforeEach(() => {
  later += 3_700_000;
});
beforeAll(async () => {
  market = await openMarket();
  market.context.clock = () => new Date(Date.now() + later);
  one = await bought(market);
  const found = await knownProduct('domestic-travel');
  const sample = (await found.samples()).valid({ today: todayInIstanbul(market.context.clock()) });
  const person = sample.insured?.[0];
  const { policyNumber } = await look(one);
  right = { policyNumber, identity: String(person?.nationalId), birthDate: String(person?.birthDate) };
});
afterAll(() => market.close());

const find = (change: object = {}, buyer = market.buyer()) =>
  buyer.post('cancellations/find', { ...right, ...change });

test('number, id and birth date of an insured person open the policy, for this session and for half an hour', async () => {
  const buyer = market.buyer();
  const { body } = await find({}, buyer);
  expect(body.policies).toMatchObject([{ purchaseId: one.purchaseId, policyNumber: right.policyNumber }]);
  expect((await buyer.get(`cancellations/${one.purchaseId}`)).status).toBe(200);
  expect((await buyer.get('cancellations')).body.policies).toHaveLength(1);
  /* what else is the owner's stays the owner's */
  expect((await buyer.get(`purchases/${one.purchaseId}`)).body.personal).toBeNull();
  const link = await buyer.post(`purchases/${one.purchaseId}/document-link`, { kind: 'policy' });
  expect(link.status).toBe(404);
  later += 31 * 60_000;
  expect((await buyer.get(`cancellations/${one.purchaseId}`)).status).toBe(404);
});

test('it is found however the number is typed', async () => {
  const typed = { policyNumber: ` ${right.policyNumber.toLowerCase()} `, identity: `${right.identity} ` };
  expect((await find(typed)).body.policies).toHaveLength(1);
  const arabic = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const onOtherKeys = {
    policyNumber: arabic(right.policyNumber).replaceAll('I', 'İ'),
    identity: arabic(right.identity).replace(/^(.{3})/, '$1-'),
  };
  expect((await find(onOtherKeys)).body.policies).toHaveLength(1);
});

test('nothing personal is in the answer', async () => {
  const text = JSON.stringify((await find()).body);
  expect(text).not.toContain(right.identity);
  expect(text).not.toContain(right.birthDate);
  expect(text).not.toMatch(/ornek\.example|\+90|Defne/);
});

test.each([
  ['an unknown number', { policyNumber: 'MER0000000000' }],
  ['another id', { identity: '10000000146' }],
  ['another birth date', { birthDate: '1971-01-01' }],
])('%s is answered like every other that does not fit', async (_, change) => {
  const buyer = market.buyer();
  const { status, body } = await find(change, buyer);
  expect({ status, body }).toEqual({ status: 200, body: { policies: [] } });
  expect((await buyer.get(`cancellations/${one.purchaseId}`)).status).toBe(404);
});

test('a birth date that is none is refused at its field', async () => {
  const { body } = await find({ birthDate: '1971-13-01' });
  expect(body).toMatchObject({ code: 'invalid-input', fields: [{ field: 'birthDate' }] });
});

test.each(['perPolicy', 'perIp', 'perSession'] as const)(
  'searches are counted before they are made, %s',
  async (limit) => {
    const { findLimits } = market.context.config;
    market.context.config.findLimits = { ...findLimits, [limit]: 3 };
    const same = market.buyer();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      /* what the other two limits count differs from try to try; the last would have fitted */
      const number = limit === 'perPolicy' || n === 3 ? right.policyNumber : `MER000000000${n}`;
      const buyer = limit === 'perSession' ? same : market.buyer();
      const identity = n === 3 ? right.identity : '10000000146';
      statuses.push((await find({ policyNumber: number, identity }, buyer)).status);
    }
    market.context.config.findLimits = findLimits;
    expect(statuses).toEqual([200, 200, 200, 429]);
  },
);

test('the phone that bought lists its policies after an SMS code', async () => {
  const phone = await phoneOfPurchase(market.context, one.purchaseId);
  const buyer = market.buyer();
  const { body } = await buyer.post('otp/send', { phone_number: phone });
  const { sms } = await market.look(`sms?to=${encodeURIComponent(phone)}`);
  const code = sms.map(({ text }: { text: string }) => /^\d{6}(?= )/.exec(text)?.[0]).find(Boolean);
  await buyer.post('otp/verify', { challenge: body.challenge, code });
  const list = (await buyer.get('cancellations')).body;
  expect(list).toMatchObject({
    phoneEnd: phone.slice(-4),
    policies: [{ purchaseId: one.purchaseId, blocked: null }],
  });
});
