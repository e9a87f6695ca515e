import type { Language } from '@sigorta/i18n/language';
import { ListFault } from './list-fault.ts';

/** What Excel of that country writes when it is not asked for Unicode. */
const oldEncodings: Record<Language, string> = {
  tr: 'windows-1254',
  en: 'windows-1254',
  ru: 'windows-1251',
  ar: 'windows-1256',
};

/* no text of a list holds these; tab, line feed and carriage return it may */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000e-\u001f]/;

function decoded(bytes: Uint8Array, language: Language): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(oldEncodings[language]).decode(bytes);
  }
}

/**
 * Text of a CSV file: UTF-8 or UTF-16 by its mark, UTF-8 without one, else the old encoding of the page's language.
 * @throws ListFault `binary` for what is no text
 */
export function decodeText(bytes: Uint8Array, language: Language): string {
  const text = decoded(bytes, language);
  if (control.test(text)) throw new ListFault('binary');
  return text;
}
