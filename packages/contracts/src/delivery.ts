import type { Language } from '@sigorta/i18n/language';
import type { Boot } from './boot.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Brand } from './partner.ts';
import type { ReleaseManifest, RemoteRelease } from './release.ts';

/** What `dist/server/render.js` exports; hand-over in `packages/delivery/README.md`. */
export interface SiteModule {
  openSite(options: { dist: string }): Promise<Site>;
}

export interface Site {
  catalogue: CatalogueEntry[];
  releases: ReleaseManifest;
  /** hash over all documents, for ETags */
  build: string;
  page(request: PageRequest): Promise<PageDocument>;
  /** the bare page of a product's first questions; null where the brand sells no such product, or its release has no such page */
  embedded(request: EmbeddedRequest): Promise<PageDocument | null>;
  /** what search engines may list of a brand: each public page once, without language prefix */
  publicPaths(brand: Brand): string[];
}

export interface PageRequest {
  /** without language prefix, query and fragment: `/yurt-disi-seyahat` */
  path: string;
  language: Language;
  brand: Brand;
  /** families served in another release than the newest; their form pages are drawn in the browser only */
  chosen?: Readonly<Record<string, RemoteRelease>> | undefined;
}

export interface EmbeddedRequest extends Pick<PageRequest, 'language' | 'brand' | 'chosen'> {
  /** id */
  product: string;
}

export interface PageDocument {
  status: 200 | 404;
  /** `public` may be cached; `personal` (offers, payment, policy, login, panel) never */
  kind: 'public' | 'personal';
  /** title and description as rendered; already in `html` */
  title: string;
  description: string;
  /** the one address a search engine should keep of this page, without language prefix; aliases name the form's */
  canonicalPath: string;
  /** whose form page this is */
  product: string | null;
  /** questions answered on the page, in its language */
  questions: readonly { question: string; answer: string }[];
  /** `sha256-…` of the scripts that stand in `html` itself; a policy must name them, or they do not count */
  inlineScripts: readonly string[];
  /** whole document with the placeholders of `placeholders` still in it */
  html: string;
  /** add `token`, `today`, `endpoint`, `endpointOrigins`, `frames`, `findsVehicles` and what hosts show, then write it at `placeholders.boot` */
  boot: Omit<
    Boot,
    'token' | 'today' | 'endpoint' | 'endpointOrigins' | 'frames' | 'findsVehicles' | 'shopOrigin' | 'noPanel'
  >;
}

/**
 * Attribute of a style element or link whose rules do not count while a page starts: the shell takes it and `media` off when the
 * page has its handlers. Without scripts a copy in `noscript` counts.
 */
export const lateMark = 'data-late';
export const lateAttributes = ` media="not all" ${lateMark}`;
/** What the mark says of letters whose stand-in has another measure: they may wait for the next page, so that nothing moves under a reader. */
export const lateLetters = 'letters';
export const lateLettersAttributes = `${lateAttributes}="${lateLetters}"`;

/** Stands on what asks the register of vehicles; a gateway that has none hides it. */
export const registerMark = 'data-register=""';

/** Marks in a document that the gateway replaces before it sends it. */
export const placeholders = {
  /** value of every `nonce` attribute; occurs several times */
  nonce: '__CSP_NONCE__',
  /** in `<head>`: favicon, canonical and hreflang links, robots, open graph */
  head: '<!--head-->',
  /** in `<head>` behind the critical CSS: the brand's palette and font as `<style nonce>`, font preload */
  palette: '<!--palette-->',
  /** end of `<body>`: `<script type="application/json" id="boot">` */
  boot: '<!--boot-->',
} as const;
