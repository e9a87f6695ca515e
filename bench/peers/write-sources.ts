import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { languages } from '@sigorta/i18n/language';
import { discoverProducts } from '@sigorta/product-kit/discover';
import { iconPaths } from '@sigorta/ui-kit/layout/icons/generated/icon-paths';
import { schemesCss } from '@sigorta/ui-kit/palette/schemes';
import { root } from '../root.ts';
import { countriesContent, formContent } from './content/form-content.ts';
import { homeContent, layoutContent } from './content/page-content.ts';
import { iconPaths as shownIcons } from './page/icon-paths.ts';

const here = import.meta.dirname;
/** Which of the contents a part of a peer shows, and whose link stands in its pages. */
const parts = [
  { folder: 'next', link: 'next/Link.tsx', contents: ['layout', 'home', 'form'] },
  { folder: 'piral/shell', link: 'piral/Link.tsx', contents: ['layout'] },
  { folder: 'piral/home', link: 'piral/Link.tsx', contents: ['home'] },
  { folder: 'piral/form', link: 'piral/Link.tsx', contents: ['form'] },
];
const styles = ['layout', 'home', 'form', 'wide'];

const isSource = (file: string): boolean => !file.endsWith('.test.ts');

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Colours, measures and reset are those of the house. */
function pageCss(): string {
  const house = ['tokens', 'reset', 'base'].map((name) =>
    join(root, `packages/ui-kit/src/tokens/${name}.css`),
  );
  const own = styles.map((name) => join(here, `page/styles/${name}.css`));
  const [first, ...rest] = [...house, ...own].map((file) => readFileSync(file, 'utf8'));
  return [first, schemesCss(defaultBrand.colour), ...rest].join('\n');
}

/** The file of icons with what the house draws for each. */
function icons(): string {
  const drawn: Readonly<Record<string, string>> = iconPaths;
  const shown = Object.fromEntries(Object.keys(shownIcons).map((name) => [name, drawn[name]]));
  return `export const iconPaths: Readonly<Record<string, string>> = ${JSON.stringify(shown)};\n`;
}

/** Everything a peer says, by the name of its file: `home.tr.json`. */
export async function contents(): Promise<Map<string, string>> {
  const products = await discoverProducts(root);
  const travel = products.find(({ product }) => product.id === 'foreign-travel');
  if (!travel) throw new Error('There is no foreign travel.');
  const all = new Map<string, string>();
  for (const language of languages) {
    const note = (name: string, content: unknown) =>
      all.set(`${name}.${language}.json`, JSON.stringify(content));
    note('layout', layoutContent(products, language));
    note('home', homeContent(products, language));
    note('form', await formContent(travel, language));
    note('countries', countriesContent(language));
  }
  return all;
}

/**
 * Writes the peers' sources with what our pages say into a folder where they can be built.
 * @param folder what was there of sources goes, what was installed stays
 * @param all contents by name
 */
export function writeSources(folder: string, all: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const file of ['pnpm-workspace.yaml', 'pnpm-lock.yaml']) cpSync(join(here, file), join(folder, file));
  for (const { folder: part, link, contents: shown } of parts) {
    const place = join(folder, part);
    for (const old of ['app', 'src', 'page', 'content', 'dist'])
      rmSync(join(place, old), { recursive: true, force: true });
    cpSync(join(here, part), place, { recursive: true });
    cpSync(join(here, 'page'), join(place, 'page'), { recursive: true, filter: isSource });
    cpSync(join(here, link), join(place, 'page/Link.tsx'));
    write(join(place, 'page/icon-paths.ts'), icons());
    write(join(place, 'page/page.css'), pageCss());
    for (const [name, text] of all)
      if (shown.some((content) => name.startsWith(content))) write(join(place, 'content', name), text);
  }
  for (const place of ['data', 'next/public/data'])
    for (const [name, text] of all) if (name.startsWith('countries')) write(join(folder, place, name), text);
}
