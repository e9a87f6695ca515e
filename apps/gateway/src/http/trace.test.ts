import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { straight } from '@sigorta/egress/egress';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { readConfig } from '../platform/read-config.ts';
import { traceFrom } from '../platform/telemetry/scope.ts';
import { createTelemetry } from '../platform/telemetry/telemetry.ts';
import { openCollector as collectorAt, type Span, valueAt } from '../testing/collector.ts';
import { knownProduct } from '../testing/known-product.ts';
import { askOffers, openMarket, paymentOf, waitFor } from '../testing/purchase/market.ts';
import { billing, cards } from '../testing/purchase/outside.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const openCollector = async () => {
  const collector = await collectorAt();
  closers.push(collector.close);
  return collector;
};

const page = readFileSync(join(import.meta.dirname, '../../../../docs/telemetry.md'), 'utf8');

/** Everything a person typed, long enough that it stands nowhere by chance. */
const typed = (values: unknown): string[] =>
  Object.values((values ?? {}) as Record<string, unknown>).flatMap((value) =>
    typeof value === 'object' ? typed(value) : String(value).length > 5 ? [String(value)] : [],
  );

test('a purchase is traced by its operations, and nothing a person typed is told', async () => {
  const collector = await openCollector();
  const market = await openMarket({}, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  closers.push(market.close);
  const buyer = market.buyer();
  await buyer.fetch('/tr/?telefon=05321234217', { headers: { 'user-agent': 'Defne browser' } });
  const [offer] = await askOffers(market, buyer, 'domestic-travel');
  if (!offer) throw new Error('no offer');
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  await waitFor(buyer, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  await market.context.telemetry.flush();

  const named = Map.groupBy(collector.spans(), ({ name }) => name);
  expect(named.get('POST quoteCreate')).toHaveLength(1);
  expect(named.get('POST purchaseStart')).toHaveLength(1);
  const [start] = named.get('POST purchaseStart') ?? [];
  expect(start?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(valueAt(start?.attributes, 'http.response.status_code')).toBe('200');
  expect(Number(start?.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(start?.startTimeUnixNano));

  /* by hand, from what a purchase is: four insurers of domestic travel are asked within the quote, the provider charges within the
     payment, and a policy and its mail are jobs that nobody waits for */
  const below = (parent: Span | undefined, name: string) =>
    (named.get(name) ?? []).filter(
      ({ traceId, parentSpanId }) => parentSpanId === parent?.spanId && traceId === parent?.traceId,
    );
  const [quote] = named.get('POST quoteCreate') ?? [];
  const asked = below(quote, 'call insurer');
  expect(asked.map(({ attributes }) => valueAt(attributes, 'gateway.call'))).toEqual(
    asked.map(() => 'quote'),
  );
  expect(new Set(asked.map(({ attributes }) => valueAt(attributes, 'gateway.peer.id'))).size).toBeGreaterThan(
    1,
  );
  expect(asked.map(({ kind }) => kind)).toEqual(asked.map(() => 3));
  expect(asked.every((one) => Number(one.endTimeUnixNano) >= Number(one.startTimeUnixNano))).toBe(true);
  const charged = (named.get('call payment-provider') ?? []).map(({ attributes }) =>
    valueAt(attributes, 'gateway.peer.id'),
  );
  expect(new Set(charged)).toEqual(new Set(['iyzico']));
  const jobs = [...named].filter(([name]) => name.startsWith('job ')).flatMap(([, spans]) => spans);
  expect(jobs.every(({ parentSpanId }) => parentSpanId === undefined)).toBe(true);
  const [mailed] = named.get('call mail-server') ?? [];
  const mailing = jobs.find(({ spanId }) => spanId === mailed?.parentSpanId);
  expect(mailing?.traceId).toBe(mailed?.traceId);
  const issued = (named.get('call insurer') ?? []).filter(
    ({ attributes }) => valueAt(attributes, 'gateway.call') === 'issue',
  );
  expect(issued.length).toBeGreaterThan(0);
  expect(issued.every((one) => jobs.some(({ spanId }) => spanId === one.parentSpanId))).toBe(true);
  /* a purchase reads and writes rows, and waits for them no longer than it takes */
  for (const span of [start, quote, mailing]) {
    expect(Number(valueAt(span?.attributes, 'gateway.database.calls')), span?.name).toBeGreaterThan(0);
    expect(Number(valueAt(span?.attributes, 'gateway.database.ms')), span?.name).toBeGreaterThanOrEqual(0);
  }
  expect(
    (named.get('GET /healthz') ?? []).map(({ attributes }) => valueAt(attributes, 'gateway.database.calls')),
  ).toEqual([]);

  /* told once a while, each time as it is by then */
  const seconds = collector.metrics().findLast(({ name }) => name === 'gateway_request_seconds');
  const points = (seconds?.histogram?.dataPoints ?? []).filter(
    ({ attributes }) => valueAt(attributes, 'operation') === 'quoteCreate',
  );
  expect(points.map(({ count }) => count)).toEqual(['1']);
  const { bucketCounts = [], explicitBounds = [] } = points[0] ?? {};
  expect(explicitBounds.length).toBeGreaterThan(3);
  expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
  expect(bucketCounts.reduce((sum, one) => sum + Number(one), 0)).toBe(1);

  const whole = JSON.stringify(collector.took);
  const application = (await (await knownProduct('domestic-travel')).samples()).valid({
    today: '2026-11-23',
  });
  const secrets = [
    ...typed(application),
    ...typed(billing),
    cards.success,
    'Defne',
    'Aydın',
    '05321234217',
    offer.id,
  ];
  expect(secrets.length).toBeGreaterThan(8);
  expect(secrets.filter((value) => whole.includes(value))).toEqual([]);
  expect([...buyer.cookies.values()].filter((value) => value.length > 5 && whole.includes(value))).toEqual(
    [],
  );

  const told = new Set([
    ...collector.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)),
    ...collector.metrics().map(({ name }) => name),
  ]);
  const own = [...told].filter((name) => !/^(?:nodejs|process)_/.test(name));
  expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('a span goes on from who asked, and only from a right header', async () => {
  const collector = await openCollector();
  const market = await openMarket({}, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  closers.push(market.close);
  const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  for (const traceparent of [`00-${trace}-${parent}-01`, `00-${trace}-x-01`])
    await market.buyer().fetch('/healthz', { headers: { traceparent } });
  await market.context.telemetry.flush();
  const [right, wrong] = collector.spans();
  expect([right?.traceId, right?.parentSpanId]).toEqual([trace, parent]);
  expect([wrong?.traceId === trace, wrong?.parentSpanId]).toEqual([false, undefined]);
});

test('what a collector did not take is sent again, once', async () => {
  const collector = await openCollector();
  const telemetry = createTelemetry({
    endpoint: collector.url,
    headers: { authorization: 'Bearer x' },
    egress: straight,
  });
  closers.push(telemetry.close);
  const request = {
    name: 'GET /healthz',
    kind: 'server' as const,
    trace: traceFrom(),
    from: 1,
    until: 2,
    attributes: {},
    failed: false,
  };
  collector.state.status = 503;
  telemetry.span(request);
  await telemetry.flush();
  collector.state.status = 200;
  telemetry.span({ ...request, name: 'GET /readyz' });
  await telemetry.flush();
  await telemetry.flush();
  expect(collector.spans().map(({ name }) => name)).toEqual(['GET /healthz', 'GET /readyz']);
  expect(new Set(collector.took.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer x']));
});

test('a collector that stays away costs no more room: the newest two thousand wait', async () => {
  const collector = await openCollector();
  const telemetry = createTelemetry({ endpoint: collector.url, headers: {}, egress: straight });
  closers.push(telemetry.close);
  const serve = (count: number, name: string) => {
    for (let at = 0; at < count; at += 1)
      telemetry.span({
        name,
        kind: 'server',
        trace: traceFrom(),
        from: 1,
        until: 2,
        attributes: {},
        failed: false,
      });
  };
  for (const [before, meanwhile] of [
    [2_000, 2_000],
    [500, 2_500],
    [2_000, 800],
  ] as const) {
    let answer = () => {};
    collector.state.status = 503;
    collector.state.until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    serve(before, 'before');
    const flushed = telemetry.flush();
    serve(meanwhile, 'meanwhile');
    answer();
    await flushed;
    collector.state.status = 200;
    collector.took.length = 0;
    await telemetry.flush();
    const names = collector.spans().map(({ name }) => name);
    const newest = Math.min(2_000, meanwhile);
    expect([names.length, names.filter((name) => name === 'meanwhile').length]).toEqual([2_000, newest]);
  }
});

test('of the log goes what its lines hold, and lines hold no more than they may', async () => {
  const collector = await openCollector();
  const telemetry = createTelemetry({ endpoint: collector.url, headers: {}, egress: straight });
  closers.push(telemetry.close);
  const log = createLog('info', { write: telemetry.line });
  log.error({
    event: 'mail-failed',
    purchaseId: 'p-1',
    email: 'defne@ornek.example',
    error: new Error('to Defne'),
  });
  await telemetry.flush();
  const [record] = collector.records();
  expect(record).toMatchObject({
    severityNumber: 17,
    severityText: 'ERROR',
    body: { stringValue: 'mail-failed' },
  });
  expect(valueAt(record?.attributes, 'purchaseId')).toBe('p-1');
  expect(JSON.stringify(collector.took)).not.toMatch(/defne/i);
});

test('nothing is sent unless a collector is set, and its headers are read as OpenTelemetry writes them', () => {
  expect(readConfig({}, '/').collector).toBeNull();
  const set = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
  expect(
    readConfig({ ...set, OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20eDp5,x-scope=a' }, '/').collector,
  ).toEqual({
    endpoint: 'http://collector:4318',
    headers: { authorization: 'Basic eDp5', 'x-scope': 'a' },
    egress: straight,
  });
});

test('dashboards ask for figures that the page names', () => {
  const folder = join(import.meta.dirname, '../../../../deploy/dashboards');
  const asked = readdirSync(folder).flatMap((file) => {
    const { panels } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
    };
    return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  });
  const names = asked.flatMap((expr) => expr.match(/\b(?:gateway|payment)_[a-z_]+/g) ?? []);
  expect(names.length).toBeGreaterThan(5);
  const known = (name: string) => page.includes(`\`${name.replace(/_(?:bucket|sum|count)$/, '')}\``);
  expect(names.filter((name) => !known(name))).toEqual([]);
});

test('a collector that sends on to somebody else is not followed', async () => {
  const other = await openCollector();
  const led: string[] = [];
  const leading = createServer((request, response) => {
    led.push(request.url ?? '');
    request.resume();
    response.writeHead(307, { location: `${other.url}${request.url}` }).end();
  });
  await new Promise<void>((resolve) => leading.listen(0, '127.0.0.1', resolve));
  closers.push(async () => void leading.close());
  const { port } = leading.address() as AddressInfo;
  const market = await openMarket({}, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  closers.push(market.close);
  await market.buyer().fetch('/healthz');
  await market.context.telemetry.flush();
  expect(led.length).toBeGreaterThan(0);
  expect(other.took).toEqual([]);
});
