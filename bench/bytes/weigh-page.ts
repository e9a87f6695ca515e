import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFiles } from './links.ts';
import type { OneBundle } from './one-bundle.ts';
import { bootScript, type OpenSite } from './site.ts';
import { type PageAsked, startSources } from './start-sources.ts';
import { withStaticImports } from './static-imports.ts';
import { type TextFile, withWords } from './text-files.ts';
import { documentBytes, fileBytes } from './weigh.ts';

/** What a page is made of when it starts. */
export interface PageFiles {
  document: string;
  js: string[];
  css: string[];
  /** files that the document does not name: each costs a round more */
  late: string[];
  /** address → content of every script and style */
  files: Map<string, Buffer>;
}

export interface Weight extends Pick<PageFiles, 'late' | 'files' | 'document'> {
  html: number;
  js: number;
  css: number;
  total: number;
  /** the document and every file; fonts and pictures apart */
  requests: number;
  /** pictures shown at once, not part of `total` */
  pictures: number;
}

const contentsOf = (addresses: string[], read: (address: string) => Buffer): Map<string, Buffer> =>
  new Map(addresses.map((address) => [address, read(address)]));

function weigh({ document, js, css, late, files }: PageFiles, read: (address: string) => Buffer): Weight {
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((bytes, address) => bytes + fileBytes(files.get(address) ?? read(address)), 0);
  const sizes = { html: documentBytes(document), js: sum(js), css: sum(css) };
  return {
    ...sizes,
    total: sizes.html + sizes.js + sizes.css,
    requests: 1 + files.size,
    pictures: sum(startFiles(document).pictures),
    late,
    files,
    document,
  };
}

/** A page of the assembled site: what its document names, what that imports, and texts that are asked for later. */
export async function filesOfPage(open: OpenSite, asked: PageAsked, texts: TextFile[]): Promise<PageFiles> {
  const { html } = await open.document(asked.path, asked.language, asked.brand);
  const { js: named, css } = startFiles(html);
  const listed = withStaticImports(named, open.text, open.imported);
  const missing = await missingTexts(open, asked, texts, listed);
  const js = withStaticImports([...listed, ...missing], open.text, open.imported);
  const late = js.filter((address) => !named.includes(address));
  return { document: html, js, css, late, files: contentsOf([...js, ...css], open.read) };
}

/** The same weighed. */
export const weighPage = async (open: OpenSite, asked: PageAsked, texts: TextFile[]): Promise<Weight> =>
  weigh(await filesOfPage(open, asked, texts), open.read);

/** How many of the given sentences a file of a site has; pages share most of their files. */
const counted = new WeakMap<OpenSite, Map<string, Map<string, number>>>();

function sentencesAt(open: OpenSite, { file, first }: TextFile, address: string): number {
  const ofSite = counted.get(open) ?? new Map<string, Map<string, number>>();
  counted.set(open, ofSite);
  const ofFile = ofSite.get(file) ?? new Map<string, number>();
  ofSite.set(file, ofFile);
  const known = ofFile.get(address);
  if (known !== undefined) return known;
  const content = withWords(open.read(address));
  const found = first.filter((one) => content.includes(one)).length;
  ofFile.set(address, found);
  return found;
}

/** Chunks with the page's texts that nothing lists: found by their sentences. */
async function missingTexts(
  open: OpenSite,
  asked: PageAsked,
  texts: TextFile[],
  listed: string[],
): Promise<string[]> {
  const release = asked.product && open.site.releases.remotes[asked.product.entry.family];
  if (!release) return [];
  const integrity = JSON.parse(open.read(`${release.base}integrity.json`).toString('utf8')) as object;
  const chunks = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  const sources = await startSources(open.server, asked);
  const found = new Set<string>();
  for (const text of texts) {
    const { file, first } = text;
    if (!sources.includes(file) || !first.length) continue;
    // Not all: a build may write an unusual sign in another way.
    const holds = (address: string) => sentencesAt(open, text, address) > first.length / 2;
    if (listed.some(holds)) continue;
    const chunk = chunks.map((name) => release.base + name).find(holds);
    if (!chunk) throw new Error(`${file} is in no built file: is dist older than the sources?`);
    found.add(chunk);
  }
  return [...found];
}

/** The same page with everything from the one bundle, preloaded as well as can be. */
export async function weighOneBundlePage(
  open: OpenSite,
  bundle: OneBundle,
  asked: PageAsked,
): Promise<Weight> {
  const address = (file: string) => `/shell/${file}`;
  const read = (name: string) =>
    name.startsWith('/shell/')
      ? readFileSync(join(bundle.folder, name.slice('/shell/'.length)))
      : open.read(name);
  const sources = ['apps/shell/src/app/main.tsx', ...(await startSources(open.server, asked))];
  const entries = sources.map((source) => {
    const chunk = bundle.chunkOf[source];
    if (!chunk) throw new Error(`the one bundle does not hold ${source}`);
    return address(chunk);
  });
  const js = withStaticImports(entries, (name) => read(name).toString('utf8'));
  const css = [...new Set(js.flatMap((name) => bundle.cssOf[name.slice('/shell/'.length)] ?? []))].map(
    address,
  );
  const document = await oneBundleDocument(open, asked, js, css);
  return weigh({ document, js, css, late: [], files: contentsOf([...js, ...css], read) }, read);
}

/** The site's document with the links of the one bundle in place of its own. */
async function oneBundleDocument(
  open: OpenSite,
  asked: PageAsked,
  js: string[],
  css: string[],
): Promise<string> {
  const { html, boot } = await open.document(asked.path, asked.language);
  const [script, ...rest] = js;
  return html
    .replace(bootScript(boot), () => bootScript({ ...boot, remote: null }))
    .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\n/g, '')
    .replace(/<script type="module"[^<>]*><\/script>/, () =>
      [
        ...rest.map((href) => `<link rel="modulepreload" href="${href}">`),
        `<script type="module" src="${script}"></script>`,
      ].join('\n'),
    )
    .replace(
      '</body>',
      () => `${css.map((href) => `<link rel="stylesheet" href="${href}">\n`).join('')}</body>`,
    );
}

/** The bare page; its document lies there as a file, but is weighed like the others. */
export function weighFloor(folder: string): Weight {
  const read = (address: string) => readFileSync(join(folder, address));
  const html = read('index.html').toString('utf8');
  const { js: named, css } = startFiles(html);
  const js = withStaticImports(named, (name) => read(name).toString('utf8'));
  return weigh({ document: html, js, css, late: [], files: contentsOf([...js, ...css], read) }, read);
}
