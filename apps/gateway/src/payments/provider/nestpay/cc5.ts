import { childOf, isElement, parseXml } from '../../../insurers/xml.ts';

/* CC5: the XML of the interface, in ISO-8859-9. What is sent is written by payment-wire. */

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
