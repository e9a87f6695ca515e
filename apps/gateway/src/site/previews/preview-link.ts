import { createHmac, timingSafeEqual } from 'node:crypto';
import { familyOfRelease } from '@sigorta/release/release-id';
import type { Context } from '../../platform/context.ts';

/** Where previews begin and end; nothing of the site's own lies below it. */
export const previewPath = '/onizleme';
/** leaves the preview */
export const leavePath = `${previewPath}/cik`;

/** What a link names; all of it is signed. */
export interface PreviewName {
  id: string;
  release: string;
  endsAt: Date;
}

const macOf = (secret: Buffer, signed: string): Buffer =>
  createHmac('sha256', secret).update(`preview-link\n${signed}`).digest();

/** A link as text: release, id, end in seconds since 1970, signature. */
export function writeLink({ secret }: Pick<Context, 'secret'>, { id, release, endsAt }: PreviewName): string {
  const signed = `${release}/${id}/${Math.floor(endsAt.getTime() / 1000)}`;
  return `${signed}/${macOf(secret, signed).toString('base64url')}`;
}

const written = /^([a-z][a-z0-9-]{0,40}@[0-9a-f]{16})\/([\w-]{6,64})\/(\d{1,12})\/([\w-]{43})$/;

/**
 * What a link names, when we signed it. Whether it has ended is not looked at.
 * @returns null for a forged or altered one
 */
export function readLink(
  { secret }: Pick<Context, 'secret'>,
  text: string,
): (PreviewName & { family: string }) | null {
  const [, release, id, seconds, mac] = written.exec(text) ?? [];
  if (release === undefined || id === undefined || seconds === undefined || mac === undefined) return null;
  const expected = macOf(secret, `${release}/${id}/${seconds}`);
  const given = Buffer.from(mac, 'base64url');
  /* the last character of base64url holds bits that count for nothing: one signature is written in one way */
  if (given.length !== expected.length || given.toString('base64url') !== mac) return null;
  if (!timingSafeEqual(given, expected)) return null;
  return { id, release, family: familyOfRelease(release), endsAt: new Date(Number(seconds) * 1000) };
}
