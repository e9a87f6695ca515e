import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  bulletin,
  environmentOf,
  type FakeWorld,
  json,
  quoted,
  startFakeWorld,
} from '../testing/fake-world.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { testProducts, testQuoteRequest } from '../testing/test-product.ts';

let world: FakeWorld;
let gateway: RunningGateway;
const today = todayInIstanbul(new Date());

beforeAll(async () => {
  world = await startFakeWorld();
  world.bulletins.set('/today.xml', bulletin(today, '50.0000'));
  gateway = await startGateway({
    products: testProducts,
    environment: { ...environmentOf(world), TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(async () => {
  await gateway?.close();
  await world?.close();
});
afterEach(() => vi.restoreAllMocks());

const rush = () => vi.spyOn(gateway.context.load, 'isBusy').mockReturnValue(true);

test('in a rush nobody’s quote begins, and who asks is told when to come back', async () => {
  rush();
  const { status, body, headers } = await gateway.buyer().post('quotes/create', testQuoteRequest(today));
  expect([status, body.code]).toEqual([503, 'service-unavailable']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(3);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(6);
  expect(await gateway.context.db.selectFrom('quote').select('id').execute()).toEqual([]);
  expect(await gateway.context.db.selectFrom('session').select('id').execute()).toEqual([]);
});

test('what began before goes on: its stream, a second reader of it, its offer and the way to pay', async () => {
  let release = (): void => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  world.insurers.set('turnagol', (_request, response) => json(response, quoted(1500)));
  world.insurers.set('laledere', async (_request, response) => {
    await slow;
    json(response, quoted(1600));
  });
  const buyer = gateway.buyer();
  const lines = buyer.lines('quotes/create', 'POST', testQuoteRequest(today));
  const { quoteId } = (await lines.next()).value.quote;
  const { offer } = (await lines.next()).value;
  rush();
  const again = buyer.lines(`quotes/${quoteId}/events`, 'GET');
  expect((await again.next()).value.type).toBe('quote');
  expect((await buyer.get(`offers/${offer.id}`)).status).toBe(200);
  /* refused for what it lacks, not for the rush */
  expect((await buyer.post('purchases/start', { offerId: offer.id })).status).toBe(422);
  release();
  for (const stream of [lines, again]) {
    const rest = [];
    for await (const line of stream) if (line.type !== 'ping') rest.push(line.type);
    expect(rest.at(-1)).toBe('done');
  }
});

const full = () => vi.spyOn(gateway.context.load, 'mayBegin').mockResolvedValue(false);

test('while the gateway is full a purchase goes on and a bank’s return is taken; whatever else comes is told when to come back', async () => {
  world.insurers.set('turnagol', (_request, response) => json(response, quoted(1500)));
  const buyer = gateway.buyer();
  const lines = buyer.lines('quotes/create', 'POST', testQuoteRequest(today));
  const { quoteId } = (await lines.next()).value.quote;
  const { offer } = (await lines.next()).value;
  const waiting = full();
  /* what was begun streams on */
  for await (const line of lines) if (line.type === 'done') break;
  expect((await buyer.lines(`quotes/${quoteId}/events`, 'GET').next()).value.type).toBe('quote');
  expect((await buyer.get(`offers/${offer.id}`)).status).toBe(200);
  expect((await buyer.get('payment-options')).status).toBe(200);
  expect((await buyer.post('ilceler', { ilId: 34 })).status).not.toBe(503);
  expect((await buyer.post('purchases/start', { offerId: offer.id })).status).toBe(422);
  const body = new URLSearchParams({ paymentId: '1', status: 'success' });
  const returned = await buyer.fetch('/odeme/donus/iyzico', { method: 'POST', body, redirect: 'manual' });
  expect(returned.status).toBe(303);
  expect(waiting).not.toHaveBeenCalled();

  const putOff = [
    await buyer.fetch('/dogrula/PB1/AAAAAAAA'),
    await buyer.fetch('/openapi.json'),
    await buyer.fetch('/yurt-disi-seyahat', { headers: { accept: 'text/html' } }),
  ];
  expect(putOff.map(({ status }) => status)).toEqual([503, 503, 503]);
  for (const { headers } of putOff) expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(3);
  expect(await putOff[2]?.text()).toContain('Site şu anda çok yoğun');
  const arabic = await buyer.fetch('/yurt-disi-seyahat', { headers: { cookie: 'language=ar' } });
  expect(await arabic.text()).toContain('الموقع مزدحم');
  const code = await buyer.post('otp/send', { phone_number: '+905321112233' });
  expect([code.status, code.body.code]).toEqual([503, 'service-unavailable']);
});

test('what is put off or refused is counted under its own name', async () => {
  full();
  const buyer = gateway.buyer();
  expect((await buyer.post('otp/send', { phone_number: '+905321112233' })).status).toBe(503);
  vi.restoreAllMocks();
  expect((await buyer.post('panel/dashboard', {})).status).toBe(401);
  expect((await buyer.get('no/such')).status).toBe(404);
  const figures = await (await buyer.fetch('/metrics')).text();
  const counted = (operation: string, status: number) =>
    figures.includes(`_count{operation="${operation}",status="${status}"} `);
  expect(counted('otpSend', 503)).toBe(true);
  expect(counted('dashboard', 401)).toBe(true);
  expect(counted('none', 404)).toBe(true);
  expect(counted('none', 503)).toBe(false);
});

test('a page that tells how a purchase stands is ahead of other pages', async () => {
  const begin = vi.spyOn(gateway.context.load, 'mayBegin');
  const buyer = gateway.buyer();
  await buyer.fetch('/yurt-disi-seyahat/police?satin-alma=abc');
  await buyer.fetch('/yurt-disi-seyahat?yol=/odeme=');
  expect(begin.mock.calls.map(([{ isAhead }]) => isAhead)).toEqual([true, false]);
});

test('a page in a frame that is put off is given no mark', async () => {
  full();
  const token = `gomulu.${gateway.context.config.siteToken}`;
  const headers = { token, producer: 'partner/website-info', origin: gateway.url };
  const answer = await gateway.buyer().fetch('/apiConnection', { headers });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
});

test('who is put off is given a mark of when he first came, which counts for his network and for two minutes', async () => {
  const buyer = gateway.buyer();
  const began = Date.now();
  const begin = vi.spyOn(gateway.context.load, 'mayBegin').mockResolvedValue(false);
  const newestSince = () => begin.mock.lastCall?.[0].waitedSince?.() ?? null;
  expect((await buyer.get('partner/website-info')).status).toBe(503);
  expect(newestSince()).toBe(null);
  const mark = buyer.cookies.get('waited') ?? '';
  /* a page and an operation, and once more put off: the first time counts */
  expect((await buyer.fetch('/yurt-disi-seyahat')).headers.getSetCookie()).toEqual([]);
  const since = newestSince();
  /* the clock of the database may be a little off */
  expect(Math.abs((since ?? 0) - began)).toBeLessThan(5_000);
  await buyer.get('partner/website-info');
  expect([newestSince(), buyer.cookies.get('waited')]).toEqual([since, mark]);

  const said = async (cookie: string, headers: Record<string, string> = {}) => {
    await fetch(`${gateway.url}/yurt-disi-seyahat`, { headers: { cookie: `waited=${cookie}`, ...headers } });
    return newestSince();
  };
  expect(await said(mark)).toBe(since);
  const [time = '', signature = ''] = mark.split('.');
  expect(await said(`${Number(time) - 60_000}.${signature}`)).toBe(null);
  const another = signature.startsWith('A') ? 'B' : 'A';
  expect(await said(`${time}.${another}${signature.slice(1)}`)).toBe(null);
  expect(await said('9'.repeat(500))).toBe(null);
  expect(await said(mark, { 'x-forwarded-for': '192.0.2.7' })).toBe(null);
  vi.spyOn(gateway.context, 'clock').mockReturnValue(new Date(Number(time) + 121_000));
  expect(await said(mark)).toBe(null);
});
