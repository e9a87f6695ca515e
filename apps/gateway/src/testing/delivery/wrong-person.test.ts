import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import type { Buyer } from '../buyer.ts';
import { openedForm } from '../opened-form.ts';
import { billingOfOrder } from '../purchase/billing-of-order.ts';
import { type Market, openMarket } from '../purchase/market.ts';
import { type BoughtAway, boughtAway } from './bought-away.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

interface SeenMail {
  id: string;
  subject: string;
  attachments: unknown[];
}

/** Newest first. */
const mailsTo = async (address: string): Promise<SeenMail[]> =>
  (await market.look(`mails?to=${encodeURIComponent(address)}`)).mails;

/** All that came to an address: heads, text, HTML, and names and bytes of what was attached. */
async function allThatCame(address: string): Promise<string> {
  const found = await mailsTo(address);
  return JSON.stringify(await Promise.all(found.map(({ id }) => market.look(`mails/${id}`))));
}

const markIn = (mails: string): string => /posta=([A-Za-z0-9_-]{22})/.exec(mails)?.[1] ?? '';
const fromMail = (who: Buyer, { purchaseId }: BoughtAway, mark: string) =>
  who.post(`purchases/${purchaseId}/from-mail`, { mark });

/** What is the buyer's own, as the order and the insurer have it. */
async function personalOf({ purchaseId, policyNo }: BoughtAway): Promise<string[]> {
  const order = await market.context.db
    .selectFrom('purchase_order')
    .select(['quote_id', 'product', 'release', 'application'])
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  const { insured } = await openedForm(market.context, order.quote_id, order);
  const { nationalId, birthDate, firstName, lastName } = insured?.[0] ?? {};
  const { address } = await billingOfOrder(market.context, purchaseId);
  return [policyNo, nationalId, birthDate, firstName, lastName, address, '5321234567']
    .map(String)
    .filter((word) => word !== 'undefined');
}

test('who gets the mail by a slip of the finger sees no personal byte, and nothing by its link', async () => {
  const one = await boughtAway(market, 'yabanci@ornek.example');
  await expect.poll(async () => (await mailsTo('yabanci@ornek.example')).length).toBe(1);
  const came = await allThatCame('yabanci@ornek.example');
  const secrets = await personalOf(one);
  expect(secrets.length).toBeGreaterThan(4);
  for (const secret of secrets) expect(came).not.toContain(secret);
  expect((await mailsTo('yabanci@ornek.example'))[0]?.attachments).toEqual([]);

  const stranger = market.buyer();
  const seen = await stranger.get(`purchases/${one.purchaseId}`);
  expect(seen.body.personal).toBeNull();
  for (const secret of secrets) expect(JSON.stringify(seen.body)).not.toContain(secret);
  expect((await fromMail(stranger, one, markIn(came))).status).toBe(404);
  expect((await mailsTo('yabanci@ornek.example')).length).toBe(1);
});

test('the buyer who comes from the mail gets the papers there, once', async () => {
  const one = await boughtAway(market, 'sahibi@ornek.example');
  await expect.poll(async () => (await mailsTo('sahibi@ornek.example')).length).toBe(1);
  const mark = markIn(await allThatCame('sahibi@ornek.example'));
  expect((await fromMail(one.buyer, one, mark)).body).toEqual({ success: true, isSent: true });
  await expect.poll(async () => (await mailsTo('sahibi@ornek.example')).length).toBe(2);
  expect((await mailsTo('sahibi@ornek.example'))[0]?.attachments).toHaveLength(2);
  expect((await fromMail(one.buyer, one, mark)).body).toEqual({ success: true, isSent: false });

  /* and the next purchase of the same phone goes to it with its papers */
  await boughtAway(market, 'sahibi@ornek.example');
  await expect.poll(async () => (await mailsTo('sahibi@ornek.example')).length).toBe(3);
  expect((await mailsTo('sahibi@ornek.example'))[0]?.attachments).toHaveLength(2);
});

test('a link to another address, and another purchase’s, prove nothing', async () => {
  const one = await boughtAway(market, 'bir@ornek.example');
  const two = await boughtAway(market, 'iki@ornek.example');
  await expect.poll(async () => (await mailsTo('iki@ornek.example')).length).toBe(1);
  const mark = markIn(await allThatCame('iki@ornek.example'));
  expect((await fromMail(one.buyer, one, mark)).status).toBe(404);
  await market.context.db
    .updateTable('purchase_order')
    .set((old) => ({
      billing: JSON.stringify({ provinceId: 34, districtId: 3401, address: 'x', email: 'uc@ornek.example' }),
      version: old('version', '+', 1),
    }))
    .where('id', '=', two.purchaseId)
    .execute();
  expect((await fromMail(two.buyer, two, mark)).status).toBe(404);
});
