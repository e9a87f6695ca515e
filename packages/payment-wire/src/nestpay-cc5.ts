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
