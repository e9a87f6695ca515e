import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { bought, cancel, settled } from '../../testing/cancellation/bought.ts';
import { insertTerms } from '../../testing/commission-terms.ts';
import { type Market, openMarket, waitFor } from '../../testing/purchase/market.ts';
import { signInAsStaff } from '../../testing/staff.ts';

let market: Market;
let finance: Buyer;

beforeAll(async () => {
  market = await openMarket();
  await insertTerms(market.context.db);
  finance = market.buyer();
  await signInAsStaff(market.context, finance, 'finance');
  /* in lira, in euro, itemised, and two that ended: before cover and as a whole */
  for (const product of ['domestic-travel', 'erasmus', 'home']) await bought(market, product);
  for (const product of ['domestic-travel', 'erasmus']) {
    const one = await bought(market, product);
    await cancel(one);
    await settled(one, 'refunded');
    await waitFor(one.buyer, one.purchaseId, ({ cancellation }) => cancellation === 'refunded');
  }
});
afterAll(() => market.close());

/** Rows of a file by the names of its columns, as a spreadsheet in Türkiye has them. */
const take = async (list: string, who = finance): Promise<Record<string, string>[]> => {
  if (!who.cookies.has('XSRF-TOKEN')) await who.get('partner/website-info');
  const answer = await who.operation(
    'panel/export',
    'POST',
    { list, format: 'csv', filters: {} },
    { 'accept-language': 'tr' },
  );
  expect(answer.status).toBe(200);
  const [head = '', ...lines] = Buffer.from(await answer.arrayBuffer())
    .toString('utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  const names = head.split(';');
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, at) => [names[at] ?? '', cell])));
};

/** by hand: `1147,84` is 114784; an empty cell is nothing */
const minorOf = (cell: string | undefined): number =>
  Math.round(Number((cell || '0').replace(',', '.')) * 100);
const sumOf = (rows: Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + minorOf(row[column]), 0);

const inLedger = async (accounts: readonly string[], currency: string): Promise<number> => {
  const { rows } = await sql<{ sum: string | null }>`select sum(minor) as sum from ledger_line
    where account in (${sql.join([...accounts])}) and currency = ${currency}`.execute(market.context.db);
  return Number(rows[0]?.sum ?? 0);
};

test.each(['TRY', 'EUR', 'USD'])(
  'shares in %s in the file of policies are those of the ledger',
  async (currency) => {
    const rows = (await take('policies')).filter((row) => row['Para birimi'] === currency);
    expect(sumOf(rows, 'Sigorta şirketinin payı')).toBe(0 - (await inLedger(['insurer'], currency)));
    expect(sumOf(rows, 'Komisyon')).toBe(0 - (await inLedger(['commission'], currency)));
    expect(sumOf(rows, 'İş ortağının komisyonu')).toBe(0 - (await inLedger(['partner'], currency)));
  },
);

test('both currencies, ended policies and itemised premiums are among them', async () => {
  const rows = await take('policies');
  expect(rows).toHaveLength(5);
  expect(new Set(rows.map((row) => row['Para birimi'])).size).toBeGreaterThan(1);
  const itemised = rows.filter((row) => row['Vergi ve fonlar'] !== '');
  expect(itemised.length).toBeGreaterThan(0);
  for (const row of itemised)
    expect(minorOf(row['Vergisiz prim']) + minorOf(row['Vergi ve fonlar'])).toBe(minorOf(row['Prim (TL)']));
});

test('what is held of the payments is what the provider itself holds, and what the ledger says', async () => {
  const rows = await take('payments');
  const { rows: charges } = await market.look('charges');
  const outside = charges.reduce(
    (sum: number, { kind, amount }: { kind: string; amount: number }) =>
      sum + (kind === 'charge' ? Math.abs(amount) : -Math.abs(amount)),
    0,
  );
  const held = sumOf(rows, 'Kalan (TL)');
  expect(held).toBeGreaterThan(0);
  expect(held).toBe(await inLedger(['clearing', 'bank'], 'TRY'));
  expect(held).toBe(outside);
  for (const row of rows)
    expect(minorOf(row['Kalan (TL)'])).toBe(minorOf(row['Ödenen (TL)']) - minorOf(row['İade edilen (TL)']));
});

test('an agent sees their partner’s share and not what stays with us', async () => {
  const agent = market.buyer();
  await signInAsStaff(market.context, agent, 'agent', 'default');
  const rows = await take('policies', agent);
  expect(rows).toHaveLength(5);
  expect(rows.map((row) => [row.Komisyon, row['Sigorta şirketinin payı']])).toEqual(rows.map(() => ['', '']));
  expect(sumOf(rows, 'İş ortağının komisyonu')).toBeGreaterThan(0);
});

test('payment requests and coupons are files: masked, with what was asked and given', async () => {
  const owner = market.buyer();
  await signInAsStaff(market.context, owner, 'owner');
  const request = {
    amount: { minor: 125_050, currency: 'TRY' },
    purpose: 'Kasko taksidi',
    reference: '',
    language: 'tr',
    name: 'Defne Aydın',
    phone: '05321239988',
    email: '',
    birthYear: '',
    days: 3,
    send: [],
  };
  expect((await owner.post('panel/payment-requests/create', request)).status).toBe(200);
  const [asked] = await take('payment-requests', owner);
  expect(asked).toMatchObject({ 'Ad soyad': 'D*** A***', Konu: 'Kasko taksidi', 'Tutar (TL)': '1250,50' });
  await market.context.db
    .insertInto('coupon')
    .values({
      code: 'KIS10',
      kind: 'percent',
      value: 10,
      product: 'pet',
      valid_from: new Date('2020-01-01'),
      valid_until: new Date('2199-01-01'),
      max_uses: 5,
      uses: 2,
    })
    .execute();
  const rows = await take('coupons', owner);
  expect(rows.find((row) => row.Kod === 'KIS10')).toMatchObject({
    'İndirim (%)': '10',
    Kullanım: '2',
    Durum: 'Geçerli',
  });
  const agent = market.buyer();
  await signInAsStaff(market.context, agent, 'agent', 'default');
  await agent.get('partner/website-info');
  const refused = await agent.operation('panel/export', 'POST', {
    list: 'coupons',
    format: 'csv',
    filters: {},
  });
  expect(refused.status).toBe(403);
});
