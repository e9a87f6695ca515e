import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkBuilt } from '@sigorta/release/check-built';
import { newReleaseKey } from '@sigorta/release/signature';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBuilt } from './list-built.ts';

let dist: string;
const write = (name: string, content: string): void => {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'list-built-'));
  write('server/render.js', 'render');
  write('server/chunks/a.js', 'chunk');
  write('pages/form/tr.html', '<html></html>');
  write('site/remotes.json', '{}');
  write('site/fonts/inter.woff2', 'font');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/* sha256sum of the texts above */
const sums = {
  'pages/form/tr.html': 'b633a587c652d02386c4f16f8c6f6aab7352d97f16367c3c40576214372dd628',
  'server/chunks/a.js': '6c87f68371b28954707ebb92afee7ccffb74c6f71ec8fea8a98cf6104289585b',
  'server/render.js': '887270d0cbc560af35f1326d55e9dbdc35ea2301c2cd26633fb6d4932deee268',
  'site/remotes.json': '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
};

test('what is evaluated and sent is listed, in every folder, with its sum', () => {
  listBuilt(dist);
  expect(JSON.parse(readFileSync(join(dist, 'built.json'), 'utf8'))).toEqual({ schema: 1, files: sums });
});

test('the same site has the same name, another one another', () => {
  const name = listBuilt(dist);
  expect(name).toMatch(/^site@[0-9a-f]{16}$/);
  expect(listBuilt(dist)).toBe(name);
  write('server/chunks/a.js', 'chunk 2');
  expect(listBuilt(dist)).not.toBe(name);
});

const sign = (environment: Record<string, string>): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'sign-site.mjs'), dist], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test('a signed site is one to whoever knows the key, and a changed one is not signed at all', async () => {
  const { privateKey, publicKey } = newReleaseKey();
  write('key.pem', privateKey);
  const name = listBuilt(dist);
  const set = { RELEASE_KEY_FILE: join(dist, 'key.pem'), RELEASE_KEY_ID: 'house' };
  expect(sign(set)).toBe(`${name} is signed by house\n`);
  const keys = [{ kid: 'house', publicKey, families: ['site'], notAfter: '2099-01-01T00:00:00.000Z' }];
  const built = await checkBuilt(dist, keys);
  expect(built.id).toBe(name);
  expect(built.files.get('server/chunks/a.js')?.toString()).toBe('chunk');
  await expect(
    checkBuilt(
      dist,
      keys.map((key) => ({ ...key, publicKey: newReleaseKey().publicKey })),
    ),
  ).rejects.toMatchObject({
    fault: 'signature',
  });
  write('server/chunks/a.js', 'evil');
  expect(() => sign(set)).toThrow(/server\/chunks\/a\.js: changed/);
});

test('without a key nothing is signed and the usage is printed', () => {
  listBuilt(dist);
  expect(() => sign({})).toThrow(/RELEASE_KEY_FILE/);
});
