import type { PageDocument } from '@sigorta/contracts/delivery';
import type { Brand } from '@sigorta/contracts/partner';
import { showBefore } from '@sigorta/contracts/show-before';
import type { Language } from '@sigorta/i18n/language';

/** `dist/pages/index.json` */
export interface PageIndex {
  build: string;
  /** the brand that the pages in `dist/pages` were rendered with */
  brand: Brand;
  documents: Record<Language, Record<string, PageEntry>>;
}

export interface PageEntry {
  /** the document with a gap for the page, and the page of the default brand; file names in `dist/pages` */
  template: string;
  root: string;
  status: 200 | 404;
  kind: 'public' | 'personal';
  title: string;
  description: string;
  /** see `PageDocument` */
  canonicalPath: string;
  product: string | null;
  questions: PageDocument['questions'];
}

export interface RenderedRoot {
  html: string;
  title: string;
  description: string;
  /** sources of what stands in it and has its handlers late, relative to the workspace */
  late: readonly string[];
}

export const gaps = {
  root: '<!--root-->',
  title: '<!--title-->',
  description: '<!--description-->',
  expected: '<!--expected-->',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * A line may hand a document over in pieces, and what comes would move what is shown. A browser that knows `rel=expect` shows
 * nothing before it meets this element: behind the first screen of a home, elsewhere behind the header.
 */
const expected = (html: string): string => {
  const id = [showBefore.firstScreensEnd, showBefore.contents].find((one) => html.includes(` id="${one}"`));
  return id ? `<link rel="expect" href="#${id}" blocking="render">` : '';
};

/** Puts a rendered page into its document. */
export const fillTemplate = (
  template: string,
  { html, title, description }: Omit<RenderedRoot, 'late'>,
): string =>
  template
    .replace(gaps.title, () => escaped(title))
    .replace(gaps.description, () => escaped(description))
    .replace(gaps.expected, () => expected(html))
    .replace(gaps.root, () => html);
