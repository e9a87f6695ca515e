import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { askOffers, type Market, openMarket } from '../../testing/purchase/market.ts';
import { signInAsStaff } from '../../testing/staff.ts';

let market: Market;
let clerk: Buyer;
let clerkId: string;
let owner: Buyer;
let asked: string;
let kept: string;

beforeAll(async () => {
  market = await openMarket();
  for (const _ of ['asked', 'kept']) await askOffers(market, market.buyer(), 'domestic-travel');
  const rows = await market.context.db.selectFrom('quote').select('id').orderBy('created_at').execute();
  asked = rows[0]?.id ?? '';
  kept = rows[1]?.id ?? '';
  clerk = market.buyer();
  clerkId = await signInAsStaff(market.context, clerk, 'call-centre');
  owner = market.buyer();
  await signInAsStaff(market.context, owner, 'owner');
  await owner.post('panel/quotes/send', { id: kept, channel: 'link' });
});
afterAll(() => market.close());

const idsOf = async (request: object, who = owner): Promise<string[]> =>
  (await who.post('panel/quotes', request)).body.rows.map(({ id }: { id: string }) => id);
const actionsOn = async (id: string) =>
  (
    await market.context.db
      .selectFrom('audit_entry')
      .select(['action', 'detail'])
      .where('subject_id', '=', id)
      .orderBy('number')
      .execute()
  ).map(({ action, detail }) => ({ action, detail }));

test('a masked row can be told from its neighbours: end of the phone, how far it came, who works on it', async () => {
  const { body } = await owner.post('panel/quotes', {});
  expect(body.rows).toMatchObject([
    { id: kept, stage: 'kept', phone: expect.stringMatching(/^\*\*\* \d\d \d\d$/), assignee: null },
    { id: asked, stage: 'asked', assignee: null },
  ]);
});

test('a quote is given to somebody and gets notes; both are audited, and what is said twice only once', async () => {
  const was = { assigneeId: null };
  const give = (assigneeId: string | null) =>
    owner.post('panel/quotes/change', { id: asked, assigneeId, was }).then(({ body }) => body);
  expect(await give(clerkId)).toEqual({ success: true });
  expect(await give(clerkId)).toEqual({ success: true });
  expect((await clerk.post('panel/quotes/note', { id: asked, text: 'Yarın aranacak' })).status).toBe(200);
  const { body } = await owner.get(`panel/quotes/${asked}`);
  expect(body.assignee).toEqual({ id: clerkId, name: 'Deneme call-centre' });
  expect(body.notes).toMatchObject([{ text: 'Yarın aranacak', by: 'Deneme call-centre' }]);
  expect(await actionsOn(asked)).toEqual([
    { action: 'quote.assigned', detail: { assignee: clerkId } },
    { action: 'quote.noted', detail: {} },
  ]);
});

test('the list is narrowed to mine, to nobody’s and to a colleague’s', async () => {
  expect(await idsOf({ assignee: 'mine' }, clerk)).toEqual([asked]);
  expect(await idsOf({ assignee: 'mine' })).toEqual([]);
  expect(await idsOf({ assignee: 'none' })).toEqual([kept]);
  expect(await idsOf({ assignee: clerkId })).toEqual([asked]);
  const filters = { assignee: clerkId };
  const file = await owner.operation('panel/export', 'POST', { list: 'quotes', format: 'csv', filters });
  const text = await file.text();
  expect(text).toContain('Deneme call-centre');
  expect(text).not.toContain(kept);
});

test('who only reads writes nothing, and nobody is given what they may not see', async () => {
  const reader = market.buyer();
  await signInAsStaff(market.context, reader, 'read-only');
  expect((await reader.post('panel/quotes/note', { id: asked, text: 'x' })).body.code).toBe('not-allowed');
  const agent = market.buyer();
  const agentId = await signInAsStaff(market.context, agent, 'agent', 'kaya-acente');
  expect((await agent.post('panel/quotes/note', { id: asked, text: 'x' })).status).toBe(404);
  const { body } = await owner.post('panel/quotes/change', {
    id: asked,
    assigneeId: agentId,
    was: { assigneeId: clerkId },
  });
  expect(body).toMatchObject({ code: 'invalid-input', fields: [{ field: 'assigneeId' }] });
});

test('a quote that goes takes its notes along', async () => {
  const { db } = market.context;
  await db.deleteFrom('quote').where('id', '=', asked).execute();
  expect(await db.selectFrom('quote_note').selectAll().execute()).toEqual([]);
});
