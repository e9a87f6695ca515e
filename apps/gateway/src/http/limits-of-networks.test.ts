import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { testProducts } from '../testing/test-product.ts';

/** messages an address may send in a minute (README, "Settings") */
const limit = 20;

let gateway: RunningGateway;
let minute = 0;

beforeAll(async () => {
  gateway = await startGateway({
    products: testProducts,
    clock: () => new Date(Date.UTC(2026, 10, 22, 12, minute)),
    environment: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => gateway?.close());

const application = { adSoyad: 'Ayşe', telefon: '1', urun: 'kasko', dil: 'tr' };

/** How many of the calls passed the limit, each from a new browser. */
const passed = async (addresses: readonly string[]): Promise<number> => {
  let count = 0;
  for (const address of addresses) {
    const { status } = await gateway
      .buyer()
      .post('vue/basvuru-yap', application, { 'x-forwarded-for': address });
    if (status !== 429) count += 1;
  }
  return count;
};

const many = (count: number, address: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, n) => address(n));

test.each([
  ['addresses of one /64', many(45, (n) => `2001:db8::${n.toString(16)}`), limit],
  ['spellings of one address', many(45, (n) => (n % 2 ? '2001:DB8::A' : '2001:0db8:0:0::a')), limit],
  ['scopes of one address', many(45, (n) => `fe80::1%eth${n}`), limit],
  [
    'mapped spellings of one IPv4 address',
    many(45, (n) => ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207'][n % 3] ?? ''),
    limit,
  ],
  ['the /64s of one /56', many(45, (n) => `2001:db8:0:${n.toString(16)}::1`), 2 * limit],
  ['the /56s of one /48', many(170, (n) => `2001:db8:0:${(n * 256).toString(16)}::1`), 8 * limit],
  ['addresses that are none', many(45, (n) => `junk-${n}`), limit],
  ['IPv4 addresses', many(45, (n) => `192.0.2.${n}`), 45],
  ['/48s', many(45, (n) => `2001:db8:${n.toString(16)}::1`), 45],
])('%s have one limit together', async (_what, addresses, allowed) => {
  minute += 2;
  expect(await passed(addresses)).toBe(allowed);
});

test('one that is refused again and again uses up nothing of its neighbours', async () => {
  minute += 2;
  expect(await passed(many(200, () => '2001:db8::1'))).toBe(limit);
  expect(await passed(many(limit, () => '2001:db8:0:1::1'))).toBe(limit);
});
