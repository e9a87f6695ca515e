import type { Language } from '@sigorta/i18n/language';
import type { CatalogueCard } from './catalogue.ts';
import type { Embed } from './embed.ts';
import { type PackedCard, packCard, unpackCard } from './packed-card.ts';
import type { Brand } from './partner.ts';
import type { CheckedFiles, PageRelease } from './release.ts';

/** Id of the `<script type="application/json">` that carries `Boot` in every document. */
export const bootElementId = 'boot';

/** What a document tells the shell, so that it asks nothing before it starts. */
export interface Boot {
  language: Language;
  brand: Brand;
  /** every product in the page's language, in their order; those that this brand does not sell say so */
  catalogue: CatalogueCard[];
  /** the fixed access token: names the site or partner, never a person (decision 4) */
  token: string;
  /** path or URL of the one endpoint */
  endpoint: string;
  /** origins that a stored `baseEndpoint` may name besides our own (decision 3) */
  endpointOrigins: string[];
  /** origins this document may show in frames (`page-frames.ts`); never rendered on the server */
  frames: string[];
  /** `/remotes.json` */
  manifestUrl: string;
  /** the shell's files, to check what is loaded later; none in the dev server */
  shell?: CheckedFiles;
  /** release of the remote that this page needs, so that it loads without asking for the manifest */
  remote: PageRelease | null;
  /** release of the form that home leads to first, with the sums of what that form alone is made of; in the document of home alone */
  ahead?: PageRelease;
  /** a register of vehicles can be asked; pages are drawn on a server as if one could */
  findsVehicles?: boolean;
  /** of a bare page that stands in a frame elsewhere, and of no other */
  embed?: Embed;
  /** where the shop stands; of a page of the panel on a host of its own, and of no other */
  shopOrigin?: string;
  /** the panel has a host of its own: its addresses are unknown on this one */
  noPanel?: true;
  /** today in Istanbul, `YYYY-MM-DD`; never rendered on the server: a page may be days old */
  today: string;
}

/** JSON that is safe inside a `<script>` element: no text in it can close the element or open another. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

export const bootJson = (boot: Boot): string =>
  scriptJson({ ...boot, catalogue: boot.catalogue.map(packCard) });

/** The other way, in the browser. */
export function readBootJson(json: string): Boot {
  const boot = JSON.parse(json) as Omit<Boot, 'catalogue'> & { catalogue: PackedCard[] };
  return { ...boot, catalogue: boot.catalogue.map(unpackCard) };
}
