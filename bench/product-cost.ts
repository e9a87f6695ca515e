import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@sigorta/i18n/language';
import { writeThrowAwayProduct } from '@sigorta/product-kit/testing/write-throw-away-product';
import { startChild } from '@sigorta/tooling/process/child';
import { pagesOf } from './bytes/pages-of.ts';
import { openSite } from './bytes/site.ts';
import { textFiles } from './bytes/text-files.ts';
import { weighPage } from './bytes/weigh-page.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';

/** architecture.md: what one product more may cost every visitor of home, in bytes of brotli */
const budget = 200;
const copy = mkdtempSync(join(tmpdir(), 'sigorta-product-'));

async function run(command: string, args: string[], cwd: string): Promise<void> {
  const child = startChild(command, command, args, { cwd, env: { NODE_ENV: 'production' } });
  if ((await child.exited) !== 0) throw new Error(`${args.join(' ')} in ${cwd} failed:\n${child.tail()}`);
}

/** What a product more changes; the other families are taken as they are built. */
const rebuilt = ['shell', 'travel'];

/** Builds these and the site from the copy; gives home's bytes in every language. */
async function weighHome(name: string): Promise<number[]> {
  const vite = join(root, 'bench/node_modules/vite/bin/vite.js');
  for (const app of rebuilt) await run(process.execPath, [vite, 'build'], join(copy, 'apps', app));
  await run(process.execPath, ['packages/delivery/src/assemble.ts'], copy);
  // A place of its own: the process remembers modules by their place.
  const dist = join(copy, `dist-${name}`);
  renameSync(join(copy, 'dist'), dist);
  const open = await openSite(dist);
  const texts = await textFiles();
  return Promise.all(
    languages.map(async (language) => {
      const [home] = pagesOf(open, language, []);
      return home ? (await weighPage(open, home, texts)).total : Number.NaN;
    }),
  );
}

const notCopied = ['.git', '.cache', '.data', '.turbo', 'dist', 'docs', 'e2e', 'bench', 'node_modules'];
const isCopied = (from: string) => {
  const [top = '', app, third] = from.slice(root.length + 1).split('/');
  return !notCopied.includes(top) && !(top === 'apps' && app && rebuilt.includes(app) && third === 'dist');
};

try {
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter: isCopied });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const before = await weighHome('before');
  await writeThrowAwayProduct(join(copy, 'apps/travel/src'));
  const after = await weighHome('after');
  const cost = languages.map((_, index) => (after[index] ?? Number.NaN) - (before[index] ?? Number.NaN));
  console.log('Home with one product more, bytes of brotli');
  console.log(
    table(
      ['language', 'before', 'after', 'cost'],
      languages.map((language, index) => [
        language,
        before[index] ?? '',
        after[index] ?? '',
        cost[index] ?? '',
      ]),
    ),
  );
  const worst = Math.max(...cost);
  if (!(worst <= budget)) {
    console.error(`\nOver budget: ${worst} bytes, ${budget} are allowed.`);
    process.exitCode = 1;
  } else console.log('\nWithin budget.');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
