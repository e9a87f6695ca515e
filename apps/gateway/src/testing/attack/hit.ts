import type { FuzzedShop } from '../contract/fuzz/shop.ts';
import type { Choices } from '../money/simulation/random.ts';
import { allTexts, markup } from './corpora.ts';

/** What came of one request of the attacker. */
export interface Hit {
  what: string;
  status: number;
  /** a promise that the answer broke */
  breach: string | null;
}

export interface Seen {
  status: number;
  headers: Headers;
  text: string;
}

/** One request, chosen by a seed. */
export type Strike = (shop: FuzzedShop, of: Choices) => Promise<Hit>;

export const textFor = (of: Choices): string => of.pick(allTexts as [string, ...string[]]);

/** what a header may hold: the rest a client refuses to send, or sends as one byte each */
export const headerText = (text: string): string => text.replace(/[^\x20-\x7e]/g, '~');

/* frames of a stack, words of the database and of our own files */
const traces = /\bat .+:\d+:\d+\)?$|node:internal|SQLSTATE|kysely|pglite|\/apps\/gateway\/src/m;
/** what stands in files that nobody may fetch */
const ofFiles = /root:[x*]:0:0:|"private":\s*true|-----BEGIN|export const openSite/;

/** A host that only headers name: it may stand in no page and lead nowhere. */
export const strayHost = 'stray-host.example';

/** A script of the attacker as it was sent, in a document that a browser draws. */
const reflected = ({ headers, text }: Seen): boolean =>
  /html|svg|xml/.test(headers.get('content-type') ?? '') && markup.some((one) => text.includes(one));

/** Somebody else's place in the address that a browser is sent to, or in a header of its own. */
const strayHeader = ({ headers }: Seen): string | null => {
  const location = headers.get('location') ?? '';
  if (location.includes(strayHost) || /^[/\\]{2}|^\w+:(?!\/\/(?:127\.0\.0\.1|localhost)[:/])/.test(location))
    return `leads to ${location}`;
  return headers.has('x-canary') || headers.has('bcc') ? 'a header of the attacker' : null;
};

/**
 * What no answer may do, whoever asked for whatever. The only fault that is declared is a house that says it is not ready.
 * @returns the first promise that it broke
 */
export const brokenBy = (seen: Seen): string | null => {
  const { status, headers, text } = seen;
  if (status >= 500 && status !== 503) return `answered ${status}`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'without nosniff';
  if (!headers.has('content-security-policy') && status !== 304) return 'without a policy';
  if (reflected(seen)) return 'a script came back as it was sent';
  if (text.includes(strayHost)) return 'a host of the attacker stands in an answer';
  if (traces.test(text)) return `words of our own: ${text.slice(0, 200)}`;
  if (ofFiles.test(text)) return 'a file that is nobody’s';
  return strayHeader(seen);
};

export const seenOf = async (response: Response): Promise<Seen> => ({
  status: response.status,
  headers: response.headers,
  text: await response.text(),
});
