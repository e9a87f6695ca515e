import type { PDFObject } from '@cantoo/pdf-lib';
import { at } from './objects.ts';
import { textOfStream } from './open-pdf.ts';

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const next = (hex: string, by: number): string => {
  const last = Number.parseInt(hex.slice(-4), 16) + by;
  return hex.slice(0, -4) + last.toString(16).padStart(4, '0');
};

/** From a font's codes to the text they stand for, as its ToUnicode says (ISO 32000-1, 9.10.3); null without one. */
export function unicodeMap(font: PDFObject | undefined): Map<number, string> | null {
  const source = textOfStream(at(font, 'ToUnicode'));
  if (source === '') return null;
  const map = new Map<number, string>();
  for (const [, block] of source.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of (block ?? '').matchAll(/<([\da-f]+)>\s*<([\da-f]*)>/gi))
      map.set(Number.parseInt(code, 16), fromHex(text));
  for (const [, block] of source.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', text = ''] of (block ?? '').matchAll(
      /<([\da-f]+)>\s*<([\da-f]+)>\s*<([\da-f]+)>/gi,
    ))
      for (
        let code = Number.parseInt(first, 16), by = 0;
        code <= Number.parseInt(last, 16);
        code += 1, by += 1
      )
        map.set(code, fromHex(next(text, by)));
  return map;
}
