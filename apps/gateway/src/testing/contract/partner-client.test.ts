import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  linesOf,
  type PartnerClient,
  partnerClient,
  type Quote,
  type Schemas,
} from '@sigorta/partner-client/client';
import { type ConsentsInForce, consentsInForce } from '@sigorta/partner-client/consents';
import { typesOfContract } from '@sigorta/partner-client/types-of-contract';
import { everyThirdDay, partOf } from '@sigorta/tooling/test/rotation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atTheBank, type Market, openMarket } from '../purchase/market.ts';

let market: Market;
let consents: ConsentsInForce;
beforeAll(async () => {
  market = await openMarket({ detailsMs: 24 * 3_600_000 });
  consents = await consentsInForce(market.url);
});
afterAll(() => market?.close());

test('the client’s types are those of the contract; `pnpm partner-client` writes them', async () => {
  const file = join(
    import.meta.dirname,
    '../../../../../packages/partner-client/src/generated/operations.ts',
  );
  const contract = await (await fetch(`${market.url}/openapi.json`)).text();
  expect(await typesOfContract(contract)).toBe(readFileSync(file, 'utf8'));
});

/* From here on a partner's program: it knows the client, the contract's forms and the sandbox's card, nothing of the house. */

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Europe/Istanbul' });

const contact = { telefon: '+905321234567', eposta: 'defne@ornek.com' };
const defne = { ad: 'Defne', soyad: 'Aydın', kimlikNo: '72243755252' };
const known = { ...defne, kimlikTuru: 'kimlik' as const, dogumTarihi: '1990-07-05' };

/* one product of each family */
const quotes = (): Omit<Quote, 'language' | 'consents'>[] => [
  {
    product: 'domestic-travel',
    application: {
      ...contact,
      seyahatTuru: 'gidisDonus',
      baslangicTarihi: inDays(21),
      bitisTarihi: inDays(26),
      sigortalilar: [{ ...known, cinsiyet: 'K' }],
    },
  },
  {
    product: 'phone-insurance',
    application: {
      ...contact,
      marka: '2',
      model: '135',
      imei: '490154203237518',
      cihazYeni: true,
      sigortalilar: [known],
    },
  },
  {
    product: 'dask',
    application: {
      ...contact,
      uavtKodu: '4423003121',
      metrekare: 110,
      kullanimSekli: 2,
      insaYili: 4,
      yapiTarzi: 1,
      katSayisi: 2,
      hasarDurumu: 1,
      yenileme: 0,
      baslangicTarihi: inDays(3),
      dainiMurtehin: 0,
      sigortalilar: [{ ...defne, kimlikTuru: 'kimlik' }],
    },
  },
  {
    product: 'pet',
    application: {
      ...contact,
      tur: 'kopek',
      irk: '42',
      cinsiyet: 'D',
      yas: 3,
      ad: 'Fıstık',
      renk: 'kahverengi-beyaz',
      sigortalilar: [known],
    },
  },
  {
    product: 'complementary-health',
    application: {
      ...contact,
      sgkHakki: 'evet',
      il: '6',
      ilce: '601',
      ayaktaTedavi: 'evet',
      dogumTeminati: 'hayir',
      baslangicTarihi: inDays(7),
      sigortalilar: [
        { ...defne, yakinlik: 'kendisi', dogumTarihi: '1990-07-05', cinsiyet: 'K', boy: 168, kilo: 61 },
      ],
    },
  },
  {
    product: 'traffic',
    application: {
      ...contact,
      plaka: '34ELF728',
      ruhsatSeriNo: 'AB123456',
      aracTuru: 'otomobil',
      il: '34',
      hasarsizlikBasamagi: 6,
      baslangicTarihi: inDays(3),
      sigortalilar: [{ ...defne, dogumTarihi: '1988-03-14' }],
    },
  },
];

/** What a refusal says, when there is one; the data of a good answer otherwise. */
const good = <T>({ data, error }: { data?: T; error?: unknown }): T => {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
};

const until = async <T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> => {
  const patience = Date.now() + 20_000;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > patience) throw new Error(`still ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const cheapestOffer = async (client: PartnerClient, body: Quote): Promise<Schemas['Offer']> => {
  const stream = good(
    await client.operations.POST('/apiConnection/quotes/create', { body, parseAs: 'stream' }),
  );
  const offers: Schemas['Offer'][] = [];
  for await (const line of linesOf(stream as ReadableStream<Uint8Array>))
    if (line.type === 'offer') offers.push(line.offer);
  const [cheapest] = offers.toSorted((one, other) => one.price.minor - other.price.minor);
  return cheapest ?? expect.fail('no offer');
};

/** Gives the card to card entry, whose address the gateway says, and gets it back sealed. */
const sealed = async (client: PartnerClient): Promise<string> => {
  const { url } = good(await client.operations.GET('/apiConnection/card/frame'));
  const answer = await fetch(new URL('/kart/muhur', url), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '5528790000000008\n12\n2030\n123',
  });
  return ((await answer.json()) as { sealed: string }).sealed;
};

const pay = async (client: PartnerClient, { id, price }: Schemas['Offer']): Promise<string> => {
  const { purchaseId, next } = good(
    await client.operations.POST('/apiConnection/purchases/start', {
      body: {
        offerId: id,
        language: 'tr',
        acceptedTotal: price,
        installmentCount: 1,
        billing: { provinceId: 34, districtId: 3401, address: 'Moda Caddesi 12', email: contact.eposta },
        card: { firstName: 'Defne', lastName: 'Aydın', sealed: await sealed(client) },
        consents: consents.ofPayment('tr'),
      },
    }),
  );
  /* the bank’s page is the buyer’s: the sandbox is told that he says yes there */
  if (next.kind === 'bank') await atTheBank(market, purchaseId);
  return purchaseId;
};

const answerLastQuestions = async (client: PartnerClient, purchaseId: string): Promise<void> => {
  const details = { mikrocip: '792001234567890', sonAsiTarihi: inDays(-90) };
  good(await client.operations.POST('/apiConnection/policies/create', { body: { purchaseId, details } }));
};

const cases = quotes().map((quote) => [quote.product, quote] as const);

/* half of them a time; all are in `gateway-in-turn` */
test.each(partOf(2, cases, everyThirdDay))(
  'a program that knows the client alone buys %s and has the policy',
  async (product, quote) => {
    const client = partnerClient({ url: market.url, token: market.context.config.siteToken });
    const body = { ...quote, language: 'tr', consents: consents.ofQuote(product, 'tr') } as Quote;
    const offer = await cheapestOffer(client, body);
    const purchaseId = await pay(client, offer);
    if (product === 'pet') await answerLastQuestions(client, purchaseId);
    const path = { purchaseId };
    await until(
      async () =>
        good(await client.operations.GET('/apiConnection/purchases/{purchaseId}', { params: { path } })),
      ({ state, documents }) =>
        state === 'issued' && documents.every((document) => document.state === 'ready'),
    );
    const { url } = good(
      await client.operations.POST('/apiConnection/purchases/{purchaseId}/document-link', {
        params: { path },
        body: { kind: 'policy' },
      }),
    );
    const document = await client.open(url);
    expect(document.headers.get('content-type')).toBe('application/pdf');
    expect((await document.text()).slice(0, 5)).toBe('%PDF-');
  },
);

test('a refusal has its status, its code and the fields as they were sent', async () => {
  const client = partnerClient({ url: market.url, token: market.context.config.siteToken });
  const [quote] = quotes();
  const application = { ...quote?.application, eposta: 'no-at-sign' };
  const body = { product: 'domestic-travel', language: 'tr', application, consents: [] } as unknown as Quote;
  const { error, response } = await client.operations.POST('/apiConnection/quotes/create', { body });
  expect(response.status).toBe(422);
  expect(error).toMatchObject({
    code: 'invalid-input',
    fields: [{ field: 'application.eposta', message: 'field.email.error' }],
  });
});
