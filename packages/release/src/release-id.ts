import { createHash } from 'node:crypto';
import { canonicalBytes } from './canonical.ts';
import type { ReleaseDocument } from './release-document.ts';

/** The hash by which a store names bytes: 64 hex digits. */
export const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** `pet@3f9a1c20b7e84d51`: named after its document, so that another content is another release. */
export const releaseIdOf = (document: ReleaseDocument): string =>
  `${document.family}@${sumOf(canonicalBytes(document)).slice(0, 16)}`;

export const familyOfRelease = (id: string): string => id.slice(0, id.indexOf('@'));
