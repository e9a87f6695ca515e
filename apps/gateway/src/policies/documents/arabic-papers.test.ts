import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { noParts, type Sheet } from '../../documents/sheet.ts';
import { renderPdf } from '../../documents/typst.ts';
import { isSeen, type SeenPaper, seenPaper } from '../../testing/documents/seen-text.ts';
import {
  askOffers,
  atTheBank,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';

/* what is handed to the typesetter's thread is kept beside the bytes that come back: other files loaded it before this one */
const made: { sheet: unknown; bytes: Uint8Array }[] = [];
const asked = new Map<number, unknown>();
const { emit, postMessage } = Worker.prototype;
vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...given) {
  const [{ id, sheet }] = given;
  if (sheet) asked.set(id, sheet);
  return postMessage.apply(this, given);
});
vi.spyOn(Worker.prototype, 'emit').mockImplementation(function (this: Worker, ...given: unknown[]) {
  const [name, answer] = given as [string, { id: number; bytes: Uint8Array | null } | undefined];
  const sheet = name === 'message' && answer ? asked.get(answer.id) : undefined;
  if (sheet && answer?.bytes) made.push({ sheet, bytes: new Uint8Array(answer.bytes) });
  return Reflect.apply(emit, this, given);
});

let market: Market;
beforeAll(async () => {
  market = await openMarket({ detailsMs: 50, detailsMarginMs: 10 });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await market.close();
});

/* by hand: every product that is sold; a request for a call has no paper */
const sold = [
  'foreign-travel',
  'dask',
  'kasko',
  'pet',
  'complementary-health',
  'green-card',
  'incoming',
  'phone-insurance',
  'home',
  'erasmus',
  'traffic',
  'foreigner-health',
  'scooter',
  'travel-support',
  'pregnancy',
  'phone-protection',
  'domestic-travel',
  'complication',
];
const day = Number(process.env.ROTATION ?? Math.floor(Date.now() / 86_400_000));
/* three a day, all in six; ROTATION=all reads every product's */
const todays = process.env.ROTATION === 'all' ? sold : sold.filter((_, at) => at % 6 === day % 6);

const unprinted = new Set(['lang', 'colour', 'mark', 'qr', 'url', 'alt', 'date', 'rtl']);

/** Every text that a sheet hands to the typesetter. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  /* small print is not said twice */
  if ('fine' in value && 'text' in value && typeof value.text === 'object')
    return textsOf({ ...value.text, second: '' });
  return Object.entries(value).flatMap(([name, inner]) =>
    unprinted.has(name) || (name === 'second' && typeof inner === 'string' && inner.length === 2)
      ? []
      : textsOf(inner),
  );
}

const unseen = (paper: SeenPaper, texts: readonly string[]): string[] =>
  texts.filter((text) => !isSeen(paper, text));

test.each(todays)(
  'quote, policy and receipt of %s in Arabic are met in their order by an eye',
  async (product) => {
    made.length = 0;
    const buyer = market.buyer();
    /* some insurers give no quote on paper */
    const offers = await askOffers(market, buyer, product);
    let offer: (typeof offers)[number] | undefined;
    for (const one of offers) {
      offer = one;
      if ((await buyer.operation(`offers/${one.id}/quote-document`, 'POST', { language: 'ar' })).ok) break;
    }
    if (!offer) throw new Error(`nobody offers ${product}`);
    const payment = paymentOf(market, offer, { language: 'ar' });
    const { purchaseId } = (await buyer.post('purchases/start', payment)).body;
    if ((await buyer.get(`purchases/${purchaseId}`)).body.state === 'awaiting-bank')
      await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, ({ mail }) => mail === 'sent');
    expect(made.length).toBeGreaterThanOrEqual(2);
    const papers = await Promise.all(made.map(({ bytes }) => seenPaper(bytes)));
    for (const [at, paper] of papers.entries()) expect(unseen(paper, textsOf(made[at]?.sheet))).toEqual([]);
    /* what stands on the policy by the insurer's own books, past the gateway */
    const { policyNo, terms } = (await market.look(`policies?reference=${purchaseId}`)).policies[0].policy;
    const facts = [
      policyNo,
      terms.insurer.legalName,
      terms.insurer.address,
      ...terms.claims.map(({ phone }: { phone: string }) => phone),
    ];
    const policy = papers.find((paper) => isSeen(paper, 'وثيقة تأمين') && isSeen(paper, 'Poliçe no'));
    expect(policy && unseen(policy, facts)).toEqual([]);
  },
);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>';
const sheet = (values: { text: string; ltr?: true }[], notes: string[] = []): Sheet => ({
  lang: 'ar',
  rtl: true,
  date: [2026, 11, 21],
  title: 'وثيقة',
  brand: 'Sigorta Çarşısı',
  colour: '#0a6270',
  mark: svg,
  insurer: { name: 'Turnagöl Sigorta', mark: svg },
  kicker: 'وثيقة',
  heading: 'السفر',
  lead: null,
  panel: { label: 'رقم الوثيقة', value: 'TUR1234567890', rows: [] },
  facts: [{ label: 'قيمة', values }],
  ...noParts,
  notes,
  footer: 'Sigorta Çarşısı',
});

const whole = ['0850 000 00 00', '1.147,84 TL', '+90 212 000 04 02', '30.000 €'];

test.each(whole)(
  '%s that nobody keeps in order is found turned, and kept in order it is read',
  async (text) => {
    const turned = await seenPaper(await renderPdf(sheet([{ text }])));
    const kept = await seenPaper(await renderPdf(sheet([{ text, ltr: true }])));
    expect([isSeen(turned, text), isSeen(kept, text)]).toEqual([false, true]);
  },
);

test('a name of two words, a date and a sentence over several lines are read, changed ones are not', async () => {
  const long =
    'تدفع الشركة تكاليف العلاج الطارئ في بلد السفر حتى الحد المكتوب في الجدول، ولا تدفع ما بدأ قبل الوثيقة. '.repeat(
      3,
    );
  const paper = await seenPaper(
    await renderPdf(sheet([{ text: 'Defne Aydın' }, { text: '12 مايو 2027 24:00' }], [long])),
  );
  expect(unseen(paper, ['Defne Aydın', '12 مايو 2027 24:00', long])).toEqual([]);
  for (const wrong of ['Aydın Defne', '2027 مايو 12', '12 مايو 2027 00:24', long.replace('الطارئ', '')])
    expect(isSeen(paper, wrong), wrong).toBe(false);
});
