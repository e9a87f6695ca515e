import { type Language, languages } from '@sigorta/i18n/language';
import { everyThirdDay, partOf } from '@sigorta/tooling/test/rotation';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expireTransfer } from '../../payments/transfers/expire-transfer.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { type JobKind, jobKinds } from '../../platform/outbox/job-kinds.ts';
import type { Buyer } from '../buyer.ts';
import { cancel, settled } from '../cancellation/bought.ts';
import {
  askOffers,
  atTheBank,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../purchase/market.ts';
import { askFor, freePayment, paymentOf as generalPayment, waitForPayment } from '../requests/payments.ts';
import { signInAsStaff } from '../staff.ts';
import { transferOf } from '../transfers/transfer-of.ts';
import { boughtAway } from './bought-away.ts';
import { isNotedAsSent, mailsOf, readMails, seller } from './read-mails.ts';
import { wordsOfOrder } from './words-of-order.ts';

let market: Market;
let clerk: Buyer;
beforeAll(async () => {
  market = await openMarket();
  clerk = market.buyer();
  await signInAsStaff(market.context, clerk, 'call-centre');
});
afterAll(() => market.close());
afterEach(() => market.control('reset', { faultsOnly: true }));

/** What one letter was about: the job that writes it again, and whose words must not stand in it. */
interface Written {
  subject: string;
  to: string;
  orderId: string | null;
  /** what else must not stand in it */
  more?: string[];
}

let turn = 0;
const newAddress = () => `yabanci${++turn}@ornek.example`;

const rowOf = async (table: 'refund' | 'cancellation' | 'transfer', orderId: string): Promise<string> =>
  (
    await market.context.db
      .selectFrom(table as 'refund')
      .select('id')
      .where('order_id', '=', orderId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
  ).id;

const paidTo = async (to: string, product = 'domestic-travel') => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, product);
  const wanted = paymentOf(market, offer);
  const start = () => buyer.post('purchases/start', { ...wanted, billing: { ...wanted.billing, email: to } });
  return { buyer, offer, start };
};

const boughtBy = async (to: string) => {
  const { buyer, offer, start } = await paidTo(to);
  const { purchaseId } = (await start()).body;
  await waitFor(buyer, purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  return { buyer, offer, purchaseId: purchaseId as string };
};

async function refundOf(fault: string | null, state: string): Promise<Written> {
  const to = newAddress();
  const { buyer, offer, start } = await paidTo(to);
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
  if (fault) await market.control('payment', { fault: [fault] });
  const { purchaseId } = (await start()).body;
  await waitFor(buyer, purchaseId, state);
  return { subject: await rowOf('refund', purchaseId), to, orderId: purchaseId };
}

async function waitingTransfer(): Promise<Written> {
  const to = newAddress();
  const buyer = market.buyer();
  for (const offer of await askOffers(market, buyer)) {
    const { body } = await buyer.get(`offers/${offer.id}`);
    if (body.transferUntil === null) continue;
    const wanted = transferOf(market, offer);
    const { purchaseId } = (
      await buyer.post('purchases/transfer', { ...wanted, billing: { ...wanted.billing, email: to } })
    ).body;
    return { subject: await rowOf('transfer', purchaseId), to, orderId: purchaseId };
  }
  throw new Error('no offer is held long enough');
}

async function notice(fault: object | null, state: string): Promise<Written> {
  const to = newAddress();
  const one = await boughtBy(to);
  if (fault) await market.control(`insurers/${one.offer.insurer.id}`, fault);
  await cancel(one);
  await settled(one, state);
  return { subject: await rowOf('cancellation', one.purchaseId), to, orderId: one.purchaseId };
}

const ofNotice = (phase: string, written: Written): Written => ({
  ...written,
  subject: `${phase}.${written.subject}`,
});

const paidGenerally = async (to: string) => {
  const buyer = market.buyer();
  const { body } = await buyer.post('payments/start', generalPayment(freePayment(), { email: to }));
  await atTheBank(market, body.paymentId);
  await waitForPayment(buyer, body.paymentId, 'paid');
  return { buyer, paymentId: body.paymentId as string };
};

/** Letters of every kind to a buyer, each to an address that nobody opened anything at. */
const scenes: Partial<Record<JobKind, (() => Promise<Written>)[]>> = {
  'mail-papers-again': [
    async () => {
      const to = newAddress();
      const { purchaseId } = await boughtAway(market, to);
      await expect.poll(async () => (await mailsTo(to)).length, { timeout: 15_000 }).toBe(1);
      return { subject: `${purchaseId}.deneme`, to, orderId: purchaseId };
    },
  ],
  'mail-refund': [
    () => refundOf(null, 'refunded'),
    () => refundOf('refund-timeout', 'refund-due'),
    () => refundOf('refund-refused', 'refund-by-hand'),
  ],
  'mail-receipt': [
    async () => {
      const to = newAddress();
      const { paymentId } = await paidGenerally(to);
      return { subject: paymentId, to, orderId: paymentId };
    },
  ],
  'mail-transfer': [
    waitingTransfer,
    async () => {
      const one = await waitingTransfer();
      await market.context.db
        .updateTable('transfer')
        .set((old) => ({ expires_at: new Date(Date.now() - 1000), version: old('version', '+', 1) }))
        .where('id', '=', one.subject)
        .execute();
      await expireTransfer(market.context, one.subject);
      return one;
    },
  ],
  'mail-cancellation': [
    async () => ofNotice('asked', await notice(null, 'refunded')),
    async () =>
      ofNotice('refused', await notice({ fault: 'cancel-refused', reason: 'claim-open' }, 'refused')),
    async () => ofNotice('closed', await notice(null, 'refunded')),
  ],
  'mail-quote': [
    async () => {
      const to = newAddress();
      const buyer = market.buyer();
      const offers = await askOffers(market, buyer, 'domestic-travel');
      const { token } = (await buyer.post(`quotes/${offers[0]?.quoteId}/save`, {})).body;
      for (const language of languages)
        expect(
          (await buyer.post(`saved-quotes/${token}/mail`, { email: `${language}.${to}`, language })).status,
        ).toBe(200);
      const product = market.context.products.live('domestic-travel')?.product;
      return {
        subject: '',
        to,
        orderId: null,
        more: [
          ...offers.map(({ insurer }) => insurer.name),
          ...languages.map((language) => String(product?.card.name[language])),
        ],
      };
    },
  ],
  'mail-payment-link': [
    async () => {
      const to = newAddress();
      for (const language of languages) await askFor(clerk, { email: to, language, send: ['mail'] });
      return { subject: '', to, orderId: null, more: ['Defne', 'Aydın', 'Kasko ikinci taksit', 'KAS-88213'] };
    },
  ],
  'mail-corrected': [
    async () => {
      const to = newAddress();
      const { purchaseId } = await boughtBy(to);
      const email = newAddress();
      const reason = 'Telefonda poliçe ve doğum tarihiyle doğrulandı';
      await clerk.post('panel/payments/correct-email', { orderId: purchaseId, email, reason });
      return { subject: '', to, orderId: purchaseId, more: [email] };
    },
  ],
};

/** The first try of the papers; written like those that go again, and sent by every purchase above. */
const alsoHere: JobKind[] = ['send-mail'];
/** Comes a year later: `renewals.test.ts` holds it to the same, in four languages. */
const withAClock: JobKind[] = ['mail-renewal'];
/** To people who work here or for a partner, at addresses they sign in with or that the settings name. */
const toStaff: JobKind[] = [
  'mail-application',
  'mail-invitation',
  'mail-proposal',
  'mail-assigned',
  'mail-alarm',
];

const mailsTo = (address: string) => mailsOf(market, address);
const readAll = (address: string) => readMails(market, address);

/** The same letter in another language: the order speaks it, and the job is asked for once more. */
async function again(kind: JobKind, { subject, to, orderId }: Written, language: Language): Promise<void> {
  if (subject === '' || orderId === null) return;
  const { db, clock } = market.context;
  if (kind === 'mail-receipt') await isNotedAsSent(market, orderId);
  const before = (await mailsTo(to)).length;
  await db
    .updateTable('purchase_order')
    .set((old) => ({
      language,
      version: old('version', '+', 1),
      ...(kind === 'mail-receipt' && { mail_state: 'waiting' as const }),
    }))
    .where('id', '=', orderId)
    .execute();
  await db.transaction().execute((trx) => enqueue(trx, kind, subject, clock()));
  market.context.wake();
  await expect.poll(async () => (await mailsTo(to)).length, { timeout: 15_000 }).toBeGreaterThan(before);
}

test('every kind of mail the gateway can send is held to it here, or goes to staff', () => {
  const kinds = (Object.keys(jobKinds) as JobKind[]).filter((kind) => jobKinds[kind].lane === 'mail');
  const known = [...Object.keys(scenes), ...alsoHere, ...withAClock, ...toStaff];
  expect(known.toSorted()).toEqual(kinds.toSorted());
});

const all = Object.entries(scenes).flatMap(([kind, list]) =>
  list.map((scene, at) => ({ kind: kind as JobKind, at: at + 1, scene })),
);

/* a third a day, each in four languages */
test.each(partOf(3, all, everyThirdDay))(
  '$kind ($at) tells an address that nobody opened who writes and nothing of anybody, in four languages',
  { timeout: 60_000 },
  async ({ kind, scene }) => {
    const written = await scene();
    const words = written.orderId === null ? [] : await wordsOfOrder(market, written.orderId);
    const secrets = [...words, ...(written.more ?? [])];
    expect(secrets.length).toBeGreaterThan(3);
    for (const language of languages) await again(kind, written, language);
    await expect
      .poll(async () => (await mailsTo(written.to)).length, { timeout: 15_000 })
      .toBeGreaterThan(written.subject === '' && written.orderId === null ? languages.length - 1 : 0);
    for (const { words: said, attachments } of await readAll(written.to)) {
      expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
      expect(attachments).toBe(0);
      expect(seller.filter((line) => !said.includes(line))).toEqual([]);
    }
  },
);

const markTo = async (address: string): Promise<string> =>
  /posta=([A-Za-z0-9_-]{22})/.exec((await readAll(address))[0]?.words ?? '')?.[1] ?? '';

test('who paid and comes from the mail gets the receipt there; another browser with the same link does not', async () => {
  const to = newAddress();
  const { buyer, paymentId } = await paidGenerally(to);
  await expect.poll(async () => (await mailsTo(to)).length, { timeout: 15_000 }).toBe(1);
  const mark = await markTo(to);
  expect((await market.buyer().post(`purchases/${paymentId}/from-mail`, { mark })).status).toBe(404);
  const { body } = await buyer.post(`purchases/${paymentId}/from-mail`, { mark });
  expect(body).toEqual({ success: true, isSent: true });
  await expect.poll(async () => (await mailsTo(to)).length, { timeout: 15_000 }).toBe(2);
  const [receipt] = await readAll(to);
  expect(receipt?.attachments).toBe(1);
  expect(receipt?.words).toContain('1.250,50');
});

test('a later letter to an address that its buyer opened says what it is about', async () => {
  const to = newAddress();
  const one = await boughtBy(to);
  const mark = await markTo(to);
  await one.buyer.post(`purchases/${one.purchaseId}/from-mail`, { mark });
  await expect.poll(async () => (await mailsTo(to)).length, { timeout: 15_000 }).toBe(2);
  await cancel(one);
  await settled(one, 'refunded');
  const words = await wordsOfOrder(market, one.purchaseId);
  await expect.poll(async () => (await mailsTo(to)).length, { timeout: 15_000 }).toBeGreaterThan(2);
  const [last] = await readAll(to);
  expect(words.filter((word) => last?.words.includes(word)).length).toBeGreaterThan(1);
});
