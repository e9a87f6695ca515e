import { createHmac } from 'node:crypto';
import { familyOfRelease } from '@sigorta/release/release-id';
import type { Context } from '../../platform/context.ts';
import { isOfOurs } from '../../platform/sensitive/signing-keys.ts';

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

const macOf = (secret: Buffer, signed: string): string =>
  createHmac('sha256', secret).update(`preview-link\n${signed}`).digest('base64url');

/** A link as text: release, id, end in seconds since 1970, signature. */
export function writeLink(
  { signingKeys }: Pick<Context, 'signingKeys'>,
  { id, release, endsAt }: PreviewName,
): string {
  const signed = `${release}/${id}/${Math.floor(endsAt.getTime() / 1000)}`;
  return `${signed}/${macOf(signingKeys[0], signed)}`;
}

const written = /^([a-z][a-z0-9-]{0,40}@[0-9a-f]{16})\/([\w-]{6,64})\/(\d{1,12})\/([\w-]{43})$/;

/**
 * What a link names, when we signed it. Whether it has ended is not looked at.
 * @returns null for a forged or altered one
 */
export function readLink(
  { signingKeys }: Pick<Context, 'signingKeys'>,
  text: string,
): (PreviewName & { family: string }) | null {
  const [, release, id, seconds, mac] = written.exec(text) ?? [];
  if (release === undefined || id === undefined || seconds === undefined || mac === undefined) return null;
  /* as text: the last character of base64url holds bits that count for nothing, one signature is written in one way */
  if (!isOfOurs(signingKeys, mac, (key) => macOf(key, `${release}/${id}/${seconds}`))) return null;
  return { id, release, family: familyOfRelease(release), endsAt: new Date(Number(seconds) * 1000) };
}
