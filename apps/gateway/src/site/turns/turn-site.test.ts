import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore } from '@sigorta/release/testing/memory-store';
import { signedRelease, testKey } from '@sigorta/release/testing/signed-release';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildServer } from '../../main/server.ts';
import { keepSmallSite, saidBy, writeSmallSite } from '../../testing/releases/small-site.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { followReleases } from '../releases/follow-releases.ts';
import { followSite } from './follow-site.ts';
import { namedSites, readLiveSite, turnSite } from './site-turns.ts';

const folder = mkdtempSync(join(tmpdir(), 'turn-site-'));
const [dist, sitesDir] = [join(folder, 'dist'), join(folder, 'sites')];
let now = new Date('2026-06-14T09:00:00Z');
let database: TestDatabase;
let store = memoryStore();
const running: RunningGateway[] = [];
const names = { blue: '', green: '' };

beforeAll(() => {
  writeSmallSite(dist, 'own');
  names.blue = keepSmallSite(sitesDir, 'blue');
  names.green = keepSmallSite(sitesDir, 'green');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  database = await testDatabase();
  store = memoryStore();
});
afterEach(async () => {
  for (const gateway of running.splice(0)) await gateway.close();
  await database.close();
});

/** A gateway as it starts: it has followed before anybody asks. */
const open = async (): Promise<RunningGateway> => {
  const gateway = await startGateway({
    database,
    releaseStore: store,
    clock: () => now,
    config: { distDir: dist, sitesDir, releases: { place: { folder: dist }, keys: [testKey] } },
  });
  running.push(gateway);
  await followSite(gateway.context);
  await followReleases(gateway.context);
  return gateway;
};

/** As the command does. */
const turn = async ({ context }: RunningGateway, site: string | null): Promise<void> => {
  const { site: from } = await readLiveSite(context.db);
  await context.db
    .transaction()
    .execute((trx) => turnSite(context, trx, { site, from, reason: 'Yeni görünüm', by: null }));
};
const page = async (gateway: RunningGateway) => {
  const answer = await gateway.buyer().fetch('/', { headers: { 'accept-language': 'tr' } });
  return { status: answer.status, ...saidBy(await answer.text()) };
};
const shown = async (gateway: RunningGateway): Promise<string> => (await page(gateway)).words.join();
const status = async (gateway: RunningGateway, path: string): Promise<number> =>
  (await gateway.buyer().fetch(path)).status;

test('it turns and turns back at two gateways while pages and files are asked for: none fails, none is of two sites', async () => {
  const gateways = [await open(), await open()];
  const [first, second] = gateways;
  if (!first || !second) throw new Error('two gateways');
  const faults: string[] = [];
  const seen = new Set<string>();
  let isOver = false;
  /* the file of a page is asked for at the other gateway, which may not have turned yet, or back already */
  const visit = async (own: RunningGateway, other: RunningGateway): Promise<void> => {
    while (!isOver) {
      const { status: answered, words, file } = await page(own);
      if (answered !== 200 || words.length !== 1) faults.push(`a page of ${words} with ${answered}`);
      if ((await status(other, file)) !== 200) faults.push(`${file} is not there`);
      const manifest = await (await own.buyer().fetch('/remotes.json')).text();
      if (!manifest.includes('integrity-')) faults.push(manifest);
      seen.add(words.join());
    }
  };
  /* as the timers of start.ts, each gateway for itself */
  const follow = async (gateway: RunningGateway): Promise<void> => {
    while (!isOver) {
      await followSite(gateway.context);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const work = [
    ...gateways.map(follow),
    ...[1, 2, 3].flatMap(() => [visit(first, second), visit(second, first)]),
  ];
  for (const [site, words] of [
    [names.blue, 'blue'],
    [names.green, 'green'],
    [names.blue, 'blue'],
    [null, 'own'],
    [names.green, 'green'],
  ] as const) {
    await turn(first, site);
    for (const gateway of gateways) await expect.poll(() => shown(gateway), { interval: 20 }).toBe(words);
  }
  isOver = true;
  await Promise.all(work);
  expect(faults).toEqual([]);
  expect([...seen].toSorted()).toEqual(['blue', 'green', 'own']);
});

test('a file of a site that was turned to within the moment after a look is there', async () => {
  const [first, second] = [await open(), await open()];
  await followSite(second.context);
  await turn(first, names.green);
  expect(await status(second, '/shell/green.js')).toBe(200);
  /* what nobody has is not there, however many ask at once */
  const strangers = Array.from({ length: 20 }, () => status(second, '/shell/violet.js'));
  expect(new Set(await Promise.all(strangers))).toEqual(new Set([404]));
});

test('a page that was opened before finds its files for a day, and no longer', async () => {
  const gateway = await open();
  await turn(gateway, names.blue);
  await followSite(gateway.context);
  const { file } = await page(gateway);
  now = new Date(now.getTime() + 60_000);
  await turn(gateway, names.green);
  await followSite(gateway.context);
  expect(await shown(gateway)).toBe('green');
  expect([file, await status(gateway, file)]).toEqual(['/shell/blue.js', 200]);
  now = new Date(now.getTime() + 23 * 3600_000);
  await followSite(gateway.context);
  expect(await status(gateway, file)).toBe(200);
  now = new Date(now.getTime() + 2 * 3600_000);
  await followSite(gateway.context);
  expect(await status(gateway, file)).toBe(404);
});

test('a page of a site that several turns left behind finds its files for a day, at a gateway that started since too', async () => {
  const gateway = await open();
  const { file: own } = await page(gateway);
  await turn(gateway, names.blue);
  await followSite(gateway.context);
  const { file: blue } = await page(gateway);
  now = new Date(now.getTime() + 3600_000);
  await turn(gateway, names.green);
  await followSite(gateway.context);
  const later = await open();
  const answers = async () => {
    for (const one of [gateway, later]) await followSite(one.context);
    return Promise.all(
      [gateway, later].map((one) =>
        Promise.all([own, blue, '/shell/green.js'].map((file) => status(one, file))),
      ),
    );
  };
  const all = [200, 200, 200];
  expect(await answers()).toEqual([all, all]);
  expect(await namedSites(gateway.context)).toEqual(new Set([names.blue, names.green]));
  /* a day and half an hour after the first turn, half an hour less after the second */
  now = new Date(now.getTime() + 23.5 * 3600_000);
  const without = [404, 200, 200];
  expect(await answers()).toEqual([without, without]);
});

test('no page loses a file however often a day turns, and none of them is swept meanwhile', async () => {
  const gateway = await open();
  const more = ['red', 'violet', 'white'].map((words) => keepSmallSite(sitesDir, words));
  const files: string[] = [];
  for (const site of [names.blue, ...more, names.green]) {
    files.push((await page(gateway)).file);
    now = new Date(now.getTime() + 60_000);
    await turn(gateway, site);
    await followSite(gateway.context);
  }
  expect(new Set(files).size).toBe(5);
  expect(await Promise.all(files.map((file) => status(gateway, file)))).toEqual(files.map(() => 200));
  expect(await namedSites(gateway.context)).toEqual(new Set([names.blue, ...more, names.green]));
  now = new Date(now.getTime() + 25 * 3600_000);
  expect(await namedSites(gateway.context)).toEqual(new Set([more[2], names.green]));
});

test('a gateway that has not heard of a turn has the files of pages that another one gives', async () => {
  const [first, second] = [await open(), await open()];
  await turn(first, names.blue);
  await followSite(first.context);
  const { file } = await page(first);
  /* it looked a moment ago, and looks anew a quarter of a second later at the latest */
  await expect.poll(() => status(second, file), { interval: 50 }).toBe(200);
  expect(await shown(second)).toBe('blue');
});

test('a gateway that starts, after whatever end, begins with what is live', async () => {
  const first = await open();
  await turn(first, names.blue);
  /* it never came to follow */
  const later = await open();
  expect(await shown(later)).toBe('blue');
  expect(await status(later, '/readyz')).toBe(200);
});

test('a family that is released alone is made with the new shell before it turns, and turns with it', async () => {
  const gateway = await open();
  const { release } = signedRelease({}, undefined, store);
  const row = { family: 'pet', version: release.id, chosen_at: now };
  await database.db.insertInto('release_choice').values(row).execute();
  await followReleases(gateway.context);
  expect(await shown(gateway)).toBe('own');
  await turn(gateway, names.blue);
  await followSite(gateway.context);
  const html = await (await gateway.buyer().fetch('/', { headers: { 'accept-language': 'tr' } })).text();
  expect(saidBy(html).words).toEqual(['blue']);
  expect(html).toContain(`<i>${release.id}</i>`);
});

test('a shell that cannot draw a family that is live is not turned to, and is the same that is refused', async () => {
  const gateway = await open();
  const { release } = signedRelease({}, undefined, store);
  const row = { family: 'pet', version: release.id, chosen_at: now };
  await database.db.insertInto('release_choice').values(row).execute();
  await followReleases(gateway.context);
  await turn(gateway, keepSmallSite(sitesDir, 'breaks'));
  await followSite(gateway.context);
  expect(await shown(gateway)).toBe('own');
  expect(await gateway.context.site.standing()).toMatchObject({ fault: 'broken' });
});

test('previews, whose database knows of no turn, turn nothing back', async () => {
  const gateway = await open();
  await turn(gateway, names.blue);
  await followSite(gateway.context);
  const other = await testDatabase();
  const preview = buildServer({ ...gateway.context, db: other.db });
  try {
    await expect
      .poll(async () => (await preview.inject('/shell/nobody.js')).statusCode, { interval: 50 })
      .toBe(404);
    await followSite(gateway.context);
    expect((await preview.inject('/shell/blue.js')).statusCode).toBe(200);
    expect(await shown(gateway)).toBe('blue');
  } finally {
    await preview.close();
    await other.close();
  }
});
