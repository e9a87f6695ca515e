import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newReleaseKey, signRelease } from '@sigorta/release/signature';
import { testKey } from '@sigorta/release/testing/signed-release';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { keepSmallSite, saidBy, writeSmallSite, writingIn } from '../../testing/releases/small-site.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { followSite } from './follow-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'refused-sites-'));
const [dist, sitesDir] = [join(folder, 'dist'), join(folder, 'sites')];
let gateway: RunningGateway;

const openGateway = (keys = [testKey]): Promise<RunningGateway> =>
  startGateway({ config: { distDir: dist, sitesDir, releases: { place: { folder: dist }, keys } } });

beforeAll(async () => {
  writeSmallSite(dist, 'own');
  gateway = await openGateway();
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => vi.useRealTimers());

/** What somebody wrote past panel and command. */
const want = async ({ context }: RunningGateway, site: string | null): Promise<void> => {
  await context.db.insertInto('site_turn').values({ site, since: new Date() }).execute();
  await followSite(context);
};
const shown = async (of = gateway): Promise<string> => {
  const answer = await of.buyer().fetch('/', { headers: { 'accept-language': 'tr' } });
  return saidBy(await answer.text()).words.join();
};
const evaluated = (): string[] => (globalThis as { sitesEvaluated?: string[] }).sitesEvaluated ?? [];

const changed = (name: string, content: string) => ({
  change: (site: string) => writingIn(site)(name, content),
});
const without = (name: string) => ({ change: (site: string) => rmSync(join(site, name)) });

test.each([
  ['a changed file of the server', changed('server/late.js', 'export const words = "evil";'), 'changed'],
  ['a changed document', changed('pages/index.json', '{"words":"evil"}'), 'changed'],
  ['a changed list of remotes', changed('site/remotes.json', '{"schema":1,"remotes":{}}'), 'changed'],
  ['another list', changed('built.json', '{"schema":1,"files":{}}'), 'name'],
  ['no list', without('built.json'), 'list'],
  ['a missing file of the server', without('server/words.js'), 'missing'],
  ['a changed file of the shell', (words: string) => changed(`site/shell/${words}.js`, 'evil()'), 'changed'],
  ['a missing file of the shell', (words: string) => without(`site/shell/${words}.js`), 'missing'],
  ['the contract of another gateway', { contract: 2 }, 'contract'],
  ['no contract at all', { contract: null }, 'contract'],
  ['other questions of a family', { declares: 'pet@0000000000000000' }, 'declarations'],
] as const)(
  'a site with %s is not turned to, and not a byte of it is evaluated',
  async (what, how, fault) => {
    const words = what.replaceAll(' ', '-');
    const site = keepSmallSite(sitesDir, words, typeof how === 'function' ? how(words) : how);
    await want(gateway, site);
    expect(await shown()).toBe('own');
    expect(await gateway.context.site.standing()).toMatchObject({ fault });
    expect(evaluated()).not.toContain(words);
    /* what a gateway came with is shown: it serves */
    expect((await gateway.buyer().fetch('/readyz')).status).toBe(200);
  },
);

test.each([
  ['other questions of a family', { declares: 'pet@0000000000000000' }, 200],
  ['the contract of another gateway', { contract: 2 }, 200],
  ['a changed document', changed('pages/index.json', '{"words":"evil"}'), 404],
  ['another list', changed('built.json', '{"schema":1,"files":{}}'), 404],
] as const)(
  'pages of another gateway that shows a site with %s find its files here where they are as they were built',
  async (what, how, answered) => {
    const words = `files-${what.replaceAll(' ', '-')}`;
    await want(gateway, keepSmallSite(sitesDir, words, how));
    expect(await shown()).toBe('own');
    expect((await gateway.buyer().fetch(`/shell/${words}.js`)).status).toBe(answered);
    expect(evaluated()).not.toContain(words);
    /* what is live at those that can show it turns on: their pages may be open here too */
    await want(gateway, keepSmallSite(sitesDir, `after-${words}`));
    expect(await shown()).toBe(`after-${words}`);
    expect((await gateway.buyer().fetch(`/shell/${words}.js`)).status).toBe(answered);
    await want(gateway, null);
  },
);

test('a site that lies under the name of another one is not turned to', async () => {
  const other = 'site@0123456789abcdef';
  cpSync(join(sitesDir, keepSmallSite(sitesDir, 'misnamed')), join(sitesDir, other), { recursive: true });
  await want(gateway, other);
  expect(await shown()).toBe('own');
  expect(await gateway.context.site.standing()).toMatchObject({ fault: 'name' });
  expect(evaluated()).not.toContain('misnamed');
});

test('a site that nobody kept is waited for, and shown when it comes', async () => {
  const site = keepSmallSite(sitesDir, 'late-comer');
  cpSync(join(sitesDir, site), join(folder, 'put-aside'), { recursive: true });
  rmSync(join(sitesDir, site), { recursive: true });
  await want(gateway, site);
  expect(await shown()).toBe('own');
  expect(await gateway.context.site.standing()).toMatchObject({ fault: 'missing' });
  cpSync(join(folder, 'put-aside'), join(sitesDir, site), { recursive: true });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 10_000);
  await followSite(gateway.context);
  expect(await shown()).toBe('late-comer');
  expect(await gateway.context.site.standing()).toEqual({ shown: site, fault: null });
});

test('a site that nobody brought to this gateway is told in the log, once', async () => {
  const site = keepSmallSite(sitesDir, 'brought-late');
  const aside = join(folder, 'brought-late');
  renameSync(join(sitesDir, site), aside);
  const told = vi.spyOn(gateway.context.log, 'error');
  const lines = () => told.mock.calls.map(([line]) => line);
  await want(gateway, site);
  await followSite(gateway.context);
  expect(lines()).toEqual([{ event: 'site-refused', kind: 'missing', to: site }]);
  renameSync(aside, join(sitesDir, site));
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 10_000);
  await followSite(gateway.context);
  expect(await shown()).toBe('brought-late');
  expect(lines()).toHaveLength(1);
});

test('where a key for the site is named, a site that nobody signed is not turned to, and a signed one is', async () => {
  const { privateKey, publicKey } = newReleaseKey();
  const key = { kid: 'house', publicKey, families: ['site'], notAfter: '2099-01-01T00:00:00.000Z' };
  const builtFrom = { commit: null, lockfile: '0'.repeat(64), builder: 'test' };
  const sign = (into: string, release: string) =>
    writeFileSync(
      join(into, 'built.sig.json'),
      JSON.stringify(
        signRelease(
          { schema: 1, release, kid: 'house', at: '2026-11-28T09:00:00.000Z', builtFrom },
          privateKey,
        ),
      ),
    );
  const unsigned = keepSmallSite(sitesDir, 'unsigned');
  const strict = await openGateway([key]);
  await want(strict, unsigned);
  expect(await strict.context.site.standing()).toEqual({ shown: null, fault: 'signature' });
  expect(evaluated()).not.toContain('unsigned');
  sign(join(sitesDir, unsigned), unsigned);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 10_000);
  await followSite(strict.context);
  expect(await shown(strict)).toBe('unsigned');
  vi.useRealTimers();
  await strict.close();
});
