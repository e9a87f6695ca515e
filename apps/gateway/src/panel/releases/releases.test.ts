import { mkdirSync, mkdtempSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Role } from '@sigorta/contracts/panel/permissions';
import type { ReleaseHistory, ReleaseManifest, RemoteRelease } from '@sigorta/contracts/release';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtRelease } from '../../testing/built-release.ts';
import { listSite } from '../../testing/listed-site.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

const dist = mkdtempSync(join(tmpdir(), 'releases-'));
const [newest, older, other, broken] = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'dddddddddd'];
let gateway: RunningGateway;

const write = (name: string, content: string | Buffer) => {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const release = (version: string, contract = 3): RemoteRelease =>
  builtRelease(
    write,
    version,
    { 'entry.js': version, 'chunks/FormPage-1.js': `page of ${version}` },
    contract,
  );

/** The page says which release it was asked to use. */
const render = `export const openSite = async () => ({
  catalogue: [], releases: { schema: 1, remotes: {} }, build: 'b', publicPaths: () => [],
  page: async ({ language, brand, chosen }) => ({
    status: 200, kind: 'public', title: 't', description: 'd', canonicalPath: '/', inlineScripts: [], product: null, questions: [],
    html: '<html><head><!--head--><!--palette--></head><body>[' + (chosen.travel?.version ?? 'newest') + ']<!--boot--></body></html>',
    boot: { language, brand, catalogue: [], manifestUrl: '/remotes.json', remote: chosen.travel ?? null },
  }),
});`;

beforeAll(async () => {
  const releases = [release(newest), release(older), release(other, 2), release(broken)];
  write(`site/remotes/travel/${broken}/entry.js`, 'something else');
  const at = '2026-06-01T09:00:00.000Z';
  const [first] = releases;
  const manifest: ReleaseManifest = { schema: 1, remotes: first ? { travel: first } : {} };
  const history: ReleaseHistory = {
    schema: 1,
    families: { travel: releases.map((one) => ({ at, release: one })) },
    shells: [],
  };
  write('site/remotes.json', JSON.stringify(manifest));
  write('releases.json', JSON.stringify(history));
  write('server/render.js', render);
  listSite(dist);
  gateway = await startGateway({ config: { distDir: dist } });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dist, { recursive: true, force: true });
});

const staff = async (role: Role = 'owner', partner?: string) => {
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, role, partner);
  return browser;
};

const reason = 'Ödeme sayfası açılmıyor';
const choose = async (version: string | null, family = 'travel') =>
  (await staff()).post('panel/releases/choose', { family, version, reason });

const manifestVersion = async () => {
  const answer = await gateway.buyer().fetch('/remotes.json');
  const manifest = (await answer.json()) as ReleaseManifest;
  return manifest.remotes.travel?.version;
};
const page = async () => {
  const response = await gateway.buyer().fetch('/', { headers: { 'accept-language': 'tr' } });
  return { text: await response.text(), etag: response.headers.get('etag') };
};

test('every kept release is shown with its health', async () => {
  const { body } = await (await staff('auditor')).get('panel/releases');
  expect(body.families).toHaveLength(1);
  expect(body.families[0]).toMatchObject({ family: 'travel', live: newest, newest, chosenAt: null });
  expect(body.families[0].releases).toMatchObject([
    { version: newest, health: 'ok', files: 2, selectable: false },
    { version: older, health: 'ok', selectable: true },
    { version: other, contract: 2, health: 'ok', selectable: false },
    { version: broken, health: 'changed', selectable: false },
  ]);
});

test('rolled back, the manifest and the documents name the older release at once', async () => {
  const before = await page();
  expect(before.text).toContain('[newest]');
  const { body } = await choose(older);
  expect(body).toMatchObject({ live: older, newest });
  expect(await manifestVersion()).toBe(older);
  const after = await page();
  expect(after.text).toContain(`[${older}]`);
  expect(after.etag).not.toBe(before.etag);
});

test('back to the newest, everything is as it was', async () => {
  await choose(older);
  const { body } = await choose(null);
  expect(body).toMatchObject({ live: newest, chosenAt: null });
  expect(await manifestVersion()).toBe(newest);
  expect((await page()).text).toContain('[newest]');
});

test.each([other, broken, 'eeeeeeeeee'])('%s is refused: it could not be loaded', async (version) => {
  const { body } = await choose(version);
  expect(body).toMatchObject({ code: 'invalid-input', fields: [{ message: 'version.unfit' }] });
  expect(await manifestVersion()).toBe(newest);
});

test('a choice whose files went away counts for nothing', async () => {
  const row = { family: 'travel', version: 'ffffffffff', chosen_at: new Date() };
  await gateway.context.db.insertInto('release_choice').values(row).execute();
  await choose(null);
  expect(await manifestVersion()).toBe(newest);
});

test('the log names both releases and the reason', async () => {
  await choose(older);
  await choose(null);
  const entries = await gateway.context.db
    .selectFrom('audit_entry')
    .select(['action', 'reason', 'detail'])
    .orderBy('number', 'desc')
    .limit(2)
    .execute();
  expect(entries).toEqual([
    { action: 'release.newest-again', reason, detail: { before: older, after: newest } },
    { action: 'release.rolled-back', reason, detail: { before: newest, after: older } },
  ]);
});

test('a remote nobody built is unknown', async () => {
  expect((await choose(null, 'nothing')).status).toBe(404);
});

test.each([
  ['auditor', undefined],
  ['finance', undefined],
  ['owner', 'kaya-acente'],
] as const)('a %s of %s rolls nothing back', async (role, partner) => {
  const browser = await staff(role, partner);
  const { body } = await browser.post('panel/releases/choose', { family: 'travel', version: older, reason });
  expect(body.code).toBe('not-allowed');
});

const healthOf = async (version: string) => {
  const { body } = await (await staff('auditor')).get('panel/releases');
  const [{ releases }] = body.families;
  return releases.find((one: { version: string }) => one.version === version)?.health;
};
const fetched = async (version: string, file: string) => {
  const answer = await gateway
    .buyer()
    .fetch(`/remotes/travel/${version}/${file}`, { headers: { 'accept-encoding': 'br' } });
  return { status: answer.status, text: await answer.text() };
};
const page1 = 'chunks/FormPage-1.js';
const built = (version: string) => `page of ${version}`;

test.each<[string, (folder: string) => void, file: string]>([
  ['a changed chunk', (folder) => write(`${folder}${page1}`, `${built(older)};evil()`), page1],
  [
    'a chunk of the same size and time',
    (folder) => {
      write(`${folder}${page1}`, built(older).replace('page', 'evil'));
      utimesSync(join(dist, folder, page1), 1, 1);
    },
    page1,
  ],
  [
    'a packed file that says something else',
    (folder) => write(`${folder}${page1}.br`, brotliCompressSync('evil()')),
    page1,
  ],
  ['a packed file that is none', (folder) => write(`${folder}${page1}.br`, 'evil()'), page1],
  ['a file that was never built', (folder) => write(`${folder}evil.js`, 'evil()'), 'evil.js'],
  ['a packed file that was never built', (folder) => write(`${folder}evil.js.br`, 'evil()'), 'evil.js'],
  ['a changed list', (folder) => write(`${folder}integrity.json`, '{}'), page1],
])('%s is refused and told', async (_what, tamper, file) => {
  const folder = `site/remotes/travel/${older}/`;
  expect(await healthOf(older)).toBe('ok');
  expect(await fetched(older, page1)).toEqual({ status: 200, text: built(older) });
  tamper(folder);
  expect(await healthOf(older)).toBe('changed');
  const { status, text } = await fetched(older, file);
  expect(status).toBe(404);
  expect(text).not.toContain('evil');
  rmSync(join(dist, folder), { recursive: true });
  release(older);
  expect(await healthOf(older)).toBe('ok');
});

test('a file that went away is missing, and a right one packed beside its own is served', async () => {
  const file = join(dist, `site/remotes/travel/${older}/${page1}`);
  write(`site/remotes/travel/${older}/${page1}.br`, brotliCompressSync(built(older)));
  expect(await healthOf(older)).toBe('ok');
  expect(await fetched(older, page1)).toEqual({ status: 200, text: built(older) });
  unlinkSync(`${file}.br`);
  unlinkSync(file);
  expect(await healthOf(older)).toBe('missing');
  write(`site/remotes/travel/${older}/${page1}`, built(older));
});

test('a newest release that is not as it was built is not opened: visitors get the last whole one', async () => {
  write(`site/remotes/travel/${newest}/${page1}`, `${built(newest)};evil()`);
  // a gateway that starts on it
  const other = await startGateway({ config: { distDir: dist } });
  try {
    const manifest = (await (await other.buyer().fetch('/remotes.json')).json()) as ReleaseManifest;
    expect(manifest.remotes.travel?.version).toBe(older);
    const shown = await other.buyer().fetch('/', { headers: { 'accept-language': 'tr' } });
    expect(await shown.text()).toContain(`[${older}]`);
    const owner = other.buyer();
    await signInAsStaff(other.context, owner, 'owner');
    const { body } = await owner.get('panel/releases');
    expect(body.families[0]).toMatchObject({ live: older, newest, chosenAt: null });
    expect(body.families[0].releases[0]).toMatchObject({ version: newest, health: 'changed' });
  } finally {
    await other.close();
    write(`site/remotes/travel/${newest}/${page1}`, built(newest));
  }
});
