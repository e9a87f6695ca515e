import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Mark of the second file that a browser gets of a product's words in one language. */
const laterMark = '?later';

const words = /^((.*\/apps\/[^/]+\/src\/[a-z][^/]*)\/texts\/([a-z]{2})\.ts)(\?later)?$/;

/** Other rooms of an app have words as well, such as the panel's, and ask for no second file. */
const isProduct = (folder: string): boolean => existsSync(join(folder, 'product.ts'));

/**
 * What is said of coverages, exclusions, prices and what insurers decline, on papers, and of wrong answers: on a form by what comes behind its
 * handlers, and by later pages.
 */
const later = /^(?:coverage|exclusion|premium|decline|document|rule)\.|\.error(?:\.|$)/;

export const isSaidLater = (key: string): boolean => later.test(key);

/** The files of a product's words among the sources of a page: both, but for a form, which asks for the second by itself. */
export const withLaterTexts = (page: string, sources: readonly string[]): string[] =>
  page.endsWith('/form') ? [...sources] : sources.flatMap((source) => [source, source + laterMark]);

/**
 * A product writes its words in one file a language, and its declaration's typed keys hold for all of them. A browser gets them in two: `tr`, and by
 * `later()` what no form says before it has its handlers. Elsewhere (on a server, in the dev server, in tests) the one file has all of them.
 */
export function laterTexts(): Plugin {
  return {
    name: 'sigorta:later-texts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [, file, folder = '', language = '', mark] = words.exec(id) ?? [];
      if (!file || !isProduct(folder)) return null;
      const texts = (await import(pathToFileURL(file).href)) as Record<string, Record<string, string>>;
      const said = Object.entries(texts[language] ?? {}).filter(
        ([key]) => isSaidLater(key) === Boolean(mark),
      );
      const own = `export const ${language} = ${JSON.stringify(Object.fromEntries(said))};\n`;
      return mark ? own : `${own}export const later = () => import('./${basename(file)}${laterMark}');\n`;
    },
  };
}
