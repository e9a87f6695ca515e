import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isSaidLater } from '@sigorta/federation/vite/later-texts';
import { families } from '@sigorta/federation/vite/workspace';
import { type Language, languages } from '@sigorta/i18n/language';
import { discoverProducts } from '@sigorta/product-kit/discover';
import { root } from '../root.ts';

export interface TextFile {
  /** relative to the checkout */
  file: string;
  language: Language;
  /** sentences that a built file would hold letter by letter */
  sentences: string[];
  /** those of them that a form has at its start */
  first: string[];
}

const named = new RegExp(`/(?:texts|faq)/(?:[\\w-]+/)*(${languages.join('|')})\\.ts$`);

/** A browser gets a product's words in two files. */
const ofProduct = /^apps\/(?!shell\/)[^/]+\/src\/[a-z][^/]*\/texts\//;
const atStart = (texts: object) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !isSaidLater(key)));

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};

/** Long enough to be nobody else's, and written the same way in any kind of quotes. */
const isPlain = (text: string) => text.length >= 24 && !/["'`\\\n$<>&]/.test(text);

/** All words of product declarations, which browser, gateway and sandbox read as they are. */
export const declaredWords = async (): Promise<string> =>
  stringsIn((await discoverProducts(root)).map(({ product }) => product)).join('\n');

const sentencesOf = (value: unknown) => [...new Set(stringsIn(value).filter(isPlain))];

/** A built file with its words as the sources have them: a minifier writes a space that does not break as a code. */
export const withWords = (built: Buffer): string => built.toString('utf8').replaceAll('\\xA0', '\u00a0');

/** Every file of texts that a browser may load, read from the sources. */
export async function textFiles(): Promise<TextFile[]> {
  const folders = [
    'apps/shell/src',
    ...families().map(({ family }) => `apps/${family}/src`),
    ...['i18n', 'journey', 'legal', 'ui-kit'].map((name) => `packages/${name}/src`),
  ];
  const found: TextFile[] = [];
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${name}`;
      const language = named.exec(file)?.[1] as Language | undefined;
      if (!language) continue;
      const module: unknown = await import(pathToFileURL(join(root, file)).href);
      const texts = { ...(module as object) };
      found.push({
        file,
        language,
        sentences: sentencesOf(texts),
        first: sentencesOf(
          ofProduct.test(file) ? Object.values<object>(texts as Record<string, object>).map(atStart) : texts,
        ),
      });
    }
  }
  return found;
}

/** Sentences that stand in one language only, by language; `more` are texts kept elsewhere, such as product cards. */
export function sentencesByLanguage(
  files: readonly TextFile[],
  more?: Record<Language, unknown>,
): Record<Language, Set<string>> {
  const all = Object.fromEntries(
    languages.map((language) => [
      language,
      new Set([
        ...files.filter((file) => file.language === language).flatMap(({ sentences }) => sentences),
        ...sentencesOf(more?.[language]),
      ]),
    ]),
  ) as Record<Language, Set<string>>;
  const inSeveral = (text: string) => languages.filter((language) => all[language].has(text)).length > 1;
  return Object.fromEntries(
    languages.map((language) => [language, new Set([...all[language]].filter((text) => !inSeveral(text)))]),
  ) as Record<Language, Set<string>>;
}
