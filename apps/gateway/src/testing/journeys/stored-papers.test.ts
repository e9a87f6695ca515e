import { memoryStore } from '@sigorta/release/testing/memory-store';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyShop } from '../../main/previews/copy-shop.ts';
import { wholeSettings } from '../../panel/partners/partner-detail.ts';
import { missingPictures } from '../../partners/pictures/keep-picture.ts';
import { checkFiles } from '../../platform/stored-files/check-files.ts';
import { moveFiles } from '../../platform/stored-files/move-files.ts';
import { removeLoose } from '../../platform/stored-files/remove-loose.ts';
import { countFiles } from '../../platform/stored-files/rows.ts';
import { openObject } from '../../platform/stored-files/sealed-object.ts';
import { composePolicyMail } from '../../policies/mails/mail-policy.ts';
import { treatRestored } from '../../reconciliation/treat-restored.ts';
import type { Buyer } from '../buyer.ts';
import { atTheBank, cheapest, type Market, openMarket, paymentOf, waitFor } from '../purchase/market.ts';
import { freePayment, paymentOf as generalPayment, waitForPayment } from '../requests/payments.ts';
import { signInAsStaff } from '../staff.ts';
import { moodyStore } from '../stored-files/moody-store.ts';
import { testDatabase } from '../test-database.ts';

/*
 * A shop whose papers and pictures lie in an object store: what buyers and staff see of it is what they see of the database, and
 * of a store that is away, changed or robbed they see no wrong paper.
 */
const inner = memoryStore();
const store = moodyStore(inner);
let market: Market;

beforeAll(async () => {
  market = await openMarket({}, {}, undefined, {
    objectStore: store,
    config: { documents: { place: { folder: '/not-read' }, takesNew: true } },
  });
});
afterAll(() => market.close());

interface Bought {
  buyer: Buyer;
  purchaseId: string;
}

const begin = async (): Promise<Bought> => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, 'domestic-travel');
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  return { buyer, purchaseId: body.purchaseId };
};
const mailed = ({ buyer, purchaseId }: Bought) => waitFor(buyer, purchaseId, ({ mail }) => mail === 'sent');
/** bought while all is well, and while the store is away */
let first: Bought;
let second: Bought;

const paperOf = async ({ buyer, purchaseId }: Bought, kind: 'policy' | 'receipt') => {
  const { body } = await buyer.post(`purchases/${purchaseId}/document-link`, { kind });
  const answer = await buyer.fetch(body.url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    bytes,
    code: answer.status === 200 ? null : JSON.parse(bytes.toString()).code,
  };
};

const rowOf = ({ purchaseId }: Bought, kind: 'policy' | 'receipt') =>
  market.context.db
    .selectFrom('document')
    .selectAll()
    .where('order_id', '=', purchaseId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();

const heldOf = async (one: Bought, kind: 'policy' | 'receipt') => {
  const { object } = await rowOf(one, kind);
  if (object === null) throw new Error(`the ${kind} lies in the database`);
  return object;
};

const mailsOf = async ({ purchaseId }: Bought) =>
  (await market.look('mails')).mails.filter(({ messageId }: { messageId: string }) =>
    messageId.includes(purchaseId),
  );

const ownerOfPanel = async (): Promise<Buyer> => {
  const staff = market.buyer();
  await signInAsStaff(market.context, staff, 'owner');
  await staff.get('partner/website-info');
  return staff;
};

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString() === '%PDF-';

test('policy, receipt and the mail with both come from the store, and the database holds neither', async () => {
  first = await begin();
  await mailed(first);
  for (const kind of ['policy', 'receipt'] as const) {
    expect(await rowOf(first, kind)).toMatchObject({ bytes: null, lost_at: null });
    const { status, bytes } = await paperOf(first, kind);
    expect([status, isPdf(bytes)]).toEqual([200, true]);
    expect(inner.held.get(await heldOf(first, kind))?.includes('%PDF')).toBe(false);
  }
  const [bare] = await mailsOf(first);
  const { text } = await market.look(`mails/${bare.id}`);
  const mark = /posta=([\w-]{22})/.exec(text)?.[1];
  await first.buyer.post(`purchases/${first.purchaseId}/from-mail`, { mark });
  await expect.poll(async () => (await mailsOf(first)).length).toBe(2);
  const [whole] = await mailsOf(first);
  expect(whole.attachments).toHaveLength(2);
});

test('a changed object is neither shown nor mailed: it is a case, and the paper is made again', async () => {
  const told = () =>
    market.context.db
      .selectFrom('outbox')
      .select(['key', 'asked'])
      .where('key', 'in', [`send-mail:${first.purchaseId}`, `send-sms:${first.purchaseId}`])
      .orderBy('key')
      .execute();
  const before = { paper: await paperOf(first, 'policy'), told: await told() };
  expect(before.told).toHaveLength(2);
  const name = await heldOf(first, 'policy');
  const bytes = Buffer.from(inner.held.get(name) ?? []);
  bytes.writeUInt8(bytes.readUInt8(500) ^ 1, 500);
  inner.held.set(name, bytes);
  await market.stopWorkers();
  const refused = { code: 'document-not-ready' };
  await expect(composePolicyMail(market.context, first.purchaseId)).rejects.toMatchObject(refused);
  expect(await paperOf(first, 'policy')).toMatchObject({ status: 409, ...refused });
  expect((await paperOf(first, 'receipt')).status).toBe(200);
  const staff = await ownerOfPanel();
  const { rows } = (await staff.post('panel/stuck', { kind: 'paper-wrong' })).body;
  expect(rows).toMatchObject([{ orderId: first.purchaseId, detail: 'changed' }]);
  market.startWorkers();
  await expect.poll(async () => (await paperOf(first, 'policy')).status).toBe(200);
  expect(await heldOf(first, 'policy')).not.toBe(name);
  expect(Math.abs((await paperOf(first, 'policy')).bytes.length - before.paper.bytes.length)).toBeLessThan(
    2_000,
  );
  expect(await told()).toEqual(before.told);
  const done = { action: 'acknowledge', kind: 'paper-wrong', id: rows[0].id };
  expect((await staff.post('panel/stuck/work', done)).status).toBe(200);
});

test('while the store is away nobody’s payment is refused, and all of it arrives when it is back', async () => {
  store.isAway = true;
  second = await begin();
  await waitFor(second.buyer, second.purchaseId, 'issued');
  expect(await paperOf(first, 'policy')).toMatchObject({ status: 503, code: 'service-unavailable' });
  const failing = () =>
    market.context.db
      .selectFrom('outbox')
      .select('attempts')
      .where('key', '=', `render-documents:${second.purchaseId}`)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
  await expect.poll(async () => (await failing())?.attempts ?? 0).toBeGreaterThan(0);
  store.isAway = false;
  await mailed(second);
  for (const one of [first, second]) expect((await paperOf(one, 'policy')).status).toBe(200);
});

test('files are moved back and out again, though the store goes away in the middle', async () => {
  const { context } = market;
  const papers = () =>
    Promise.all([first, second].map(async (one) => (await paperOf(one, 'policy')).bytes.toString('base64')));
  const seen = await papers();
  const counts = () => countFiles(context, 'document');
  expect(await counts()).toEqual({ database: 0, store: 4, lost: 0 });
  expect(await moveFiles(context, 'back')).toBe(4);
  expect(await counts()).toEqual({ database: 4, store: 0, lost: 0 });
  expect(await papers()).toEqual(seen);
  store.putsLeft = 3;
  await expect(moveFiles(context, 'out')).rejects.toMatchObject({ code: 'service-unavailable' });
  store.putsLeft = Number.POSITIVE_INFINITY;
  expect(await counts()).toEqual({ database: 1, store: 3, lost: 0 });
  expect(await papers()).toEqual(seen);
  expect(await moveFiles(context, 'out')).toBe(1);
  expect(await moveFiles(context, 'out')).toBe(0);
  expect(await papers()).toEqual(seen);
});

test('a paper whose row was deleted is read by nobody, though its object was kept by somebody', async () => {
  const { context } = market;
  const { id, object, object_key } = await rowOf(second, 'policy');
  const name = object ?? '';
  const kept = Buffer.from(inner.held.get(name) ?? []);
  expect(isPdf(openObject(context.dataKeys, id, { object, object_key }, kept))).toBe(true);
  await context.db.deleteFrom('document').where('id', '=', id).execute();
  /* whoever has it, all of the database and our keys */
  const rows = await context.db.selectFrom('document').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    expect(() => openObject(context.dataKeys, row.id, row, kept)).toThrow('does not open');
  await removeLoose({ ...context, clock: () => new Date(Date.now() + 1_000) }, store);
  expect(inner.held.has(name)).toBe(false);
});

test('a restored gateway finds which objects of its backup are gone, and makes those papers again', async () => {
  const { context } = market;
  inner.held.delete(await heldOf(first, 'receipt'));
  const kept = await heldOf(second, 'receipt');
  const now = context.clock();
  await context.db.insertInto('restoration').values({ taken_at: now, restored_at: now }).execute();
  await treatRestored(context);
  context.wake();
  await expect.poll(async () => inner.held.has(await heldOf(first, 'receipt'))).toBe(true);
  expect(isPdf((await paperOf(first, 'receipt')).bytes)).toBe(true);
  expect(await heldOf(second, 'receipt')).toBe(kept);
  expect((await rowOf(first, 'receipt')).fault).toBe('missing');
});

test('the receipt of a payment without a policy lies there too, and is made again by its own job', async () => {
  const buyer = market.buyer();
  const { body } = await buyer.post('payments/start', generalPayment(freePayment()));
  await atTheBank(market, body.paymentId);
  await waitForPayment(buyer, body.paymentId, 'paid');
  const paid = { buyer, purchaseId: body.paymentId };
  await expect.poll(async () => (await mailsOf(paid)).length).toBe(1);
  inner.held.delete(await heldOf(paid, 'receipt'));
  expect((await paperOf(paid, 'receipt')).status).toBe(409);
  await expect.poll(async () => (await paperOf(paid, 'receipt')).status).toBe(200);
  expect(await mailsOf(paid)).toHaveLength(1);
});

test('a partner’s picture comes from the store, is missed when it is gone, and can be brought again', async () => {
  const { context } = market;
  const staff = await ownerOfPanel();
  const dots = sharp({ create: { width: 40, height: 40, channels: 3, background: '#135' } });
  const picture = (await dots.png().toBuffer()).toString('base64');
  const bring = async () =>
    (await staff.post('panel/partners/picture', { id: 'kaya-acente', picture })).body.path;
  const path: string = await bring();
  const { object } = await context.db.selectFrom('picture').select('object').executeTakeFirstOrThrow();
  const held = inner.held.get(object ?? '') ?? Buffer.alloc(0);
  inner.held.delete(object ?? '');
  const shown = async () => (await market.buyer().fetch(path)).status;
  const missed = () => missingPictures(context.db, { ...wholeSettings({}), logo_url: path });
  expect(await missed()).toEqual([]);
  expect(await shown()).toBe(404);
  expect(await missed()).toEqual(['logo_url']);
  /* the store was another one for a while */
  inner.held.set(object ?? '', held);
  expect([await shown(), await missed()]).toEqual([200, []]);
  await context.db.updateTable('picture').set({ lost_at: new Date() }).execute();
  expect(await bring()).toBe(path);
  expect([await missed(), await shown()]).toEqual([[], 200]);
  const preview = await testDatabase();
  try {
    await copyShop(context, preview.db);
    const copies = await preview.db.selectFrom('picture').select(['name', 'bytes', 'object']).execute();
    expect(copies).toMatchObject([{ object: null }]);
    expect(copies[0]?.bytes?.length).toBeGreaterThan(50);
  } finally {
    await preview.close();
  }
});

test('a store that is away is noticed without a buyer, as a job that keeps failing', async () => {
  store.isAway = true;
  await expect(checkFiles(market.context, 'store')).rejects.toThrow();
  store.isAway = false;
  expect(await checkFiles(market.context, 'store')).toBe('done');
});
