import { XMLParser } from 'fast-xml-parser';

/* ISO-8859-9 is Latin-1 with six letters exchanged. */
const turkish: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const element = ([name, value]: [string, string | Record<string, string>]): string =>
  `<${name}>${
    typeof value === 'string'
      ? value.replace(/[&<>]/g, (mark) => marks[mark] ?? mark)
      : Object.entries(value).map(element).join('')
  }</${name}>`;

/** An answer as bytes of ISO-8859-9. */
export const cc5Response = (fields: Record<string, string | Record<string, string>>): Buffer => {
  const text = `<?xml version="1.0" encoding="ISO-8859-9"?>\n<CC5Response>${Object.entries(fields).map(element).join('')}</CC5Response>`;
  return Buffer.from(Array.from(text, (letter) => turkish[letter] ?? letter.charCodeAt(0)));
};

const parser = new XMLParser({ parseTagValue: false, trimValues: false, ignoreDeclaration: true });

export type Cc5Fields = Record<string, string | Record<string, string>>;

/** The fields of a CC5Request; null when it is none. */
export const cc5Request = (text: string): Cc5Fields | null => {
  try {
    const { CC5Request: request } = parser.parse(text) as { CC5Request?: Cc5Fields };
    return typeof request === 'object' ? request : null;
  } catch {
    return null;
  }
};
