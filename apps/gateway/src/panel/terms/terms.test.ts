import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { agree } from '../../testing/second-person.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

/* Terms move money for a long time: owners alone decide them, and none is ever changed (docs/decisions/0286). */
let gateway: RunningGateway;
let insurer = '';
const morning = new Date('2026-06-14T09:00:00Z');
let now = morning;
const people: Partial<Record<'owner' | 'second' | 'finance', Buyer>> = {};
const person = (name: keyof typeof people): Buyer => people[name] as Buyer;
const reason = 'Yeni acentelik sözleşmesi, ek 3';

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  insurer = (await gateway.context.db.selectFrom('insurer').select('id').executeTakeFirstOrThrow()).id;
  for (const name of ['owner', 'second', 'finance'] as const) {
    const browser = gateway.buyer();
    await signInAsStaff(gateway.context, browser, name === 'finance' ? 'finance' : 'owner');
    people[name] = browser;
  }
});
afterAll(() => gateway.close());
beforeEach(() => {
  now = morning;
});

const ask = async (who: keyof typeof people, change: object = {}) => {
  const terms = { kind: 'commission', insurerId: insurer, product: null, basisPoints: 1_525 };
  return (await person(who).post('panel/terms/ask', { ...terms, firstDay: '2026-06-20', reason, ...change }))
    .body;
};
const rows = async () => (await person('finance').get('panel/terms')).body.rows;

test('terms count from their first day in Istanbul, once another owner agreed', async () => {
  expect(await ask('finance')).toEqual({ success: true });
  expect(await ask('owner')).toMatchObject({ code: 'request-closed' });
  expect(await rows()).toEqual([]);
  const about = `${insurer} · *`;
  expect(await agree(person('finance'), about)).toBeNull();
  expect((await agree(person('second'), about))?.body).toEqual({ state: 'approved' });
  const planned = { kind: 'commission', insurer: { id: insurer }, product: null, basisPoints: 1_525 };
  expect(await rows()).toMatchObject([{ ...planned, firstDay: '2026-06-20', state: 'planned' }]);
});

test('what counted stays in the history, and the newest that has begun counts', async () => {
  for (const firstDay of ['2026-06-15', '2026-06-17']) {
    await ask('owner', { kind: 'partner', partnerId: 'kaya-acente', basisPoints: 3_000, firstDay });
    expect((await agree(person('second'), 'kaya-acente'))?.body).toEqual({ state: 'approved' });
  }
  const states = async () =>
    (await rows())
      .filter(({ kind }: { kind: string }) => kind === 'partner')
      .map(({ firstDay, state }: { firstDay: string; state: string }) => `${firstDay} ${state}`);
  expect(await states()).toEqual(['2026-06-17 planned', '2026-06-15 planned']);
  const { db } = gateway.context;
  /* sessions end; the table says what it said */
  now = new Date('2026-06-15T12:00:00Z');
  await signInAsStaff(gateway.context, person('finance'), 'finance');
  expect(await states()).toEqual(['2026-06-17 planned', '2026-06-15 in-force']);
  now = new Date('2026-06-17T12:00:00Z');
  await signInAsStaff(gateway.context, person('finance'), 'finance');
  expect(await states()).toEqual(['2026-06-17 in-force', '2026-06-15 over']);
  now = morning;
  await signInAsStaff(gateway.context, person('finance'), 'finance');
  await expect(sql`update partner_terms set basis_points = 1`.execute(db)).rejects.toThrow('only grows');
  await expect(sql`delete from commission_terms`.execute(db)).rejects.toThrow('only grows');
});

test.each([
  ['a day that has begun', { firstDay: '2026-06-14' }, 'firstDay'],
  ['an insurer that is none', { insurerId: 'nobody' }, 'insurerId'],
  ['a product that is none', { product: 'nothing' }, 'product'],
  ['a partner that is none', { kind: 'partner', partnerId: 'nobody' }, 'partnerId'],
  ['more than all', { basisPoints: 10_001 }, 'basisPoints'],
])('%s is refused', async (_, change, field) => {
  expect(await ask('owner', change)).toMatchObject({ code: 'invalid-input', fields: [{ field }] });
});

test('agreed on too late they lapse: what was paid keeps the terms of its day', async () => {
  await ask('owner', { product: 'dask', firstDay: '2026-06-15' });
  now = new Date('2026-06-14T21:00:00Z');
  await signInAsStaff(gateway.context, person('second'), 'owner');
  expect((await agree(person('second'), `${insurer} · dask`))?.body).toEqual({ state: 'lapsed' });
  const { db } = gateway.context;
  expect(await db.selectFrom('commission_terms').select('product').execute()).toEqual([{ product: '*' }]);
});
