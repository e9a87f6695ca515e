import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Buyer } from '../buyer.ts';
import { logIn } from '../log-in.ts';
import { askOffers, atTheBank, type Market, openMarket, paymentOf, waitFor } from '../purchase/market.ts';
import { signInAsStaff } from '../staff.ts';

const phone = '+905321112266';
/* by hand */
const months = ['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos'].concat([
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
]);
const inTurkish = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 0) - 1]} ${year}`;
};
const inNumbers = (day: string): string => day.split('-').toReversed().join('.');

interface Bought {
  product: string;
  purchaseId: string;
  buyer: Buyer;
  /** what the insurer holds */
  firstDay: string;
  lastDay: string;
  offered: unknown;
}

let market: Market;
let later = 0;
let staff: Buyer;
let owner: Buyer;
const bought: Bought[] = [];

/** What the insurer's own book says, read past the gateway. */
const heldFor = async (purchaseId: string): Promise<{ startsAt: string; endsAt: string }> =>
  (await market.look(`policies?reference=${purchaseId}`)).policies[0].policy;

interface SeenMail {
  id: string;
  messageId: string;
  attachments: unknown[];
}

const mailsOf = async (purchaseId: string): Promise<SeenMail[]> =>
  (await market.look('mails')).mails.filter(({ messageId }: SeenMail) => messageId.includes(purchaseId));

const papersOf = async (purchaseId: string): Promise<string | undefined> =>
  (await mailsOf(purchaseId)).find(({ attachments }) => attachments.length > 0)?.id;

/** Papers go to an address that nobody has proved yet once its buyer has opened the first mail's link. */
async function openFirstMail(buyer: Buyer, purchaseId: string): Promise<void> {
  const [bare] = await mailsOf(purchaseId);
  const mark = /posta=([\w-]{22})/.exec((await market.look(`mails/${bare?.id}`)).text)?.[1];
  await buyer.post(`purchases/${purchaseId}/from-mail`, { mark });
  await vi.waitFor(async () => expect(await papersOf(purchaseId)).toBeDefined(), { timeout: 40_000 });
}

/** The mail that carries the papers. */
const mailOf = async (purchaseId: string): Promise<string> =>
  (await market.look(`mails/${await papersOf(purchaseId)}`)).text;

async function buy(product: string): Promise<void> {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer, product, (application) => ({ ...application, phone }));
  if (!offer) throw new Error(`nobody offers ${product}`);
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  const { purchaseId } = body;
  if ((await buyer.get(`purchases/${purchaseId}`)).body.state === 'awaiting-bank')
    await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, ({ mail }) => mail === 'sent');
  if ((await papersOf(purchaseId)) === undefined) await openFirstMail(buyer, purchaseId);
  const { startsAt: firstDay, endsAt: lastDay } = await heldFor(purchaseId);
  bought.push({ product, purchaseId, buyer, firstDay, lastDay, offered: offer.cover });
}

beforeAll(async () => {
  market = await openMarket({ detailsMs: 50, detailsMarginMs: 10 });
  market.context.clock = () => new Date(Date.now() + later);
  for (const { product } of market.context.products.allLive()) if (product.payment) await buy(product.id);
  later = 61_000;
  owner = await logIn(market, phone);
  staff = market.buyer();
  await signInAsStaff(market.context, staff, 'owner');
  await staff.get('partner/website-info');
});
afterAll(() => market.close());

const pdfOf = async ({ buyer, purchaseId }: Bought): Promise<string> => {
  const { body } = await buyer.post(`purchases/${purchaseId}/document-link`, { kind: 'policy' });
  const bytes = new Uint8Array(await (await buyer.fetch(body.url)).arrayBuffer());
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
};

const exported = async (): Promise<string> => {
  const request = { list: 'policies', format: 'csv', filters: {} };
  const answer = await staff.operation('panel/export', 'POST', request, { 'accept-language': 'tr' });
  return answer.text();
};

/** The last day that a file of policies says of one, found by the column's head. */
const endsIn = (csv: string, policyNumber: string): string | undefined => {
  const [heads = [], ...rows] = csv
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .map((row) => row.split(';'));
  return rows.find(([number]) => number === policyNumber)?.[heads.indexOf('Bitiş')];
};

test('every product that is sold was bought', () => {
  expect(bought.length).toBe(18);
});

test('page, PDF, mail, panel, export and copy say the days that the insurer holds', async () => {
  const mine = (await owner.get('my-policies')).body.policies;
  const copy = (await owner.get('my-data')).body.purchases;
  const rows = (await staff.post('panel/policies', {})).body.rows;
  const csv = await exported();
  for (const one of bought) {
    const { product, purchaseId, firstDay, lastDay } = one;
    const cover = { firstDay, lastDay };
    const status = (await one.buyer.get(`purchases/${purchaseId}`)).body;
    const { policyNumber } = status.personal;
    const said = {
      offer: one.offered,
      page: status.personal.cover,
      mine: mine.find((row: { purchaseId: string }) => row.purchaseId === purchaseId).cover,
      copy: copy.find((row: { policyNumber: string }) => row.policyNumber === policyNumber).cover,
      panel: rows.find((row: { orderId: string }) => row.orderId === purchaseId).cover,
      payment: (await staff.get(`panel/payments/${purchaseId}`)).body.policy.cover,
      cancellation: (await one.buyer.get(`cancellations/${purchaseId}`)).body.cover,
    };
    for (const [where, days] of Object.entries(said)) expect(days, `${product}: ${where}`).toEqual(cover);
    const pdf = (await pdfOf(one)).replace(/\s+/g, ' ');
    const mail = (await mailOf(purchaseId)).replace(/\s+/g, ' ');
    for (const [where, text] of Object.entries({ pdf, mail })) {
      expect(text, `${product}: ${where}`).toContain(`${inTurkish(firstDay)} 00:00`);
      expect(text, `${product}: ${where}`).toContain(`${inTurkish(lastDay)} 24:00`);
    }
    expect(endsIn(csv, policyNumber), `${product}: export`).toBe(inNumbers(lastDay));
  }
});

/* by hand: moments as the row holds them, the days they mean in Istanbul */
describe.each([
  ['2028-02-28T21:00:00Z', '2029-02-28T21:00:00Z', '2028-02-29', '2029-02-28'],
  ['2026-12-30T21:00:00Z', '2026-12-31T21:00:00Z', '2026-12-31', '2026-12-31'],
  ['2026-12-31T21:00:00Z', '2027-12-31T21:00:00Z', '2027-01-01', '2027-12-31'],
  ['2026-11-22T20:59:00Z', '2026-11-23T20:59:00Z', '2026-11-22', '2026-11-23'],
  ['2026-11-22T21:00:00Z', '2026-11-23T21:00:00Z', '2026-11-23', '2026-11-23'],
  ['2026-11-22T21:01:00Z', '2026-11-23T21:01:00Z', '2026-11-23', '2026-11-24'],
  ['2026-12-12T09:00:00Z', '2027-12-12T09:00:00Z', '2026-12-12', '2027-12-12'],
  ['2016-03-26T22:00:00Z', '2016-03-27T21:00:00Z', '2016-03-27', '2016-03-27'],
  ['2015-11-07T21:00:00Z', '2015-11-08T22:00:00Z', '2015-11-08', '2015-11-08'],
  ['2016-09-06T21:00:00Z', '2017-09-06T21:00:00Z', '2016-09-07', '2017-09-06'],
])('%s to %s', (startsAt, endsAt, firstDay, lastDay) => {
  test(`is ${firstDay} to ${lastDay} on every screen`, async () => {
    const [one] = bought;
    if (!one) throw new Error('nothing bought');
    await market.context.db
      .updateTable('policy')
      .set(({ eb }) => ({
        starts_at: new Date(startsAt),
        ends_at: new Date(endsAt),
        version: eb('version', '+', 1),
      }))
      .where('order_id', '=', one.purchaseId)
      .execute();
    const cover = { firstDay, lastDay };
    const status = (await one.buyer.get(`purchases/${one.purchaseId}`)).body.personal;
    expect(status.cover).toEqual(cover);
    const mine = (await owner.get('my-policies')).body.policies;
    expect(mine.find((row: { purchaseId: string }) => row.purchaseId === one.purchaseId).cover).toEqual(
      cover,
    );
    expect(endsIn(await exported(), status.policyNumber)).toBe(inNumbers(lastDay));
    const { fingerprint } = await market.context.db
      .selectFrom('policy')
      .select('fingerprint')
      .where('order_id', '=', one.purchaseId)
      .executeTakeFirstOrThrow();
    const verified = await (await owner.fetch(`/dogrula/${status.policyNumber}/${fingerprint}`)).text();
    expect(verified).toContain(`${inTurkish(firstDay)} – ${inTurkish(lastDay)}`);
  });
});
