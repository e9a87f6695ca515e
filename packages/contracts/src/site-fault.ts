/** Why a site is not opened, or not turned to; the panel has a sentence for each. */
export const siteFaults = [
  /** its list is none */
  'list',
  /** nobody who may has signed it */
  'signature',
  /** a file is gone, or another one than was built */
  'missing',
  'changed',
  /** it lies under another name than its own */
  'name',
  /** it was built for gateways that speak otherwise with their pages */
  'contract',
  /** a family in it asks other questions than this gateway knows of it */
  'declarations',
  /** its code or its pages throw */
  'broken',
] as const;

export type SiteFault = (typeof siteFaults)[number];
