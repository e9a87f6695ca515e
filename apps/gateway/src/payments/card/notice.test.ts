import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { randomId } from '../../platform/random-id.ts';
import {
  atTheBank,
  attemptOf,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';
import { noticePath } from './notice.ts';

let market: Market;
beforeAll(async () => {
  /* without a notice nobody would look within these tests */
  market = await openMarket({ lateLooksMs: [3_600_000] });
});
afterAll(() => market.close());
afterEach(() => market.control('reset', { faultsOnly: true }));

const noticeOf = (attemptId: string, status = 'SUCCESS') => ({
  iyziEventType: 'THREE_DS_AUTH',
  iyziEventTime: 1_795_000_000_000,
  iyziReferenceCode: 'a1b2c3',
  merchantId: 1,
  paymentId: '26114',
  paymentConversationId: attemptId,
  status,
});

/* the documented rule, worked out here by itself */
const signed = (notice: ReturnType<typeof noticeOf>, key = market.context.config.payment.secretKey) =>
  createHmac('sha256', key)
    .update(key + notice.iyziEventType + notice.paymentId + notice.paymentConversationId + notice.status)
    .digest('hex');

const post = (notice: unknown, signature: string | null) =>
  fetch(market.url + noticePath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'x-iyz-signature-v3': signature }),
    },
    body: JSON.stringify(notice),
  });

const runs = async (attemptId: string) =>
  (
    await market.context.db
      .selectFrom('outbox')
      .select('asked')
      .where('subject', '=', attemptId)
      .where('kind', '=', 'late-look')
      .executeTakeFirst()
  )?.asked ?? 0;

/** Money was taken while the provider said that it knows nothing, until the attempt was closed. */
async function lostCharge() {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
  await market.control('payment', { fault: ['auth-500-after-charge', 'detail-not-found'] });
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'expired');
  await market.control('payment', { fault: 'none' });
  return { buyer, purchaseId, attemptId: (await attemptOf(market, purchaseId)).id };
}

test('a notice makes the provider be asked at once, twice the same one makes one policy', async () => {
  const { buyer, purchaseId, attemptId } = await lostCharge();
  const notice = noticeOf(attemptId);
  const answers = await Promise.all([post(notice, signed(notice)), post(notice, signed(notice))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await waitFor(buyer, purchaseId, 'issued');
  expect((await post(notice, signed(notice))).status).toBe(200);
  expect((await market.look(`charges?basketId=${purchaseId}`)).net).toMatchObject([{ charges: 1 }]);
  expect((await market.look(`policies?reference=${purchaseId}`)).policies).toHaveLength(1);
});

test('what the notice says is not believed: the provider says nothing was taken', async () => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
  const { id } = await attemptOf(market, purchaseId);
  const notice = noticeOf(id);
  expect((await post(notice, signed(notice))).status).toBe(200);
  expect((await buyer.get(`purchases/${purchaseId}`)).body.state).toBe('awaiting-bank');
  expect(await attemptOf(market, purchaseId)).toMatchObject({ state: 'THREEDS_PENDING' });
});

test('a notice with a wrong or no signature is refused and asks for nothing', async () => {
  const { purchaseId, attemptId } = await lostCharge();
  const before = await runs(attemptId);
  const notice = noticeOf(attemptId);
  for (const signature of [
    null,
    '',
    signed(notice, 'another-key'),
    signed({ ...notice, status: 'FAILURE' }),
    `${signed(notice)}00`,
  ])
    expect((await post(notice, signature)).status).toBe(404);
  for (const body of ['text', [], { ...notice, paymentConversationId: [attemptId] }])
    expect((await post(body, signed(notice))).status).toBe(404);
  expect(await runs(attemptId)).toBe(before);
  expect(await attemptOf(market, purchaseId)).toMatchObject({ state: 'EXPIRED' });
});

test('a genuine notice about a payment we do not know is taken and left alone', async () => {
  const notice = noticeOf(randomId());
  expect((await post(notice, signed(notice))).status).toBe(200);
  expect(await runs(notice.paymentConversationId)).toBe(0);
});

test("the provider's own notice is taken as genuine, beside a purchase that needs none", async () => {
  const lines: string[] = [];
  const { log } = market.context;
  market.context.log = createLog('info', { write: (line: string) => void lines.push(line) });
  await market.control('payment', { webhookUrl: market.url + noticePath, webhookDelayMs: 0 });
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'issued');
  const { id } = await attemptOf(market, purchaseId);
  const notices = () => lines.filter((line) => line.includes('"notice"') && line.includes(id));
  await expect.poll(() => notices().length).toBeGreaterThan(1);
  expect(lines.some((line) => line.includes('notice-not-genuine'))).toBe(false);
  await market.control('payment', { webhookUrl: null });
  market.context.log = log;
  expect((await market.look(`charges?basketId=${purchaseId}`)).net).toMatchObject([{ charges: 1 }]);
});
