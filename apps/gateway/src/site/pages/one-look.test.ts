import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listSite } from '../../testing/listed-site.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let dist: string;
let gateway: RunningGateway;

const write = (name: string, content: string): void => {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const sri = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** While it is opened somebody writes another site into its folder: after the look at every file, before anything else. */
const render = `export const shared = {};
export const openSite = async ({ dist }) => {
  globalThis.meanwhile?.();
  return {
    catalogue: [], releases: { schema: 1, remotes: {} }, build: 'b', publicPaths: () => [],
    page: async ({ language, brand }) => ({ status: 404, kind: 'public', title: '', description: '', canonicalPath: '/', inlineScripts: [],
      product: null, questions: [], html: '<html></html>', boot: { language, brand, catalogue: [], manifestUrl: '/remotes.json', remote: null } }),
  };
};`;

/** Names a file of a shell, as an assembly does. */
const writeManifests = (script: string, words: string): void => {
  const list = JSON.stringify({ [script]: sri(words) });
  write(`site/shell/${script}`, words);
  write(`site/shell/integrity-${script}on`, list);
  const shell = { base: '/shell/', integrity: { [`integrity-${script}on`]: sri(list) } };
  write('site/remotes.json', JSON.stringify({ schema: 1, shell, remotes: {}, names: script }));
  write('site/catalogue.json', JSON.stringify([{ id: script }]));
};

const during = globalThis as { meanwhile?: (() => void) | undefined };

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'one-look-'));
  write('server/render.js', render);
  write('pages/index.json', '{}');
  writeManifests('built.js', 'export const built = 1;');
  listSite(dist);
  gateway = await startGateway({ config: { distDir: dist } });
  /* the folder is not looked at a second time before the test says so */
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  during.meanwhile = undefined;
  await gateway.close();
  rmSync(dist, { recursive: true, force: true });
});

const status = async (path: string): Promise<number> => (await gateway.buyer().fetch(path)).status;
const text = async (path: string): Promise<string> => (await gateway.buyer().fetch(path)).text();

test('a list and its manifests that are written after the look at the site are sent and judged by nobody', async () => {
  during.meanwhile = () => {
    during.meanwhile = undefined;
    writeManifests('later.js', 'export const later = 1;');
    listSite(dist);
  };
  expect(await text('/remotes.json')).toContain('built.js');
  expect(await text('/catalogue.json')).not.toContain('later.js');
  expect([await status('/shell/built.js'), await status('/shell/later.js')]).toEqual([200, 404]);
  vi.setSystemTime(Date.now() + 10_000);
  expect(await text('/remotes.json')).toContain('later.js');
});
