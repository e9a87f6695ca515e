import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';

export const sha256 = (bytes: Uint8Array | Buffer): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Without spaces and the marks that only steer direction: PDF text stands in the order it is drawn. */
export const solid = (text: string): string => text.replace(/[\s\u200e\u200f\u061c\u2066-\u2069]+/g, '');

/** All text of a PDF in one line. */
export async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
