import { createHmac } from 'node:crypto';
import type { SigningKeys } from '../../platform/ports.ts';
import { isOfOurs } from '../../platform/sensitive/signing-keys.ts';

/** What is opened: a paper by its own id, or the pass of a purchase, which is made when it is asked for. */
type Opens = 'document' | 'pass';
const kinds = ['document', 'pass'] as const satisfies readonly Opens[];

/** What a link allows: one thing, for one session, until a moment. */
export interface Grant {
  opens: Opens;
  id: string;
  sessionId: string;
  /** epoch ms */
  until: number;
}

const mac = (secret: Buffer, opens: Opens, id: string, sessionId: string, until: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([opens, id, sessionId, until]), 'utf8')
    .digest('base64url');

/** `<id>.<until>.<signature>`; the session is signed in but not written, so a copied link opens nowhere else. */
export function signGrant([secret]: SigningKeys, grant: Grant): string {
  const until = grant.until.toString(36);
  return `${grant.id}.${until}.${mac(secret, grant.opens, grant.id, grant.sessionId, until)}`;
}

/** What a link opens for this session. */
export function readGrant(
  keys: SigningKeys,
  token: string,
  sessionId: string,
  now: Date,
): Pick<Grant, 'opens' | 'id'> | 'expired' | null {
  const match = /^([A-Za-z0-9_-]{22})\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{43})$/.exec(token);
  const [, id, until, signature] = match ?? [];
  if (!id || !until || !signature) return null;
  const opens = kinds.find((one) => isOfOurs(keys, signature, (key) => mac(key, one, id, sessionId, until)));
  if (!opens) return null;
  return Number.parseInt(until, 36) <= now.getTime() ? 'expired' : { opens, id };
}
