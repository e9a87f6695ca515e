import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import {
  askOffers,
  atTheBank,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';

let market: Market;
let buyer: Buyer;
let purchaseId: string;

beforeAll(async () => {
  market = await openMarket();
  buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  purchaseId = (await buyer.post('purchases/start', paymentOf(market, offer))).body.purchaseId;
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, ({ mail }) => mail === 'sent');
});
afterAll(() => market.close());

/* of the sample's two travellers */
const identities = ['05.07.1990', '72243755252', 'PB4471902'];

const link = async (kind: string, who = buyer) =>
  (await who.post(`purchases/${purchaseId}/document-link`, { kind })).body.url as string;

test('policy and receipt are downloaded by a signed link, named after the policy', async () => {
  const { policyNo } = (await market.look(`policies?reference=${purchaseId}`)).policies[0].policy;
  for (const [kind, name] of [
    ['policy', `${policyNo}-police.pdf`],
    ['receipt', `${policyNo}-makbuz.pdf`],
  ] as const) {
    const answer = await buyer.fetch(await link(kind));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('a link opens for nobody else, not changed by a letter, and not after its time', async () => {
  const url = await link('policy');
  const stranger = market.buyer();
  expect((await stranger.fetch(url)).status).toBe(404);
  await askOffers(market, stranger);
  expect((await stranger.fetch(url)).status).toBe(404);
  const [document = '', until = '', signature = ''] = url.replace('/belge/', '').split('.');
  const later = (Number.parseInt(until, 36) + 1_000_000).toString(36);
  for (const changed of [
    `${document}.${later}.${signature}`,
    `${document.slice(0, -1)}A.${until}.${signature}`,
    `${document}.${until}.${signature.slice(0, -1)}A`,
    `${document}.${until}`,
    '..%2f..%2fetc%2fpasswd',
    'x',
  ])
    if (`/belge/${changed}` !== url) expect((await buyer.fetch(`/belge/${changed}`)).status).toBe(404);
  const { clock } = market.context;
  market.context.clock = () => new Date(clock().getTime() + 6 * 60_000);
  try {
    expect((await buyer.fetch(url)).status).toBe(410);
  } finally {
    market.context.clock = clock;
  }
});

const mailsOfPurchase = async () =>
  (await market.look('mails')).mails.filter((one: { messageId: string }) =>
    one.messageId.includes(purchaseId),
  );

test('the mail carries the very documents that can be downloaded, to one recipient, in the language of the buyer', async () => {
  const [bare] = await mailsOfPurchase();
  expect(bare.attachments).toEqual([]);
  const { text } = await market.look(`mails/${bare.id}`);
  const mark = /posta=([\w-]{22})/.exec(text)?.[1];
  await buyer.post(`purchases/${purchaseId}/from-mail`, { mark });
  await expect.poll(async () => (await mailsOfPurchase()).length).toBe(2);
  const [mail] = await mailsOfPurchase();
  expect(mail.subject).toMatch(/^Poliçeniz hazır: \w+$/);
  expect(mail.to).toEqual(['defne@ornek.example']);
  expect(
    mail.attachments.map((one: { filename?: string; name?: string }) => one.filename ?? one.name).sort(),
  ).toEqual([
    expect.stringMatching(/^[A-Z]{3}\d{10}-makbuz\.pdf$/),
    expect.stringMatching(/^[A-Z]{3}\d{10}-police\.pdf$/),
  ]);
});

test('a short message says the policy is ready', async () => {
  const { sms } = await market.look('sms?to=5321234567');
  expect(sms.some((one: { text: string }) => /policeniz hazir/.test(one.text))).toBe(true);
});

const textOf = async (url: string): Promise<string> => {
  const bytes = new Uint8Array(await (await buyer.fetch(url)).arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text;
};

test('the policy names each person with birth date and passport or id, the receipt does not', async () => {
  const policy = await textOf(await link('policy'));
  for (const part of ['Defne Aydın', 'Doğum tarihi', ...identities]) expect(policy).toContain(part);
  const receipt = await textOf(await link('receipt'));
  for (const part of identities) expect(receipt).not.toContain(part);
});

test('what is stored and what is written in the mail holds no id and no readable document', async () => {
  const { db } = market.context;
  const rows = await db.selectFrom('document').select('bytes').where('order_id', '=', purchaseId).execute();
  expect(rows).toHaveLength(2);
  for (const { bytes } of rows) expect(bytes && Buffer.from(bytes).includes('%PDF')).toBe(false);
  const written = JSON.stringify(
    (await mailsOfPurchase()).map((mail: object) => ({ ...mail, attachments: [] })),
  );
  for (const part of identities) expect(written).not.toContain(part);
});

const policyRow = () =>
  market.context.db
    .selectFrom('policy')
    .selectAll()
    .where('order_id', '=', purchaseId)
    .executeTakeFirstOrThrow();

test('the public page says genuine for the printed pair only, shows no person, and speaks four languages', async () => {
  const { policy_no: number, fingerprint } = await policyRow();
  const look = (path: string, language = 'tr') =>
    fetch(`${market.url}/dogrula/${path}`, { headers: { 'accept-language': language } });
  const right = await look(`${number}/${fingerprint}`);
  expect(right.status).toBe(200);
  const html = await right.text();
  expect(html).toContain('Bu poliçe gerçek');
  expect(html).toContain(String(number));
  expect(html).not.toMatch(/Defne|Aydın|O’Connor|72243755252|PB4471902|ornek|1990/);
  expect((await look(`${number}/${fingerprint?.toLowerCase()}`)).status).toBe(200);
  for (const wrong of [
    `${number}/${'A'.repeat(20)}`,
    `${number}1/${fingerprint}`,
    `x/${fingerprint}`,
    `${encodeURIComponent('<script>alert(1)</script>')}/x`,
    `${'9'.repeat(200)}/x`,
  ]) {
    const answer = await look(wrong);
    expect(answer.status).toBe(404);
    const text = await answer.text();
    expect(text).toContain('doğrulayamadık');
    expect(text).not.toContain('alert(1)');
  }
  for (const [language, words] of [
    ['en-GB', 'This policy is genuine'],
    ['ru', 'Полис подлинный'],
    ['ar', 'هذه الوثيقة صحيحة'],
  ] as const)
    expect(await (await look(`${number}/${fingerprint}`, language)).text()).toContain(words);
});
