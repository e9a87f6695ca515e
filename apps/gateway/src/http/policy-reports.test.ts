import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { testProducts } from '../testing/test-product.ts';

let gateway: RunningGateway;
let minute = 0;

beforeAll(async () => {
  const clock = () => new Date(Date.UTC(2026, 10, 22, 12, minute));
  gateway = await startGateway({ products: testProducts, clock });
});
afterAll(() => gateway?.close());
beforeEach(() => {
  minute += 1;
});

const send = (body: string, type = 'application/csp-report') =>
  fetch(`${gateway.url}/ilke-bildirimi`, { method: 'POST', headers: { 'content-type': type }, body });
const counted = async () =>
  (await gateway.context.metrics.registry.getSingleMetricAsString('gateway_policy_reports_total'))
    .split('\n')
    .filter((line) => !line.startsWith('#'));

/* as Chromium and Firefox send them */
const old = (directive: string) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://site.example/police?ad=Defne',
      'effective-directive': directive,
      'script-sample': 'Defne Aydın +905321234567',
    },
  });
const fresh = (...directives: string[]) =>
  JSON.stringify(
    directives.map((effectiveDirective) => ({
      type: 'csp-violation',
      age: 1,
      url: 'https://site.example/police?ad=Defne',
      body: { effectiveDirective, sample: 'Defne Aydın' },
    })),
  );

test('what browsers tell is counted by directive, and nothing else of it is kept', async () => {
  const lines = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(gateway.context.log, level));
  expect((await send(old('require-trusted-types-for'))).status).toBe(204);
  expect((await send(fresh('script-src-elem', 'script-src-elem'), 'application/reports+json')).status).toBe(
    204,
  );
  expect((await send(old('made-up" 1\nfake'))).status).toBe(204);
  expect((await counted()).toSorted()).toEqual([
    'gateway_policy_reports_total{directive="other"} 1',
    'gateway_policy_reports_total{directive="require-trusted-types-for"} 1',
    'gateway_policy_reports_total{directive="script-src-elem"} 2',
  ]);
  expect(lines.flatMap((line) => line.mock.calls)).toEqual([]);
  vi.restoreAllMocks();
});

test.each([
  ['no JSON', '{', 'application/csp-report', 400],
  ['another thing', '{"a":1}', 'application/csp-report', 400],
  ['another report', '[{"type":"deprecation","body":{}}]', 'application/reports+json', 400],
  ['too many at once', fresh(...Array<string>(21).fill('img-src')), 'application/reports+json', 400],
  ['a prototype', '{"__proto__":{"a":1}}', 'application/csp-report', 400],
  ['a long one', old('x'.repeat(17_000)), 'application/csp-report', 413],
  ['another type', old('img-src'), 'application/json', 415],
])('%s is refused and counts for nothing', async (_what, body, type, status) => {
  const before = await counted();
  expect((await send(body, type)).status).toBe(status);
  expect(await counted()).toEqual(before);
});

test('after three hundred in a minute nobody listens until the next', async () => {
  const statuses = new Map<number, number>();
  for (let n = 0; n < 305; n++) {
    const { status } = await send(old('img-src'));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 204: 300, 429: 5 });
  minute += 1;
  expect((await send(old('img-src'))).status).toBe(204);
});
