import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { addSale } from '../../testing/panel/sales.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

/* per person and day, lira: asking, finance 1,000,000, call centre 100,000; approving, finance 500,000
   (docs/decisions/0284-four-eyes.md) */
let gateway: RunningGateway;
let insurer = '';
let now = new Date('2026-06-14T09:00:00Z');
const lira = (amount: number): number => amount * 100;
const reason = 'Müşteri ile konuşuldu, uygun';

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  insurer = (await gateway.context.db.selectFrom('insurer').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => gateway.close());

async function person(role: 'owner' | 'finance' | 'call-centre'): Promise<Buyer> {
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, role);
  return browser;
}

/** Asks for a part of a payment of its own. @returns the answer, and the proposal when there is one */
async function asked(by: Buyer, amount: number) {
  const at = '2026-06-14T08:00:00Z';
  const orderId = await addSale(gateway.context, { at, insurer, until: 'issued', price: lira(200_000) });
  const { body } = await by.post('panel/refunds/ask', { orderId, amountMinor: lira(amount), reason });
  const { proposals } = (await by.get(`panel/payments/${orderId}`)).body;
  return { body, id: String(proposals[0]?.id), orderId };
}
const decided = async (by: Buyer, id: string) =>
  (await by.post('panel/proposals/decide', { id, approve: true, note: reason })).body;
const limit = { code: 'day-limit-reached' };

test('what one person approves in a day is bounded: it waits for another, or for the next day in Istanbul', async () => {
  const [asker, finance, owner] = [await person('owner'), await person('finance'), await person('owner')];
  for (let times = 0; times < 5; times += 1)
    expect(await decided(finance, (await asked(asker, 95_000)).id)).toEqual({ state: 'approved' });
  /* 475,000 so far: 25,000 fit, a lira more does not */
  const over = await asked(asker, 25_001);
  expect(await decided(finance, over.id)).toMatchObject(limit);
  const left = (await asker.get(`panel/payments/${over.orderId}`)).body.proposals;
  expect(left).toMatchObject([{ state: 'asked' }]);
  expect(await decided(finance, (await asked(asker, 25_000)).id)).toEqual({ state: 'approved' });
  expect(await decided(owner, over.id)).toEqual({ state: 'approved' });
  /* a minute before midnight in Istanbul, three hours ahead, and at midnight; the sessions of the morning are over */
  const { context } = gateway;
  const { id: staff_id } = await context.db
    .selectFrom('proposal')
    .innerJoin('staff', 'staff.id', 'proposal.decided_by')
    .select('staff.id')
    .where('staff.role', '=', 'finance')
    .executeTakeFirstOrThrow();
  const backAt = async (at: string): Promise<Buyer> => {
    now = new Date(at);
    const browser = await person('finance');
    await context.db.updateTable('staff_session').set({ staff_id }).where('seen_at', '=', now).execute();
    return browser;
  };
  const small = await asked(asker, 1);
  expect(await decided(await backAt('2026-06-14T20:59:00Z'), small.id)).toMatchObject(limit);
  expect(await decided(await backAt('2026-06-14T21:00:00Z'), small.id)).toEqual({ state: 'approved' });
  now = new Date('2026-06-14T09:00:00Z');
});

test('of two yeses at once that fit alone one is counted first', async () => {
  const [asker, finance] = [await person('owner'), await person('finance')];
  for (let times = 0; times < 4; times += 1) await decided(finance, (await asked(asker, 100_000)).id);
  const two = [await asked(asker, 60_000), await asked(asker, 60_000)];
  const answers = await Promise.all(two.map(({ id }) => decided(finance, id)));
  expect(answers.map((answer) => answer.state ?? answer.code).toSorted()).toEqual([
    'approved',
    'day-limit-reached',
  ]);
});

test('what one person asks for in a day is bounded; what was taken back or refused counts no more', async () => {
  const [centre, owner] = [await person('call-centre'), await person('owner')];
  const first = await asked(centre, 25_000);
  for (let times = 0; times < 3; times += 1)
    expect((await asked(centre, 25_000)).body).toEqual({ success: true });
  expect((await asked(centre, 1)).body).toMatchObject(limit);
  await centre.post('panel/proposals/withdraw', { id: first.id });
  const again = await asked(centre, 25_000);
  expect(again.body).toEqual({ success: true });
  await owner.post('panel/proposals/decide', { id: again.id, approve: false, note: reason });
  expect((await asked(centre, 25_000)).body).toEqual({ success: true });
  expect((await asked(centre, 1)).body).toMatchObject(limit);
  expect((await asked(owner, 150_000)).body).toEqual({ success: true });
});
