import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storedNames } from '../../catalogue/stored-names.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { storedOf } from '../../platform/sensitive/sealed-application.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { type Bought, bought } from '../../testing/cancellation/bought.ts';
import { billingOfOrder } from '../../testing/purchase/billing-of-order.ts';
import { cheapest, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';
import { signInAsStaff } from '../../testing/staff.ts';

let market: Market;
let clerk: Buyer;
const reason = 'Telefonda poliçe ve doğum tarihiyle doğrulandı';

interface SeenMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: unknown[];
}

beforeAll(async () => {
  market = await openMarket();
  clerk = market.buyer();
  await signInAsStaff(market.context, clerk, 'call-centre');
});
afterAll(() => market.close());

/** What the sandbox's mail server took for an address. */
const mailsTo = async (address: string): Promise<SeenMail[]> =>
  (await market.look(`mails?to=${encodeURIComponent(address)}`)).mails;
const correct = (one: Pick<Bought, 'purchaseId'>, email: string, by = clerk) =>
  by.post('panel/payments/correct-email', { orderId: one.purchaseId, email, reason });
const orderOf = ({ purchaseId }: Pick<Bought, 'purchaseId'>) =>
  market.context.db
    .selectFrom('purchase_order')
    .select(['mail_state', 'state'])
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
const addressOf = async ({ purchaseId }: Pick<Bought, 'purchaseId'>): Promise<string> =>
  (await billingOfOrder(market.context, purchaseId)).email;

test('papers that went to a wrong address go to the right one; the old one is told, and told nothing of the buyer', async () => {
  const one = await bought(market);
  const old = await addressOf(one);
  const before = (await mailsTo(old)).length;
  const { body } = await correct(one, 'dogru@ornek.com');
  expect(body).toEqual({ success: true, isSentAgain: true });
  await expect.poll(async () => (await mailsTo('dogru@ornek.com')).length).toBe(1);
  await expect.poll(async () => (await mailsTo(old)).length).toBe(before + 1);
  /* nobody is known to read there yet: the link goes first, the papers to who comes from it */
  expect((await mailsTo('dogru@ornek.com'))[0]?.attachments).toEqual([]);
  const told = (await mailsTo(old)).find(({ subject }) => subject.includes('e-posta adresi değişti'));
  expect(told?.to).toContain(old);
  expect(told?.attachments ?? []).toEqual([]);
  const order = await market.context.db
    .selectFrom('purchase_order')
    .select(['quote_id', 'application'])
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', one.purchaseId)
    .executeTakeFirstOrThrow();
  const { policy_no } = await market.context.db
    .selectFrom('policy')
    .select('policy_no')
    .where('order_id', '=', one.purchaseId)
    .executeTakeFirstOrThrow();
  const words = JSON.stringify(told);
  for (const secret of ['dogru@ornek.com', policy_no ?? '?', one.purchaseId, 'Defne'])
    expect(words).not.toContain(secret);
  expect(storedNames(market.context.dataKeys, storedOf(order)).join()).toContain('Defne');
  /* the address of before is nowhere any more */
  expect(await market.context.db.selectFrom('corrected_address').selectAll().execute()).toEqual([]);
  expect(await addressOf(one)).toBe('dogru@ornek.com');
});

test('who did it, why, and both addresses masked stand in the audit log', async () => {
  const one = await bought(market);
  await correct(one, 'yeni.adres@ornek.com');
  const entry = await market.context.db
    .selectFrom('audit_entry')
    .select(['reason', 'detail', 'subject_kind'])
    .where('action', '=', 'purchase.email-corrected')
    .where('subject_id', '=', one.purchaseId)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ reason, subject_kind: 'purchase' });
  expect(JSON.stringify(entry.detail)).not.toMatch(/yeni\.adres@|defne@/);
});

test('a mail whose address refuses it leaves at once for the corrected one, and once only', async () => {
  await market.control('mail', { fault: 'reject' });
  const buyer = market.buyer();
  const { body } = await buyer.post(
    'purchases/start',
    paymentOf(market, await cheapest(market, buyer, 'domestic-travel')),
  );
  const one = { purchaseId: body.purchaseId };
  await waitFor(buyer, one.purchaseId, ({ state }) => state === 'issued');
  await expect.poll(async () => (await orderOf(one)).mail_state).toBe('failed');
  await market.control('mail', { fault: 'none' });
  expect((await correct(one, 'bir@ornek.com')).body).toEqual({ success: true, isSentAgain: false });
  await expect.poll(async () => (await mailsTo('bir@ornek.com')).length).toBe(1);
  const found = await clerk.post('panel/payments', { search: 'bir@ornek.com' });
  expect(found.body.rows.map(({ orderId }: { orderId: string }) => orderId)).toEqual([one.purchaseId]);
});

test('a correction while the mail is on its way sends it once more, to the new address', async () => {
  const { mailer } = market.context;
  const send = mailer.send.bind(mailer);
  const corrected: unknown[] = [];
  const spy = vi.spyOn(mailer, 'send').mockImplementation(async (mail) => {
    const orderId = /^<policy\.([^@.]+)@/.exec(mail.messageId)?.[1];
    if (orderId && corrected.length === 0)
      corrected.push((await correct({ purchaseId: orderId }, 'yolda@ornek.com')).body);
    return send(mail);
  });
  const one = await bought(market);
  spy.mockRestore();
  expect(corrected).toEqual([{ success: true, isSentAgain: false }]);
  await expect.poll(async () => (await mailsTo('yolda@ornek.com')).length).toBe(1);
  expect((await orderOf(one)).mail_state).toBe('sent');
  expect(await addressOf(one)).toBe('yolda@ornek.com');
});

test('the address it has, another partner’s purchase, and who only reads are refused', async () => {
  const one = await bought(market);
  const old = await addressOf(one);
  const same = await correct(one, old);
  expect(same.body).toMatchObject({ code: 'invalid-input', fields: [{ field: 'email' }] });
  expect((await correct(one, 'yazim hatasi')).body.code).toBe('invalid-input');
  const agent = market.buyer();
  await signInAsStaff(market.context, agent, 'agent', 'kaya-acente');
  expect((await correct(one, 'a@ornek.com', agent)).status).toBe(404);
  const reader = market.buyer();
  await signInAsStaff(market.context, reader, 'read-only');
  expect((await correct(one, 'a@ornek.com', reader)).body.code).toBe('not-allowed');
  expect(await addressOf(one)).toBe(old);
});
