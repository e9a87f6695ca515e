import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { nameInClear } from '../../testing/name-in-clear.ts';
import { addSale } from '../../testing/panel/sales.ts';
import { phoneInClear } from '../../testing/phone-in-clear.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let owner: Buyer;
let first = '';
let second = '';
const ids: string[] = [];

beforeAll(async () => {
  gateway = await startGateway({ clock: () => new Date('2026-06-14T18:30:00Z') });
  const { context } = gateway;
  const insurers = await context.db.selectFrom('insurer').select('id').orderBy('id').execute();
  [first = '', second = ''] = insurers.map(({ id }) => id);
  const sales = [
    { at: '2026-06-14T10:00:00Z', insurer: first, until: 'issued', product: 'dask' },
    { at: '2026-06-13T10:00:00Z', insurer: second, until: 'issued', partner: 'kaya-acente' },
    { at: '2026-06-12T10:00:00Z', insurer: first, until: 'order' },
  ] as const;
  for (const sale of sales) ids.push(await addSale(context, sale));
  await context.db
    .updateTable('policy')
    .set({ policy_no: 'PB-100', ends_at: new Date('2026-07-01T00:00:00Z'), version: 2 })
    .where('order_id', '=', ids[0] ?? '')
    .execute();
  await context.db
    .updateTable('purchase_order')
    .set({ buyer_name: nameInClear('Şükrü Yağcıoğlu'), phone: phoneInClear('+905321234567'), version: 2 })
    .where('id', '=', ids[1] ?? '')
    .execute();
  owner = gateway.buyer();
  await signInAsStaff(context, owner, 'owner');
});
afterAll(() => gateway.close());

const found = async (list: 'policies' | 'payments', request: object, who = owner): Promise<number[]> => {
  const { body } = await who.post(`panel/${list}`, request);
  return body.rows.map(({ orderId }: { orderId: string }) => ids.indexOf(orderId));
};

test.each([
  ['nothing', {}, [0, 1]],
  ['a policy number', { search: 'pb-100' }, [0]],
  ['a name', { search: 'sukru' }, [1]],
  ['last digits', { search: '45 67' }, [1]],
  ['an insurer', { insurer: '' }, [1]],
  ['what ends soon', { endsWithin: 30 }, [0]],
  ['the day of issue', { from: '2026-06-14' }, [0]],
  ['a state', { state: 'CANCELLED' }, []],
])('policies are found by %s', async (_, request, places) => {
  const insurer = 'insurer' in request ? { insurer: second } : {};
  expect(await found('policies', { ...request, ...insurer })).toEqual(places);
});

test.each([
  ['nothing', {}, [0, 1, 2]],
  ['the other order', { ascending: true }, [2, 1, 0]],
  ['a state', { state: 'CONSENTED' }, [2]],
  ['a product', { product: 'dask' }, [0]],
  ['a partner', { partner: 'kaya-acente' }, [1]],
  ['a name', { search: 'yağcı' }, [1]],
])('payments are found by %s', async (_, request, places) => {
  expect(await found('payments', request)).toEqual(places);
});

/** What stands beside the sales: a policy's number, two tries at the third order, a transfer of the second. */
const readOut = async (): Promise<void> => {
  const { db } = gateway.context;
  const [charged = '', , unpaid = ''] = ids;
  await db
    .updateTable('attempt')
    .set({ psp_payment_id: '900100200', card_last4: '0042', version: 2 })
    .where('id', '=', charged)
    .execute();
  const tries = [
    { id: 'try-1', card_last4: '1111', error: 'card-rejected', created_at: new Date('2026-06-12T10:01:00Z') },
    {
      id: 'try-2',
      card_last4: '0006',
      error: 'bank-not-approved',
      created_at: new Date('2026-06-12T10:02:00Z'),
    },
  ];
  for (const one of tries) {
    await db
      .insertInto('attempt')
      .values({
        ...one,
        order_id: unpaid,
        state: 'DECLINED',
        version: 1,
        psp: 'test',
        three_d_secure: false,
        price: 10_000,
        paid: 10_000,
        currency: 'TRY',
        installment_count: 1,
        coupon: null,
        discount: 0,
        card_prefix: '',
        transaction_ids: '[]',
        not_found: 0,
        inquiries: 0,
        updated_at: one.created_at,
      })
      .execute();
  }
};

test('a payment is found by what people read out of a statement, with the zeros it begins and ends with', async () => {
  await readOut();
  expect(await found('payments', { search: 'pb-100' })).toEqual([0]);
  expect(await found('payments', { search: '900100200' })).toEqual([0]);
  expect(await found('payments', { search: '0042' })).toEqual([0]);
  expect(await found('payments', { search: '•••• 0006' })).toEqual([2]);
  expect(await found('payments', { search: '0532 123 45 67' })).toEqual([1]);
  expect(await found('policies', { search: '0042' })).toEqual([0]);
});

test('too short a search finds nobody and says so', async () => {
  for (const list of ['payments', 'policies', 'quotes', 'applications']) {
    const { body } = await owner.post(`panel/${list}`, { search: '06' });
    expect(body).toEqual({ rows: [], total: 0, more: false, tooShort: true });
  }
});

test('declined cards are listed with the reason of the last one, and are no other state', async () => {
  const { body } = await owner.post('panel/payments', { tried: 'DECLINED' });
  expect(body.rows).toMatchObject([
    { orderId: ids[2], state: 'CONSENTED', lastTry: { state: 'DECLINED', reason: 'bank-not-approved' } },
  ]);
  expect(await found('payments', { tried: 'EXPIRED' })).toEqual([]);
  const all = (await owner.post('panel/payments', {})).body;
  expect(all.rows.map(({ lastTry }: { lastTry: object | null }) => lastTry === null)).toEqual([
    true,
    true,
    false,
  ]);
});

test('the file of payments has what books outside are compared by', async () => {
  const { db } = gateway.context;
  const [charged = ''] = ids;
  const at = new Date('2026-06-14T12:00:00Z');
  await db
    .insertInto('refund')
    .values({
      id: 'refund-1',
      order_id: charged,
      attempt_id: charged,
      amount: 2_550,
      state: 'DONE',
      reason: 'cancelled',
      version: 1,
      inquiries: 0,
      created_at: at,
      updated_at: at,
    } as never)
    .execute();
  const request = { list: 'payments', format: 'csv', filters: { product: 'dask' } };
  const response = await owner.operation('panel/export', 'POST', request, { 'accept-language': 'tr' });
  const [heads = '', row = ''] = (await response.text()).replace('\ufeff', '').split('\r\n');
  const named = Object.fromEntries(heads.split(';').map((head, place) => [head, row.split(';')[place]]));
  expect(named).toMatchObject({
    No: charged,
    'Ödenen (TL)': '100,00',
    'İade edilen (TL)': '25,50',
    'Poliçe no': 'PB-100',
    'Ödeme yolu': 'Kart',
    Taksit: '1',
    Sağlayıcı: 'test',
    'Sağlayıcı no': '900100200',
  });
});

test('a payment is found by its own number', async () => {
  expect(await found('payments', { search: ids[2] })).toEqual([2]);
});

test('an agent sees its own scope', async () => {
  const agent = gateway.buyer();
  await signInAsStaff(gateway.context, agent, 'agent', 'kaya-acente');
  expect(await found('policies', {}, agent)).toEqual([1]);
  expect(await found('policies', { search: 'pb-100' }, agent)).toEqual([]);
  expect(await found('payments', {}, agent)).toEqual([1]);
});

const reason = 'Müşteri kopya istedi';

test('a document is opened with a reason, by a link of this browser, and both are written down', async () => {
  const [id = ''] = ids;
  const open = (who: Buyer, why?: string) =>
    who.post('panel/documents/open', { orderId: id, kind: 'policy', reason: why });
  expect((await open(owner, reason)).body.code).toBe('document-not-ready');
  await gateway.context.db
    .insertInto('document')
    .values({
      id: 'd'.repeat(22),
      order_id: id,
      kind: 'policy',
      language: 'tr',
      bytes: Buffer.from('%PDF-1.7'),
      sha256: '',
      created_at: new Date('2026-06-14T10:00:00Z'),
    })
    .execute();
  expect((await open(owner)).body).toMatchObject({ code: 'invalid-input', fields: [{ field: 'reason' }] });
  expect((await open(owner, 'bakayım')).body.code).toBe('invalid-input');
  const { url } = (await open(owner, reason)).body;
  expect((await owner.fetch(url)).status).toBe(200);
  expect((await gateway.buyer().fetch(url)).status).not.toBe(200);
  const entries = await gateway.context.db
    .selectFrom('audit_entry')
    .select(['reason', 'detail'])
    .where('action', '=', 'document.opened')
    .execute();
  expect(entries).toEqual([{ reason, detail: { kind: 'policy' } }]);
});

test.each(['finance', 'read-only', 'auditor'] as const)(
  '%s opens no document: it says in full what is masked for them',
  async (role) => {
    const who = gateway.buyer();
    await signInAsStaff(gateway.context, who, role);
    const asked = { orderId: ids[0], kind: 'policy', reason };
    expect((await who.post('panel/documents/open', asked)).body.code).toBe('not-allowed');
  },
);

test('documents and masked fields are taken from one budget', async () => {
  const clerk = gateway.buyer();
  await signInAsStaff(gateway.context, clerk, 'call-centre');
  const [id] = ids;
  const open = () => clerk.post('panel/documents/open', { orderId: id, kind: 'policy', reason });
  const show = () => clerk.post('panel/reveal', { subject: 'purchase', id, field: 'phone', reason });
  const statuses: number[] = [];
  for (let n = 0; n < 60; n += 1) statuses.push((await open()).status, (await show()).status);
  expect(statuses.every((status) => status === 200)).toBe(true);
  expect([(await open()).status, (await show()).status]).toEqual([429, 429]);
});
