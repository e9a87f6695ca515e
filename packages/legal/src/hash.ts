import type { LegalText } from './document.ts';
import { withoutMarks } from './placeholders.ts';

/** What is hashed and archived: title, headings and paragraphs, a line each, without the marks that `fill` adds for direction and reads. */
export function canonicalText({ title, articles }: LegalText): string {
  const lines = articles.flatMap(({ heading, paragraphs }) => ['', heading, ...paragraphs]);
  return withoutMarks([title, ...lines].join('\n'))
    .replace(/[\u2068\u2069]/g, '')
    .normalize('NFC');
}

/** SHA-256 of the canonical text, 64 hex digits. Of a template it equals the entry in `documents/hashes.ts`. */
export async function hashOf(document: LegalText): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalText(document)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
