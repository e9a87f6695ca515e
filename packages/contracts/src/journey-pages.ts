/** What shell, delivery and the wire must know of a step of the journey. */
interface PageFacts {
  /** made by the build and shown to search engines; or drawn in the browser alone and never stored, for it is personal */
  rendering: 'prerendered' | 'browser';
  /** the shell's block of information stands beside it (spec §2) */
  sideInfo: boolean;
  /** how most of the spec's addresses of it end; null where they follow no rule */
  ending: string | null;
}

/**
 * The steps of a journey, in the buyer's order. A product has those it names a path for. What a step draws and which
 * words it loads is the row of the same name in `journey/src/remote/screens.ts`; its name in the trail is the text
 * `trail.<step>`.
 */
export const journeyPages = {
  form: { rendering: 'prerendered', sideInfo: true, ending: null },
  offers: { rendering: 'browser', sideInfo: true, ending: '-teklifler' },
  /* whom and what it insures, after the offers of a product that asks for its price first */
  particulars: { rendering: 'browser', sideInfo: false, ending: null },
  payment: { rendering: 'browser', sideInfo: false, ending: '-odeme-yap' },
  createPolicy: { rendering: 'browser', sideInfo: true, ending: null },
  policy: { rendering: 'browser', sideInfo: false, ending: '-police-pdf' },
} as const satisfies Record<string, PageFacts>;

export type ProductPage = keyof typeof journeyPages;

/** In the buyer's order. */
export const pagesInOrder = Object.keys(journeyPages) as readonly ProductPage[];

/** Written out, never derived: the spec's are irregular. */
export type ProductPaths = { form: string } & { [Page in Exclude<ProductPage, 'form'>]?: string };
