import type { InsurerFailure } from '@sigorta/contracts/offer';
import { insurers } from '@sigorta/insurers/insurers';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { elementsOf, soapEnvelope } from '../../insurers/soap-wire.ts';
import type { Reply } from '../../testing/buyer.ts';
import {
  bulletin,
  environmentOf,
  type FakeWorld,
  json,
  quoted,
  startFakeWorld,
} from '../../testing/fake-world.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { testProducts, testQuoteRequest } from '../../testing/test-product.ts';

let world: FakeWorld;
let gateway: RunningGateway;
const today = todayInIstanbul(new Date());

beforeAll(async () => {
  world = await startFakeWorld();
  world.bulletins.set('/today.xml', bulletin(today, '50.1234'));
  gateway = await startGateway({
    products: testProducts,
    environment: { ...environmentOf(world), INSURER_DEADLINE_MS: '400' },
  });
});

afterAll(async () => {
  await gateway?.close();
  await world?.close();
});

beforeEach(() => world.insurers.clear());

const collect = async (lines: AsyncIterable<Reply['body']>): Promise<Reply['body'][]> => {
  const all: Reply['body'][] = [];
  for await (const line of lines) all.push(line);
  return all;
};

test('each offer is a line the moment its insurer answers, in lira by the rate of the day', async () => {
  let release: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  world.insurers.set('turnagol', async (_request, response) => {
    await slow;
    json(response, quoted(2000));
  });
  world.insurers.set('laledere', (_request, response) => json(response, quoted(1999)));
  const lines = gateway.buyer().lines('quotes/create', 'POST', testQuoteRequest(today));
  const first = (await lines.next()).value;
  expect(first).toMatchObject({ type: 'quote', sequence: 0, quote: { insuredNames: ['Ayşe Yılmaz'] } });
  expect(first.insurers).toEqual(Object.entries(insurers).map(([id, { name }]) => ({ id, name })));
  expect(JSON.stringify(first)).not.toMatch(/10000000146|1990/);
  // the slow insurer has not answered and cannot before we let it
  const second = (await lines.next()).value;
  expect(second).toMatchObject({
    type: 'offer',
    sequence: 1,
    offer: {
      insurer: { id: 'laledere', name: 'Laledere Sigorta' },
      currencyPrice: { minor: 1999, currency: 'EUR' },
      // 19.99 × 50.1234 = 1001.966766
      price: { minor: 100197, currency: 'TRY' },
      exchangeRate: { rate: '50.1234', date: today, kind: 'forex-selling' },
      exclusions: ['war'],
    },
  });
  expect(second.offer.coverages.map((coverage: { code: string }) => coverage.code)).toEqual([
    'medical',
    'luggage',
    'delay',
    'repatriation',
  ]);
  expect(second.offer.coverages[1].limit).toEqual({ kind: 'excluded' });
  const validMs = Date.parse(second.offer.validUntil) - Date.now();
  /* its insurer's hour, less a quarter for the bank; the gateway goes by the database's clock, this line by its own */
  expect(validMs).toBeLessThanOrEqual(45 * 60_000 + 1_000);
  expect(validMs).toBeGreaterThan(44 * 60_000);
  release();
  expect((await lines.next()).value).toMatchObject({ sequence: 2, offer: { insurer: { id: 'turnagol' } } });
  expect((await lines.next()).value).toEqual({ type: 'done', sequence: 3, offers: 2, failures: 0 });
});

test('each line is JSON as it is always written, byte for byte', async () => {
  world.insurers.set('laledere', (_request, response) =>
    json(response, quoted(1999, { planName: 'İğdır "1"' })),
  );
  const buyer = gateway.buyer();
  await buyer.get('partner/website-info');
  const response = await buyer.operation('quotes/create', 'POST', testQuoteRequest(today));
  const lines = (await response.text()).trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines.map((line) => JSON.stringify(JSON.parse(line)))).toEqual(lines);
  expect(lines[1]).toMatch(/^\{"type":"offer","sequence":1,"offer":\{"id":"[\w-]{22}","quoteId":"/);
});

test('late, failing, lying and declining insurers are named with the reason', async () => {
  world.insurers.set('turnagol', () => {
    /* never answers */
  });
  world.insurers.set('bulutkaya', (_request, response) => json(response, { message: 'broken' }, 500));
  world.insurers.set('yedicam', (request) => {
    request.socket.destroy();
  });
  world.insurers.set('laledere', (_request, response) => json(response, quoted(-5)));
  world.insurers.set('incirova', (_request, response) => {
    response.end('<html>not json</html>');
  });
  world.insurers.set('meltemkiyi', (_request, response) =>
    json(response, { result: 'declined', reason: 'age' }),
  );
  world.insurers.set('mercandal', (_request, response) =>
    json(response, { result: 'declined', reason: 'secret' }),
  );
  world.insurers.set('aycimen', (_request, response) => {
    response.end('x'.repeat(300_000));
  });
  const lines = await collect(gateway.buyer().lines('quotes/create', 'POST', testQuoteRequest(today)));
  const failures = Object.fromEntries(
    lines
      .filter((line) => line.type === 'failure')
      .map(({ failure }) => [failure.insurer.id, failure as { kind: string; reason: string | null }]),
  );
  expect(
    Object.fromEntries(Object.entries<InsurerFailure>(failures).map(([id, failure]) => [id, failure.kind])),
  ).toEqual({
    turnagol: 'late',
    bulutkaya: 'unavailable',
    yedicam: 'unavailable',
    laledere: 'invalid-answer',
    incirova: 'invalid-answer',
    meltemkiyi: 'declined',
    mercandal: 'declined',
    aycimen: 'invalid-answer',
  });
  expect(failures.meltemkiyi?.reason).toBe('age');
  expect(failures.mercandal?.reason).toBeNull();
  expect(lines.at(-1)).toMatchObject({ type: 'done', offers: 0, failures: 8 });
});

test('an insurer that speaks SOAP is asked and understood', async () => {
  let asked = '';
  world.insurers.set('poyraztas', (request, response, body) => {
    asked = `${request.method} ${request.url} ${request.headers.soapaction} ${body}`;
    response
      .writeHead(200, { 'content-type': 'text/xml' })
      .end(
        soapEnvelope(
          'QuoteResponse',
          elementsOf(quoted(1234, { planName: 'Ülke & <Dünya>', exclusions: [] })),
        ),
      );
  });
  world.insurers.set('sarikavak', (_request, response) => {
    response.writeHead(500, { 'content-type': 'text/xml' }).end('<soap:Fault/>');
  });
  const lines = await collect(gateway.buyer().lines('quotes/create', 'POST', testQuoteRequest(today)));
  expect(asked).toContain('POST /insurers/poyraztas/v1/soap "urn:insurer:v1#Quote"');
  expect(asked).toContain('<ad>Ayşe</ad>');
  expect(lines.find((line) => line.type === 'offer')).toMatchObject({
    offer: { insurer: { id: 'poyraztas' }, planName: 'Ülke & <Dünya>', currencyPrice: { minor: 1234 } },
  });
  expect(lines.find((line) => line.type === 'failure')).toMatchObject({ failure: { kind: 'unavailable' } });
});

test('a reload gets the same lines again, another session and another id get not-found', async () => {
  world.insurers.set('laledere', (_request, response) => json(response, quoted(1500)));
  const owner = gateway.buyer();
  const lines = await collect(owner.lines('quotes/create', 'POST', testQuoteRequest(today)));
  const { quoteId } = lines[0].quote;
  expect(await collect(owner.lines(`quotes/${quoteId}/events`, 'GET'))).toEqual(lines);
  const offerId = lines[1].offer.id;
  const detail = await owner.get(`offers/${offerId}`);
  expect(detail.body).toMatchObject({ expired: false, offer: { id: offerId }, quote: { quoteId } });
  expect(detail.headers.get('cache-control')).toBe('no-store');
  const stranger = gateway.buyer();
  await collect(stranger.lines('quotes/create', 'POST', testQuoteRequest(today)));
  for (const producer of [`quotes/${quoteId}/events`, `offers/${offerId}`]) {
    const [theirs] = await collect(stranger.lines(producer, 'GET'));
    const [none] = await collect(gateway.buyer().lines(producer, 'GET'));
    const [unknown] = await collect(
      owner.lines(producer.replace(/[A-Za-z0-9_-]{22}/, 'A'.repeat(22)), 'GET'),
    );
    expect(theirs).toMatchObject({ success: false, code: 'not-found' });
    expect(none).toEqual(theirs);
    expect(unknown).toEqual(theirs);
  }
});

test('a buyer who leaves stops nothing: answers are stored and a resumed stream goes on live', async () => {
  let release: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  world.insurers.set('laledere', (_request, response) => json(response, quoted(1500)));
  world.insurers.set('turnagol', async (_request, response) => {
    await slow;
    json(response, quoted(1600));
  });
  const owner = gateway.buyer();
  const lines = owner.lines('quotes/create', 'POST', testQuoteRequest(today));
  const { quoteId } = (await lines.next()).value.quote;
  await lines.return(undefined);
  const resumed = owner.lines(`quotes/${quoteId}/events`, 'GET');
  expect((await resumed.next()).value.type).toBe('quote');
  expect((await resumed.next()).value.offer.insurer.id).toBe('laledere');
  release();
  expect((await resumed.next()).value.offer.insurer.id).toBe('turnagol');
  expect((await resumed.next()).value.type).toBe('done');
});

test('with the answers for the price an insurer is told nothing else, and its silence is no promise', async () => {
  const told: Record<string, unknown>[] = [];
  const answers: Record<string, object> = {
    laledere: quoted(2000),
    yedicam: quoted(2100, { standing: 'firm' }),
    turnagol: quoted(2200, { standing: 'indicative', wants: ['kimlikNo'] }),
  };
  for (const [insurer, answer] of Object.entries(answers)) {
    world.insurers.set(insurer, (_request, response, body) => {
      told.push(JSON.parse(body));
      json(response, answer);
    });
  }
  const application = { baslangicTarihi: today, sigortalilar: [{ dogumTarihi: '1990-05-14' }] };
  const request = { ...testQuoteRequest(today), phase: 'price', application, consents: [] };
  const lines = await collect(gateway.buyer().lines('quotes/create', 'POST', request));
  expect(told.map((one) => [one.phase, one.application])).toEqual(told.map(() => ['price', application]));
  expect(told).toHaveLength(3);
  const standings = lines.filter(({ type }) => type === 'offer').map(({ offer }) => offer);
  expect(
    Object.fromEntries(standings.map(({ insurer, standing, wants }) => [insurer.id, [standing, wants]])),
  ).toEqual({
    laledere: ['indicative', undefined],
    yedicam: ['kept', undefined],
    turnagol: ['indicative', ['kimlikNo']],
  });
});
