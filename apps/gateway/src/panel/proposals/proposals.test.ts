import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { addSale } from '../../testing/panel/sales.ts';
import { agree } from '../../testing/second-person.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let insurer = '';
const people: Partial<Record<'finance' | 'owner' | 'second' | 'call-centre', Buyer>> = {};
const person = (name: keyof typeof people): Buyer => {
  const found = people[name];
  if (!found) throw new Error(`nobody is ${name}`);
  return found;
};
const reason = 'Saatlik sınır yüzünden bekliyor';

beforeAll(async () => {
  gateway = await startGateway();
  const { context } = gateway;
  insurer = (await context.db.selectFrom('insurer').select('id').executeTakeFirstOrThrow()).id;
  for (const name of ['finance', 'owner', 'second', 'call-centre'] as const) {
    const browser = gateway.buyer();
    await signInAsStaff(context, browser, name === 'second' ? 'owner' : name);
    people[name] = browser;
  }
});
afterAll(() => gateway.close());

/** A part of a payment that the ceiling holds, kuruş. */
async function held(amount: number): Promise<string> {
  const { db } = gateway.context;
  const orderId = await addSale(gateway.context, {
    at: '2026-06-14T10:00:00Z',
    insurer,
    until: 'issued',
    price: 20_000_000,
  });
  const now = new Date('2026-06-14T11:00:00Z');
  const row = { id: orderId, order_id: orderId, attempt_id: orderId, version: 1, inquiries: 0 };
  await db
    .insertInto('refund')
    .values({
      ...row,
      state: 'MANUAL',
      phase: 'held',
      held: 'ceiling',
      amount,
      reason: 'agreed-part',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return orderId;
}

const phaseOf = async (id: string) =>
  await gateway.context.db
    .selectFrom('refund')
    .select(['phase', 'is_released'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const waits = { phase: 'held', is_released: false };
const goes = { phase: 'due', is_released: true };

test('refunds above the ceiling go as the list that was asked for; one that goes another way makes it another list', async () => {
  const [first, second] = [await held(1_000), await held(2_000)];
  const asked = await person('finance').post('panel/refunds/release', { reason });
  expect(asked.body).toEqual({ count: 2 });
  expect((await person('owner').post('panel/refunds/release', { reason })).body.code).toBe('request-closed');
  const [open] = (await person('finance').post('panel/proposals', { kind: 'release' })).body.rows;
  expect(open).toMatchObject({ amount: { minor: 3_000 }, own: true, mayDecide: false });
  expect(await agree(person('finance'), null)).toBeNull();
  expect(await phaseOf(first)).toEqual(waits);
  /* one of them is sent by hand meanwhile: the list is not the one that was asked for */
  const sent = { refundId: first, sentOn: '2026-06-15', reference: 'EFT 100' };
  await person('finance').post('panel/refunds/close', sent);
  expect((await agree(person('second'), first))?.body).toEqual({ state: 'approved' });
  expect((await person('finance').get(`panel/proposals/${open.id}`)).body.state).toBe('lapsed');
  expect(await phaseOf(second)).toEqual(waits);
  await person('finance').post('panel/refunds/release', { reason });
  expect((await agree(person('second'), 'ceiling'))?.body).toEqual({ state: 'approved' });
  expect(await phaseOf(second)).toEqual(goes);
  expect(await agree(person('second'), 'ceiling')).toBeNull();
});

test('a limit holds for asking and for deciding, also when the operation is called by itself', async () => {
  const orderId = await addSale(gateway.context, {
    at: '2026-06-14T10:00:00Z',
    insurer,
    until: 'issued',
    price: 20_000_000,
  });
  const ask = (who: Buyer, amountMinor: number) =>
    who.post('panel/refunds/ask', { orderId, amountMinor, reason });
  expect((await ask(person('call-centre'), 2_500_001)).body.code).toBe('not-allowed');
  expect((await ask(person('owner'), 10_000_001)).body).toEqual({ success: true });
  const [open] = (await person('finance').get(`panel/payments/${orderId}`)).body.proposals;
  expect(open.mayDecide).toBe(false);
  const said = { id: open.id, approve: true, note: 'Belgelere baktım, doğru' };
  expect((await person('finance').post('panel/proposals/decide', said)).body.code).toBe('not-allowed');
  expect((await person('finance').post('panel/proposals/withdraw', { id: open.id })).body.code).toBe(
    'not-allowed',
  );
  expect((await person('second').post('panel/proposals/decide', said)).body).toEqual({ state: 'approved' });
  expect((await person('second').post('panel/proposals/decide', said)).body.code).toBe('request-closed');
});

test('where a partner’s money goes stays as it was until a second person agrees, and lapses when it changed', async () => {
  const read = async () =>
    (await person('owner').post('panel/partners/read', { id: 'kaya-acente' })).body.partner;
  const save = async (who: Buyer, change: object) => {
    const { id, hosts, settings, revision } = await read();
    const wanted = { id, hosts, settings: { ...settings, ...change }, revision };
    return (await who.post('panel/partners/save', wanted)).body;
  };
  const before = (await read()).settings.havale_iban;
  const other = 'TR13 0999 9000 0000 0000 0000 17';
  const change = { havale_iban: other, title: 'Yeni başlık' };
  expect(await save(person('owner'), change)).toMatchObject({ isAsked: true });
  expect((await read()).settings).toMatchObject({ havale_iban: before, title: 'Yeni başlık' });
  expect(await agree(person('owner'), 'kaya-acente')).toBeNull();
  await gateway.context.db
    .updateTable('partner')
    .set({ settings: JSON.stringify({ ...(await read()).settings, havale_iban: null }) })
    .where('id', '=', 'kaya-acente')
    .execute();
  expect((await agree(person('finance'), 'kaya-acente'))?.body).toEqual({ state: 'lapsed' });
  expect((await read()).settings.havale_iban).toBeNull();
  await save(person('owner'), { havale_iban: other });
  expect((await agree(person('finance'), 'kaya-acente'))?.body).toEqual({ state: 'approved' });
  expect((await read()).settings.havale_iban).toBe(other);
});
