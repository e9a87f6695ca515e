import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { readConfig } from '../platform/read-config.ts';
import { createTelemetry } from '../platform/telemetry/telemetry.ts';
import { knownProduct } from '../testing/known-product.ts';
import { askOffers, openMarket, paymentOf, waitFor } from '../testing/purchase/market.ts';
import { billing, cards } from '../testing/purchase/outside.ts';

/* A collector as the specification of OTLP over HTTP has it: JSON by POST to three addresses, 200 for what it took. */

interface Attribute {
  key: string;
  value: Readonly<Record<string, string | number | boolean>>;
}
interface Span {
  name: string;
  traceId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
}
interface LogRecord {
  severityNumber: number;
  severityText: string;
  body: { stringValue: string };
  attributes: Attribute[];
}
interface Metric {
  name: string;
  histogram?: {
    dataPoints: {
      attributes: Attribute[];
      count: string;
      bucketCounts: string[];
      explicitBounds: number[];
    }[];
  };
}
/** A message of each of the three kinds, as far as it is looked at. */
interface Said {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
  resourceLogs: { scopeLogs: { logRecords: LogRecord[] }[] }[];
  resourceMetrics: { scopeMetrics: { metrics: Metric[] }[] }[];
}

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const openCollector = async () => {
  const took: { path: string; said: Said; authorization: string | undefined }[] = [];
  const state = { status: 200, until: Promise.resolve() };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', async () => {
      await state.until;
      if (state.status === 200)
        took.push({
          path: request.url ?? '',
          said: JSON.parse(Buffer.concat(parts).toString('utf8')),
          authorization: request.headers.authorization,
        });
      response.writeHead(state.status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => server.close());
  const all = <One>(path: string, pick: (said: Said) => One[]): One[] =>
    took.filter((one) => one.path === path).flatMap(({ said }) => pick(said));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    took,
    spans: () => all('/v1/traces', ({ resourceSpans: [one] }) => one?.scopeSpans[0]?.spans ?? []),
    records: () => all('/v1/logs', ({ resourceLogs: [one] }) => one?.scopeLogs[0]?.logRecords ?? []),
    metrics: () => all('/v1/metrics', ({ resourceMetrics: [one] }) => one?.scopeMetrics[0]?.metrics ?? []),
  };
};

const valueAt = (attributes: readonly Attribute[] = [], key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

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

  const seconds = collector.metrics().find(({ name }) => name === 'gateway_request_seconds');
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
  const telemetry = createTelemetry({ endpoint: collector.url, headers: { authorization: 'Bearer x' } });
  closers.push(telemetry.close);
  const request = {
    name: 'GET /healthz',
    parent: undefined,
    from: 1,
    until: 2,
    attributes: {},
    failed: false,
  };
  collector.state.status = 503;
  telemetry.served(request);
  await telemetry.flush();
  collector.state.status = 200;
  telemetry.served({ ...request, name: 'GET /readyz' });
  await telemetry.flush();
  await telemetry.flush();
  expect(collector.spans().map(({ name }) => name)).toEqual(['GET /healthz', 'GET /readyz']);
  expect(new Set(collector.took.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer x']));
});

test('a collector that stays away costs no more room: the newest two thousand wait', async () => {
  const collector = await openCollector();
  const telemetry = createTelemetry({ endpoint: collector.url, headers: {} });
  closers.push(telemetry.close);
  const serve = (count: number, name: string) => {
    for (let at = 0; at < count; at += 1)
      telemetry.served({ name, parent: undefined, from: 1, until: 2, attributes: {}, failed: false });
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
  const telemetry = createTelemetry({ endpoint: collector.url, headers: {} });
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
