import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtRelease } from '../built-release.ts';
import { listSite } from '../listed-site.ts';

/** as a browser computes it */
const sri = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const shellOf = (words: string): string => `export const shell = '${words}';`;

/**
 * Says what each of its parts is of: what was evaluated first, what is evaluated with the first page, a document, the families that are
 * shown from releases and whose modules these were evaluated with. A page whose words differ is of two sites.
 */
const render = `import { words } from './words.js';
globalThis.sitesEvaluated = [...(globalThis.sitesEvaluated ?? []), words];
export const shared = { react: { words }, 'react/jsx-runtime': {}, '@sigorta/runtime/runtime': {} };
const site = (document, families) => ({
  catalogue: families.flatMap(({ catalogue }) => catalogue), build: [words, ...families.map(({ id }) => id)].join(), publicPaths: () => [],
  releases: { schema: 1, remotes: Object.fromEntries(families.map(({ release }) => [release.family, release])) },
  page: async ({ language, brand }) => {
    const late = await import('./late.js');
    const react = families.map(({ made }) => made.Component.words);
    return {
      status: 200, kind: 'public', title: 't', description: 'd', canonicalPath: '/', product: null, questions: [], inlineScripts: [],
      html: '<html><head><!--head--><!--palette--></head><body><main>' + [words, late.words, document, ...react].join(' ') +
        '</main><i>' + families.map(({ id }) => id).join() + '</i><script src="/shell/' + words + '.js"></script><!--boot--></body></html>',
      boot: { language, brand, catalogue: [], manifestUrl: '/remotes.json', remote: families[0]?.release ?? null },
    };
  },
  with: async (next) => {
    if (words === 'breaks') throw new Error('a family that this shell cannot draw');
    const made = await Promise.all(next.map(({ remote }) => remote.page({ product: 'pet', page: 'form', language: 'tr' })));
    return site(document, next.map((family, at) => ({ ...family, made: made[at] })));
  },
});
export const openSite = async ({ built }) => site(JSON.parse(built.get('pages/index.json')).words, []);
`;

export type WriteFile = (name: string, content: string | Buffer) => void;

/** Files of a site by their names below a folder. */
export const writingIn =
  (folder: string): WriteFile =>
  (name, content) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };

/**
 * Writes a site of one page, one file of a shell and one family, as an assembly does; it says the same words everywhere.
 * @param contract what it was built for; null for one that does not say
 * @param declares the release that its pets were built as
 */
export function writeSmallSite(
  folder: string,
  words: string,
  { contract = 1, declares }: { contract?: number | null; declares?: string } = {},
): void {
  const write = writingIn(folder);
  const shell = shellOf(words);
  const list = JSON.stringify({ [`${words}.js`]: sri(shell) });
  const listName = `integrity-${words}.json`;
  write('server/words.js', `export const words = '${words}';`);
  write('server/late.js', `export const words = '${words}';`);
  write('server/render.js', render);
  write('pages/index.json', JSON.stringify({ words }));
  if (contract !== null) write('pages/contract.json', JSON.stringify({ site: contract }));
  write(`site/shell/${words}.js`, shell);
  write(`site/shell/${listName}`, list);
  const version = createHash('sha256').update(words).digest('hex').slice(0, 10);
  const built = builtRelease(write, version, { 'entry.js': `export const pet = '${words}';` }, 1);
  const pet = { ...built, family: 'pet', ...(declares && { release: declares }) };
  const checked = { base: '/shell/', integrity: { [listName]: sri(list) } };
  write('site/remotes.json', JSON.stringify({ schema: 1, shell: checked, remotes: { pet } }));
  write('site/catalogue.json', JSON.stringify([]));
  write('releases.json', JSON.stringify({ schema: 1, families: {}, shells: [] }));
  listSite(folder);
}

/** The name of a site by its list, counted here for itself. */
export const nameOfSite = (folder: string): string =>
  `site@${createHash('sha256')
    .update(readFileSync(join(folder, 'built.json')))
    .digest('hex')
    .slice(0, 16)}`;

/** Puts a small site under its name. @param change what happens to it after it was listed @returns the name */
export function keepSmallSite(
  sitesDir: string,
  words: string,
  how: { contract?: number | null; declares?: string; change?: (folder: string) => void } = {},
): string {
  mkdirSync(sitesDir, { recursive: true });
  const making = mkdtempSync(join(sitesDir, '.making-'));
  writeSmallSite(making, words, how);
  const name = nameOfSite(making);
  how.change?.(making);
  rmSync(join(sitesDir, name), { recursive: true, force: true });
  renameSync(making, join(sitesDir, name));
  return name;
}

/** What a page of a small site says it is of, each part once, and the address of its file. */
export const saidBy = (html: string): { words: string[]; file: string } => ({
  words: [...new Set(/<main>([^<]*)<\/main>/.exec(html)?.[1]?.split(' '))],
  file: /<script src="([^"]*)"/.exec(html)?.[1] ?? '',
});
