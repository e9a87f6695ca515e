import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { nameInClear } from '../../testing/name-in-clear.ts';
import { oldRelease } from '../../testing/old-release.ts';
import { phoneInClear } from '../../testing/phone-in-clear.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { readMoney } from '../alarms/read-money.ts';

let gateway: RunningGateway;
let owner: Buyer;
let ownerId: string;
let agent: Buyer;
const now = new Date('2026-06-14T18:30:00Z');

const add = (id: string, more: object = {}) =>
  gateway.context.db
    .insertInto('application')
    .values({
      id,
      partner_id: 'default',
      full_name: nameInClear('Şükrü Yağcıoğlu'),
      phone: phoneInClear('+905321234567'),
      email: 'sukru@ornek.com',
      product: 'kasko',
      language: 'tr',
      message: null,
      answers: null,
      consents: null,
      created_at: now,
      ...more,
    })
    .execute();

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  owner = gateway.buyer();
  ownerId = await signInAsStaff(gateway.context, owner, 'owner');
  agent = gateway.buyer();
  await signInAsStaff(gateway.context, agent, 'agent', 'kaya-acente');
  await add('AAAAAAAAA1', { message: 'Merhaba', created_at: new Date('2026-06-14T10:00:00Z') });
  await add('AAAAAAAAA2', {
    full_name: nameInClear('Ирина Петрова'),
    phone: '+905559998877',
    created_at: new Date('2026-06-13T10:00:00Z'),
  });
  await add('AAAAAAAAA3', {
    full_name: nameInClear('=HYPERLINK("http://x")'),
    answers: '{"email":"a@b.co"}',
    release: oldRelease,
    partner_id: 'kaya-acente',
    created_at: new Date('2026-06-12T20:59:00Z'),
  });
});
afterAll(() => gateway.close());

const idsOf = async (request: object, who = owner): Promise<string[]> =>
  (await who.post('panel/applications', request)).body.rows.map(({ id }: { id: string }) => id);

test('rows are masked, the newest first', async () => {
  const { body } = await owner.post('panel/applications', {});
  expect(body).toMatchObject({ total: 3, more: false });
  expect(body.rows[0]).toMatchObject({
    id: 'AAAAAAAAA1',
    kind: 'message',
    state: 'new',
    name: 'Ş*** Y***',
    phone: '*** 45 67',
    assignee: null,
  });
  expect(JSON.stringify(body)).not.toContain('ornek');
});

test.each([
  ['the beginning of a word, however it is written', { search: 'SUKRU yağ' }, ['AAAAAAAAA1']],
  ['another script', { search: 'петрова' }, ['AAAAAAAAA2']],
  ['last digits of a phone', { search: '88 77' }, ['AAAAAAAAA2']],
  ['its own number', { search: 'aaaaaaaaa3' }, ['AAAAAAAAA3']],
  ['a kind', { kind: 'call-back' }, ['AAAAAAAAA2']],
  ['a partner', { partner: 'kaya-acente' }, ['AAAAAAAAA3']],
  ['days in Türkiye', { from: '2026-06-13', to: '2026-06-13' }, ['AAAAAAAAA2']],
  ['a product nobody asked for', { product: 'dask' }, []],
  ['the other order', { ascending: true }, ['AAAAAAAAA3', 'AAAAAAAAA2', 'AAAAAAAAA1']],
])('finds by %s', async (_, request, ids) => {
  expect(await idsOf(request)).toEqual(ids);
});

/** how the applications stand when nobody has touched them */
const was = { state: 'new', assigneeId: null };

test('an agent has its own scope only, and another one does not exist for it', async () => {
  expect(await idsOf({}, agent)).toEqual(['AAAAAAAAA3']);
  expect(await idsOf({ partner: 'default' }, agent)).toEqual([]);
  expect((await agent.get('panel/applications/AAAAAAAAA1')).status).toBe(404);
  expect((await agent.post('panel/applications/note', { id: 'AAAAAAAAA1', text: 'x' })).status).toBe(404);
});

test('who only reads cannot work', async () => {
  const reader = gateway.buyer();
  await signInAsStaff(gateway.context, reader, 'read-only');
  expect((await reader.get('panel/applications/AAAAAAAAA1')).status).toBe(200);
  const change = await reader.post('panel/applications/change', { id: 'AAAAAAAAA1', state: 'done', was });
  expect(change.body.code).toBe('not-allowed');
});

test('an application is given to somebody, gets notes and tasks, and each action is audited', async () => {
  const id = 'AAAAAAAAA2';
  const act = async (action: string, body: object) =>
    expect((await owner.post(`panel/applications/${action}`, { id, ...body })).body).toEqual({
      success: true,
    });
  await act('change', { assigneeId: ownerId, state: 'working', was });
  await act('note', { text: 'Yarın aranacak' });
  await act('task', { text: 'Ara', dueOn: '2026-06-20' });
  await act('task', { text: 'Evrak iste', dueOn: '2026-06-16' });
  const { body } = await owner.get(`panel/applications/${id}`);
  expect(body).toMatchObject({ state: 'working', assignee: { id: ownerId }, dueOn: '2026-06-16' });
  expect(body.notes).toMatchObject([{ text: 'Yarın aranacak', by: 'Deneme owner' }]);
  expect(await idsOf({ sort: 'due' })).toEqual([id]);
  expect(await idsOf({ assignee: ownerId })).toEqual([id]);
  await act('task-done', { taskId: body.tasks[0].id });
  /* as a colleague does whose page is older */
  await act('task-done', { taskId: body.tasks[0].id });
  expect((await owner.get(`panel/applications/${id}`)).body.dueOn).toBe('2026-06-20');
  const entries = await gateway.context.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('number')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'application.changed',
    'application.noted',
    'application.task-added',
    'application.task-added',
    'application.task-done',
  ]);
});

test('nobody is given what they may not see', async () => {
  const agents = await gateway.context.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'agent')
    .executeTakeFirstOrThrow();
  const given = { id: 'AAAAAAAAA1', assigneeId: agents.id, was };
  const { body } = await owner.post('panel/applications/change', given);
  expect(body).toMatchObject({ code: 'invalid-input', fields: [{ field: 'assigneeId' }] });
});

test('a masked field is shown with a reason, which is written down', async () => {
  const ask = (reason: string) =>
    owner.post('panel/reveal', { subject: 'application', id: 'AAAAAAAAA1', field: 'phone', reason });
  expect((await ask('bakayım')).body.code).toBe('invalid-input');
  expect((await ask('Müşteri geri aranacak')).body).toEqual({ value: '+905321234567' });
  const entry = await gateway.context.db
    .selectFrom('audit_entry')
    .select(['reason', 'detail', 'subject_id'])
    .where('action', '=', 'personal-data.revealed')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({
    reason: 'Müşteri geri aranacak',
    detail: { field: 'phone' },
    subject_id: 'AAAAAAAAA1',
  });
});

test('a day has a budget of what may be shown, which is its own for each person and calls the owner once', async () => {
  const clerk = gateway.buyer();
  await signInAsStaff(gateway.context, clerk, 'call-centre');
  const ask = (who: Buyer, field = 'phone') =>
    who.post('panel/reveal', {
      subject: 'application',
      id: 'AAAAAAAAA1',
      field,
      reason: 'Müşteri geri aranacak',
    });
  const statuses: number[] = [];
  for (let n = 0; n < 123; n += 1) statuses.push((await ask(clerk)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  expect((await ask(owner)).status).toBe(200);
  const told = await gateway.context.db
    .selectFrom('audit_entry')
    .select(['subject_kind', 'detail'])
    .where('action', '=', 'personal-data.budget-met')
    .execute();
  expect(told).toEqual([{ subject_kind: 'staff', detail: { kind: 'revealed', limit: 120 } }]);
  const figures = await readMoney(gateway.context.db, gateway.context.clock());
  expect(figures.find(({ name }) => name === 'over_budget')?.value).toBe(1);
});

test('filters are kept under a name for one person, without what was searched', async () => {
  const keep = { list: 'applications', name: 'Bana düşenler', query: 'durum=new&ara=Defne&sayfa=3' };
  const { body } = await owner.post('panel/views/keep', keep);
  expect(body.views).toMatchObject([{ name: 'Bana düşenler', query: 'durum=new' }]);
  expect((await agent.post('panel/views', { list: 'applications' })).body.views).toEqual([]);
  const { id } = body.views[0];
  expect((await agent.post('panel/views/drop', { list: 'applications', id })).status).toBe(404);
  expect((await owner.post('panel/views/drop', { list: 'applications', id })).body.views).toEqual([]);
});
