import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from '../../testing/pdf-a/judge.ts';
import { valueAt } from '../../testing/pdf-a/objects.ts';
import { openPdf } from '../../testing/pdf-a/open-pdf.ts';
import {
  askOffers,
  atTheBank,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ detailsMs: 50, detailsMarginMs: 10 });
});
afterAll(() => market.close());

interface Papers {
  policy: Uint8Array;
  receipt: Uint8Array;
  /** what the insurer holds, read past the gateway */
  held: { policyNo: string; terms: Record<string, never> & Terms };
}

interface Terms {
  insurer: { legalName: string; address: string; licence: string };
  claims: { phone: string }[];
  address?: string;
  clauses: { number: string; tr: string; en: string; ru: string }[];
}

async function papersOf(product: string, language: string, insurer?: string): Promise<Papers> {
  const buyer = market.buyer();
  const offers = await askOffers(market, buyer, product);
  const offer = insurer ? offers.find((one) => one.insurer.id === insurer) : offers[0];
  if (!offer) throw new Error(`nobody offers ${product}`);
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer, { language }))).body;
  if ((await buyer.get(`purchases/${purchaseId}`)).body.state === 'awaiting-bank')
    await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, ({ mail }) => mail === 'sent');
  const read = async (kind: string) => {
    const { url } = (await buyer.post(`purchases/${purchaseId}/document-link`, { kind })).body;
    return new Uint8Array(await (await buyer.fetch(url)).arrayBuffer());
  };
  return {
    policy: await read('policy'),
    receipt: await read('receipt'),
    held: (await market.look(`policies?reference=${purchaseId}`)).policies[0].policy,
  };
}

/** Lines are broken where the paper is narrow: letters alone are compared. */
const letters = (text: string): string => text.replace(/[\s\u200b\u2066-\u2069]+/g, '');

const lettersOf = async (bytes: Uint8Array): Promise<string> => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return letters((await extractText(document, { mergePages: true })).text);
};

/* by hand, as the specification and the voice want them */
const broker = [
  'Sigorta Çarşısı Sigorta Aracılık Hizmetleri A.Ş.',
  'Örnek Mahallesi, Çarşı Caddesi No: 1',
  '000000-0000',
];
const summary = /özetidir|summarises|кратко описывает|ملخص/;

test.each([
  [
    'foreign-travel',
    'tr',
    [
      'Hasar ve acil destek',
      'Claims and emergency help',
      'Schengen',
      'Almanya',
      'Yunanistan',
      '12 gün',
      '12 days',
    ],
    ['tr', 'en'],
  ],
  [
    'foreign-travel',
    'ru',
    ['Территория действия', 'Geçerli olduğu yer', '12 дней', 'Германия'],
    ['tr', 'ru'],
  ],
  ['foreign-travel', 'ar', ['Geçerli olduğu yer', 'Faaliyet izni'], ['tr']],
  ['dask', 'tr', ['Konutun adresi', 'Geçerli olduğu yer', 'Türkiye', '365 gün'], ['tr']],
  ['pet', 'en', ['Claims and emergency help', 'Hasar ve acil destek', 'Levha no'], ['tr', 'en']],
] as const)(
  'the policy of %s in %s says who insures, whom to call, where and under which clauses',
  async (product, language, words, spoken) => {
    const { policy, held } = await papersOf(product, language);
    const text = await lettersOf(policy);
    const { insurer, claims, address, clauses } = held.terms;
    const said = [
      held.policyNo,
      insurer.legalName,
      insurer.address,
      insurer.licence,
      ...claims.map(({ phone }) => phone),
      ...(address ? [address] : []),
      ...clauses.flatMap((clause) => spoken.map((one) => clause[one])),
      ...broker,
      ...words,
    ];
    for (const part of said) expect(text, part).toContain(letters(part));
    expect(text).not.toMatch(summary);
    if (product === 'dask') expect(address).toMatch(/İstanbul$/);
    if (product === 'dask') expect(text).not.toContain(letters('Doğum tarihi'));
  },
);

test('the excess of a policy stands on it, as the insurer keeps it', async () => {
  const { policy } = await papersOf('foreign-travel', 'tr', 'meltemkiyi');
  expect(await lettersOf(policy)).toContain(letters('Muafiyet / Excess 40 €'));
});

test('the receipt names insurer and seller by law', async () => {
  const { receipt, held } = await papersOf('foreign-travel', 'en');
  const text = await lettersOf(receipt);
  for (const part of [held.terms.insurer.legalName, held.terms.insurer.address, ...broker, held.policyNo])
    expect(text, part).toContain(letters(part));
});

/* every rule and how it can be broken: testing/pdf-a; every product in four languages: pnpm --filter bench pdf-a */
test.each(['tr', 'ru'])(
  'policy and receipt in %s keep the rules of PDF/A-2a, in the language of the buyer',
  async (language) => {
    const { policy, receipt } = await papersOf('foreign-travel', language);
    for (const paper of [policy, receipt]) {
      expect(await faultsOf(paper)).toEqual([]);
      expect(valueAt((await openPdf(paper)).catalog, 'Lang')).toBe(language);
    }
  },
);
