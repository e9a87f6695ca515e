import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFiles } from './links.ts';
import type { OneBundle } from './one-bundle.ts';
import { bootScript, type OpenSite } from './site.ts';
import { type PageAsked, startSources } from './start-sources.ts';
import { withStaticImports } from './static-imports.ts';
import { type TextFile, withWords } from './text-files.ts';
import { documentBytes, fileBytes } from './weigh.ts';

export interface Weight {
  html: number;
  js: number;
  css: number;
  total: number;
  /** the document and every file; fonts and pictures apart */
  requests: number;
  /** pictures shown at once, not part of `total` */
  pictures: number;
  /** files that the document does not name: each costs a round more */
  late: string[];
  /** address → content of everything in `total` but the document */
  files: Map<string, Buffer>;
  document: string;
}

function weigh(
  html: string,
  js: string[],
  css: string[],
  late: string[],
  read: (address: string) => Buffer,
): Weight {
  const files = new Map([...js, ...css].map((address) => [address, read(address)]));
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((bytes, address) => bytes + fileBytes(files.get(address) ?? read(address)), 0);
  const sizes = { html: documentBytes(html), js: sum(js), css: sum(css) };
  return {
    ...sizes,
    total: sizes.html + sizes.js + sizes.css,
    requests: 1 + files.size,
    pictures: sum(startFiles(html).pictures),
    late,
    files,
    document: html,
  };
}

/** A page of the assembled site: what its document names, what that imports, and texts that are asked for later. */
export async function weighPage(open: OpenSite, asked: PageAsked, texts: TextFile[]): Promise<Weight> {
  const { html } = await open.document(asked.path, asked.language, asked.brand);
  const { js: named, css } = startFiles(html);
  const text = (address: string) => open.read(address).toString('utf8');
  const listed = withStaticImports(named, text);
  const missing = await missingTexts(open, asked, texts, listed);
  const js = withStaticImports([...listed, ...missing], text);
  return weigh(
    html,
    js,
    css,
    js.filter((address) => !named.includes(address)),
    open.read,
  );
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
  const wordsAt = new Map<string, string>();
  for (const { file, first } of texts) {
    if (!sources.includes(file) || !first.length) continue;
    const holds = (address: string) => {
      const content = wordsAt.get(address) ?? withWords(open.read(address));
      wordsAt.set(address, content);
      // Not all: a build may write an unusual sign in another way.
      return first.filter((one) => content.includes(one)).length > first.length / 2;
    };
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
  return weigh(await oneBundleDocument(open, asked, js, css), js, css, [], read);
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
  const { js, css } = startFiles(html);
  return weigh(
    html,
    withStaticImports(js, (name) => read(name).toString('utf8')),
    css,
    [],
    read,
  );
}
