import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordKey } from '../platform/sensitive/record-keys.ts';
import { openPhone } from '../platform/sensitive/sealed-phone.ts';
import type { Buyer } from '../testing/buyer.ts';
import { signInAsStaff } from '../testing/staff.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: RunningGateway;
let staff: Buyer;
let buyer: Buyer;

beforeAll(async () => {
  gateway = await startGateway();
  staff = gateway.buyer();
  await signInAsStaff(gateway.context, staff, 'owner');
  buyer = gateway.buyer();
});
afterAll(() => gateway.close());

const id = 'AAAAAAAAAA';
/* by hand: no day of any calendar, of another one, before and after all that is written down, no day at all */
const days = [
  '2026-11-31', '2026-02-29', '2024-02-30', '2026-04-31', '1900-02-29', '2100-02-29', '0000-01-01', '0001-01-01',
  '1582-10-10', '9999-12-31', '2026-13-01', '2026-00-10', '2026-11-00', '2026-11-32', '-2026-11-01', '+002026-11-01',
  '2026-11-01T00:00:00Z', '20261101', '01.11.2026', '2026-W45', 'today', '',
] as const; // biome-ignore format: a table
const texts = [
  '\u200b', '\u202e', '\u2066\u2069', '\ufeff', '\u00ad', '\u3164', ' ', '\n', '\t', '\u0007', 'a\u0008b', 'a\u001b[2Jb',
  '\ue000', '\ufffe', 'a'.repeat(5001), '𝕏'.repeat(3000), '\u0301'.repeat(400),
] as const; // biome-ignore format: a table
const numbers = [-1, -0.5, 0.1, 1e21, 2 ** 53, -(2 ** 53), 1e-9, '1', '1e3', '', null, [], {}, true] as const;

type Call = (value: unknown) => [producer: string, body: object, who: 'staff' | 'buyer'];

const filtered = (list: string): Call[] => [
  (value) => [list, { from: value }, 'staff'],
  (value) => [list, { to: value }, 'staff'],
];
const dated: Call[] = [
  ...['panel/applications', 'panel/quotes', 'panel/policies', 'panel/payments', 'panel/audit'].flatMap(
    filtered,
  ),
  (value) => ['panel/export', { list: 'payments', format: 'csv', filters: { from: value } }, 'staff'],
  (value) => ['panel/export', { list: 'audit', format: 'xlsx', filters: { to: value } }, 'staff'],
  (value) => ['panel/applications/task', { id, text: 'Ara', dueOn: value }, 'staff'],
  (value) => [
    'panel/transfers/enter',
    { id, amount: { minor: 100, currency: 'TRY' }, reference: 'TR1', arrivedOn: value },
    'staff',
  ],
  (value) => ['panel/coupons/create', { ...coupon, validFrom: value }, 'staff'],
  (value) => ['panel/coupons/create', { ...coupon, validUntil: value }, 'staff'],
  (value) => [
    'cancellations/find',
    { policyNumber: 'MEL1234567', identity: '10000000146', birthDate: value },
    'buyer',
  ],
];
const coupon = {
  code: 'BAHAR',
  product: null,
  kind: 'percent',
  value: 10,
  validFrom: '2026-11-01',
  validUntil: '2026-12-01',
  mostUses: null,
};

const written: Call[] = [
  (value) => ['vue/basvuru-yap', { ...application, adSoyad: value }, 'buyer'],
  (value) => ['vue/basvuru-yap', { ...application, telefon: value }, 'buyer'],
  (value) => ['vue/basvuru-yap', { ...application, eposta: value }, 'buyer'],
  (value) => ['otp/send', { phone_number: value }, 'buyer'],
  (value) => [
    'purchases/start',
    { offerId: id, billing: { address: value }, card: { firstName: value } },
    'buyer',
  ],
  (value) => ['payments/start', { name: value, way: { reference: value } }, 'buyer'],
  (value) => ['coupons/check', { offerId: id, code: value }, 'buyer'],
  (value) => ['panel/applications/note', { id, text: value }, 'staff'],
  (value) => ['panel/applications/task', { id, text: value, dueOn: '2026-12-01' }, 'staff'],
  (value) => ['panel/views/keep', { list: 'quotes', name: value, query: 'a=b' }, 'staff'],
  (value) => ['panel/staff/invite', { email: 'a@b.co', name: value, role: 'owner' }, 'staff'],
  (value) => ['panel/transfers/reject', { id, note: value }, 'staff'],
  (value) => ['panel/rates/source', { source: 'forex-buying', reason: value }, 'staff'],
];
const application = { adSoyad: 'Defne Aydın', telefon: '5321112233', urun: 'iletisim', dil: 'tr' };

const counted: Call[] = [
  (value) => ['panel/quotes', { page: value }, 'staff'],
  (value) => ['panel/policies', { endsWithin: value }, 'staff'],
  (value) => ['panel/coupons/create', { ...coupon, value }, 'staff'],
  (value) => ['panel/transfers/enter', { id, amount: { minor: value, currency: 'TRY' } }, 'staff'],
  (value) => ['ilceler', { ilId: value }, 'buyer'],
  (value) => ['tssIlce', { ilId: value }, 'buyer'],
  (value) => ['installments', { offerId: id, cardPrefix: '552879', installmentCount: value }, 'buyer'],
];

async function refusedAll(calls: readonly Call[], values: readonly unknown[]): Promise<string[]> {
  const taken: string[] = [];
  for (const call of calls) {
    for (const value of values) {
      const [producer, body, who] = call(value);
      const { status, body: answer } = await (who === 'staff' ? staff : buyer).post(producer, body);
      const isRefused = status >= 400 && status < 500 && answer.success === false;
      if (!isRefused) taken.push(`${producer} ${JSON.stringify(value).slice(0, 40)}: ${status}`);
    }
  }
  return taken;
}

test('a day that is none is refused wherever a day is asked for', async () => {
  expect(await refusedAll(dated, days)).toEqual([]);
});

test('a text that shows nothing, moves the cursor or never ends is refused wherever people write', async () => {
  expect(await refusedAll(written, texts)).toEqual([]);
});

test('a number that counts nothing is refused wherever one is counted', async () => {
  expect(await refusedAll(counted, numbers)).toEqual([]);
});

/* by hand, from the numbering plans: landline, premium, satellite, personal, toll-free, too short, an extension, words */
test.each([
  '2121112233',
  '4321234567',
  '9001112233',
  '+19005551234',
  '+881612345678',
  '+447012345678',
  '+18005551234',
  '112',
  '5321112233 ext 5',
  'tel:+905321112233;ext=5',
  'call 5321112233',
  '+90',
  '53211122334455',
])('nobody is sent a code at %s', async (phone_number) => {
  const { status, body } = await gateway.buyer().post('otp/send', { phone_number });
  expect([status, body.code]).toEqual([422, 'invalid-input']);
});

test.each([
  ['0532 111 22 33', '+905321112233'],
  ['+90 (532) 111-22-33', '+905321112233'],
  ['٠٥٣٢ ١١١ ٢٢ ٣٣', '+905321112233'],
  ['+4915112345678', '+4915112345678'],
  ['+79161234567', '+79161234567'],
  ['+966512345678', '+966512345678'],
])('an application from %s is called back at %s', async (telefon, stored) => {
  const { status } = await gateway.buyer().post('vue/basvuru-yap', { ...application, telefon });
  expect(status).toBe(200);
  const row = await gateway.context.db
    .selectFrom('application')
    .select(['id', 'phone'])
    .select(recordKey('application.id'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(openPhone(gateway.context.dataKeys, row)).toBe(stored);
});
