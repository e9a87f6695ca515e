import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link allows: one document, for one session, until a moment. */
export interface Grant {
  documentId: string;
  sessionId: string;
  /** epoch ms */
  until: number;
}

const mac = (secret: Buffer, documentId: string, sessionId: string, until: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['document', documentId, sessionId, until]), 'utf8')
    .digest();

/** `<document>.<until>.<signature>`; the session is signed in but not written, so a copied link opens nowhere else. */
export function signGrant(secret: Buffer, grant: Grant): string {
  const until = grant.until.toString(36);
  return `${grant.documentId}.${until}.${mac(secret, grant.documentId, grant.sessionId, until).toString('base64url')}`;
}

/** The document a link opens for this session. */
export function readGrant(
  secret: Buffer,
  token: string,
  sessionId: string,
  now: Date,
): { documentId: string } | 'expired' | null {
  const match = /^([A-Za-z0-9_-]{22})\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{43})$/.exec(token);
  const [, documentId, until, signature] = match ?? [];
  if (!documentId || !until || !signature) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = mac(secret, documentId, sessionId, until);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number.parseInt(until, 36) <= now.getTime() ? 'expired' : { documentId };
}
