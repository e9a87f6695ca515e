import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { memoryStore } from '@sigorta/release/testing/memory-store';
import { signedRelease, testKey } from '@sigorta/release/testing/signed-release';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { followReleases } from '../../site/releases/follow-releases.ts';
import { builtRelease } from '../../testing/built-release.ts';
import { shownFamilies } from '../../testing/releases/shown-families.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';

const dist = mkdtempSync(join(tmpdir(), 'retired-'));
const write = (name: string, content: string | Buffer) => {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const newest = builtRelease(write, 'aaaaaaaaaa', { 'entry.js': 'a' }, 1);
const remotes = { pet: { ...newest, family: 'pet' }, panel: { ...newest, family: 'panel' } };
const kept = [{ at: '2026-06-01T09:00:00.000Z', release: remotes.pet }];
write('site/remotes.json', JSON.stringify({ schema: 1, remotes }));
write('releases.json', JSON.stringify({ schema: 1, families: { pet: kept }, shells: [] }));
write('site/catalogue.json', '[]');
write('server/render.js', shownFamilies);

let database: TestDatabase;
let store: ReturnType<typeof memoryStore>;
const running: RunningGateway[] = [];
beforeEach(async () => {
  database = await testDatabase();
  store = memoryStore();
});
afterEach(async () => {
  for (const gateway of running.splice(0)) await gateway.close();
  await database.close();
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const gatewayWith = async (): Promise<RunningGateway> => {
  const gateway = await startGateway({
    database,
    releaseStore: store,
    config: { distDir: dist, releases: { place: { folder: dist }, keys: [testKey] } },
  });
  running.push(gateway);
  await followReleases(gateway.context);
  return gateway;
};
const act = async (
  gateway: RunningGateway,
  name: string,
  request: object,
  role: 'owner' | 'auditor' = 'owner',
) => {
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, role);
  return browser.post(`panel/releases/${name}`, { family: 'pet', reason: 'Tarife bitti', ...request });
};
const live = ({ context }: RunningGateway) => context.products.liveReleases().get('pet');

test.each(['a build', 'a release'])(
  'a family sold by %s is retired at every gateway, also after a start, and sold again',
  async (what) => {
    const [gateway, second] = [await gatewayWith(), await gatewayWith()];
    const built = live(gateway);
    const { release } = signedRelease({}, undefined, store);
    if (what === 'a release') await act(gateway, 'choose', { version: release.id });
    await followReleases(second.context);
    const { body } = await act(gateway, 'retire', {});
    expect(body).toMatchObject({ sale: 'retired', live: '', share: null });
    await followReleases(second.context);
    const third = await gatewayWith();
    expect([live(gateway), live(second), live(third)]).toEqual([undefined, undefined, undefined]);
    await expect(gateway.context.products.begun('pet', undefined)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(gateway.context.products.isRetired('pet')).toBe(true);
    const again = await act(gateway, 'choose', { version: null });
    expect(again.body).toMatchObject({ sale: 'sold', live: 'aaaaaaaaaa' });
    await followReleases(second.context);
    expect([live(gateway), live(second)]).toEqual([built, built]);
    await act(gateway, 'retire', {});
    const other = await act(gateway, 'choose', { version: release.id });
    expect(other.body).toMatchObject({ sale: 'sold', live: release.id });
    expect(live(gateway)).toBe(release.id);
  },
);

test('who may not, and what sells nothing, changes nothing; the log says who and why', async () => {
  const gateway = await gatewayWith();
  const before = live(gateway);
  expect((await act(gateway, 'retire', {}, 'auditor')).body.code).toBe('not-allowed');
  expect((await act(gateway, 'retire', { family: 'panel' })).body.code).toBe('not-found');
  expect((await act(gateway, 'retire', { family: 'nothing' })).body.code).toBe('not-found');
  expect(live(gateway)).toBe(before);
  await act(gateway, 'retire', {});
  await act(gateway, 'retire', {});
  const entries = await database.db
    .selectFrom('audit_entry')
    .select(['action', 'reason', 'detail'])
    .where('action', 'like', 'release.%')
    .execute();
  expect(entries).toEqual([
    { action: 'release.retired', reason: 'Tarife bitti', detail: { before: 'aaaaaaaaaa' } },
  ]);
});

test.each([
  ['choose', { version: null }],
  ['share', { version: 'pet@0123456789abcdef', percent: 0 }],
  ['difference', { version: 'aaaaaaaaaa' }],
  ['retire', {}],
])('a name that every object has something of is no family: %s', async (name, request) => {
  const gateway = await gatewayWith();
  for (const family of ['constructor', 'unknown'])
    expect((await act(gateway, name, { family, ...request })).body.code).toBe('not-found');
});

test('two of the staff who move one channel at once wait for each other', async () => {
  const gateway = await gatewayWith();
  const { release } = signedRelease({}, undefined, store);
  const acts = [
    ['choose', { version: release.id }],
    ['share', { version: release.id, percent: 5 }],
    ['retire', {}],
  ] as const;
  const owners = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const browser = gateway.buyer();
      await signInAsStaff(gateway.context, browser, 'owner');
      return browser;
    }),
  );
  for (const [name, request] of acts) {
    const answers = await Promise.all(
      owners.map((owner) =>
        owner.post(`panel/releases/${name}`, { family: 'pet', reason: 'Tarife bitti', ...request }),
      ),
    );
    expect([name, answers.map(({ status }) => status)]).toEqual([name, Array(6).fill(200)]);
    await act(gateway, 'choose', { version: null });
  }
  const rows = await database.db.selectFrom('release_choice').selectAll().execute();
  expect(rows).toEqual([]);
});
