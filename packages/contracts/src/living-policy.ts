import type { IsoDate } from '@sigorta/validators/iso-date';

/**
 * The page of a policy that helps wherever its holder is: the gateway's own, of static HTML. Its address is the narrowest
 * scope that the worker of a kept copy can have.
 * @returns without language
 */
export const livingPath = (purchaseId: string): string => `/policem/${purchaseId}/`;

const livingPaths = /^(?:\/(?:en|ru|ar))?\/policem\/[A-Za-z0-9_-]{10,64}\/$/;
export const isLivingPath = (path: string): boolean => livingPaths.test(path);

/** Names of its files, below its address. */
export const livingFiles = {
  policy: 'police.pdf',
  receipt: 'makbuz.pdf',
  calendar: 'takvim.ics',
  pass: 'kart.pkpass',
  manifest: 'uygulama.webmanifest',
  icon192: 'simge-192.png',
  icon512: 'simge-512.png',
  worker: 'isci.js',
  list: 'sakla.json',
} as const;

/** What the name of a cache with a kept copy says: whose it is, how long it may stay and which address it answers. */
export interface Vault {
  /** tells buyers apart, and names nobody */
  owner: string;
  until: IsoDate;
  scope: string;
}

/** @returns null for a cache of something else; the page's own script names it (living/served/page.js of the gateway) */
export function readVault(name: string): Vault | null {
  const [, owner, until, scope] = /^policem\|([^|]+)\|(\d{4}-\d{2}-\d{2})\|([^|]+)\|/.exec(name) ?? [];
  return owner && until && scope ? { owner, until, scope } : null;
}
