import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { followSite } from '../../site/turns/follow-site.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { keepSmallSite, nameOfSite, saidBy, writeSmallSite } from '../../testing/releases/small-site.ts';
import { agree } from '../../testing/second-person.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'panel-site-'));
const [dist, sitesDir] = [join(folder, 'dist'), join(folder, 'sites')];
const names = { own: '', blue: '', torn: '' };
const reason = 'Yeni görünüm denendi, herkese verelim';
let gateway: RunningGateway;
let owner: Buyer;
let second: Buyer;

beforeAll(async () => {
  writeSmallSite(dist, 'own');
  names.own = nameOfSite(dist);
  names.blue = keepSmallSite(sitesDir, 'blue');
  names.torn = keepSmallSite(sitesDir, 'torn', { change: (site) => rmSync(join(site, 'server/late.js')) });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const open = async (): Promise<void> => {
  gateway = await startGateway({ config: { distDir: dist, sitesDir } });
  await followSite(gateway.context);
  [owner, second] = [gateway.buyer(), gateway.buyer()];
  await signInAsStaff(gateway.context, owner, 'owner');
  await signInAsStaff(gateway.context, second, 'owner');
};
afterEach(() => gateway.close());

const view = async (who = owner) => (await who.get('panel/site')).body;
const ask = async (site: string | null, was: string | null, who = owner) =>
  (await who.post('panel/site/ask', { site, was, reason })).body;
const shown = async (): Promise<string> => {
  const answer = await gateway.buyer().fetch('/', { headers: { 'accept-language': 'tr' } });
  return saidBy(await answer.text()).words.join();
};
const states = async () =>
  (await view()).sites.map(({ name, state }: { name: string; state: string }) => `${name} ${state}`);

test('one owner asks, another one agrees, and what is live says who; then back the same way', async () => {
  await open();
  expect(await view()).toMatchObject({
    live: null,
    since: null,
    shown: names.own,
    fault: null,
    asked: false,
  });
  expect(await ask(names.blue, null)).toEqual({ success: true });
  expect((await view()).asked).toBe(true);
  expect(await shown()).toBe('own');
  expect(await ask(names.blue, null, second)).toMatchObject({ code: 'request-closed' });
  expect(await agree(owner, names.blue)).toBeNull();
  expect((await agree(second, names.blue))?.body).toEqual({ state: 'approved' });
  expect(await shown()).toBe('blue');
  const now = await view();
  expect(now).toMatchObject({ live: names.blue, shown: names.blue, fault: null, asked: false });
  expect([now.askedBy, now.agreedBy].every((name) => typeof name === 'string')).toBe(true);
  expect((await states()).toSorted()).toEqual(
    [`${names.own} before`, `${names.blue} live`, `${names.torn} broken`].toSorted(),
  );
  const entry = await gateway.context.db
    .selectFrom('audit_entry')
    .select(['reason', 'detail'])
    .where('action', '=', 'site.turned')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ reason, detail: { before: 'own', after: names.blue } });
  expect(await ask(null, names.blue, second)).toEqual({ success: true });
  expect((await agree(owner, names.own))?.body).toEqual({ state: 'approved' });
  expect(await shown()).toBe('own');
});

test('what is broken is told with its reason, and is not asked for', async () => {
  await open();
  const torn = (await view()).sites.find(({ name }: { name: string }) => name === names.torn);
  expect(torn).toMatchObject({ state: 'broken', fault: 'missing' });
  for (const site of [names.torn, 'site@0123456789abcdef'])
    expect(await ask(site, null)).toMatchObject({ code: 'invalid-input', fields: [{ field: 'site' }] });
  expect(await ask(null, null)).toMatchObject({ code: 'invalid-input' });
  expect(await ask(null, names.blue)).toMatchObject({ code: 'changed-meanwhile' });
});

test('what broke after it was asked for lapses when somebody agrees, and nothing turns', async () => {
  await open();
  const late = keepSmallSite(sitesDir, 'late');
  await ask(late, null);
  rmSync(join(sitesDir, late), { recursive: true });
  expect((await agree(second, late))?.body).toEqual({ state: 'lapsed' });
  expect(await view()).toMatchObject({ live: null, asked: false });
});

test('an operator who turns meanwhile is not undone by a yes to what was asked before', async () => {
  await open();
  await ask(names.blue, null);
  const other = keepSmallSite(sitesDir, 'other');
  await gateway.context.db.insertInto('site_turn').values({ site: other, since: new Date() }).execute();
  expect((await agree(second, names.blue))?.body).toEqual({ state: 'lapsed' });
  expect(await view()).toMatchObject({ live: other, askedBy: null, agreedBy: null });
});

test.each(['auditor', 'finance', 'agent'] as const)('%s asks for no other site', async (role) => {
  await open();
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, role, role === 'agent' ? 'kaya-acente' : undefined);
  expect(await ask(names.blue, null, browser)).toMatchObject({ code: 'not-allowed' });
  const seen = await browser.get('panel/site');
  expect(seen.status).toBe(role === 'auditor' ? 200 : 403);
});
