import { childOf, isElement, parseXml } from '../../../insurers/xml.ts';

/* CC5: the XML of the interface, in ISO-8859-9. */

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // whatever the alphabet lacks travels as its number; control characters travel not at all
    .replace(/[^\n -~]/gu, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code < 32 || code === 127 ? '' : `&#${code};`;
    });

/** What is sent: texts, and one level of them under `Extra`. */
export type Cc5Request = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const elements = (values: Cc5Request): string =>
  Object.entries(values)
    .map(([name, value]) =>
      typeof value === 'string'
        ? `<${name}>${escaped(value)}</${name}>`
        : `<${name}>${elements(value)}</${name}>`,
    )
    .join('');

export const writeCc5 = (values: Cc5Request): string =>
  `<?xml version="1.0" encoding="ISO-8859-9"?>\n<CC5Request>${elements(values)}</CC5Request>`;

/** An answer: every element that holds text, those of `Extra` apart. */
export interface Cc5Answer {
  fields: Readonly<Record<string, string>>;
  extra: Readonly<Record<string, string>>;
}

/** An element that stands twice or holds elements is none we can rely on. */
const textsOf = (element: unknown): Record<string, string> => {
  const texts: Record<string, string> = Object.create(null);
  if (!isElement(element)) return texts;
  for (const [name, value] of Object.entries(element)) if (typeof value === 'string') texts[name] = value;
  return texts;
};

/** @returns null for anything that is no CC5Response */
export function readCc5(body: Buffer): Cc5Answer | null {
  try {
    const text = new TextDecoder('iso-8859-9').decode(body);
    const response = childOf(parseXml(Buffer.from(text, 'utf8')), 'CC5Response');
    if (!isElement(response)) return null;
    return { fields: textsOf(response), extra: textsOf(childOf(response, 'Extra')) };
  } catch {
    return null;
  }
}
