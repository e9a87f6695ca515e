/** A tag or the text between two; namespaces are dropped from names. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: string; closed: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Only the five names XML knows and numbers: a workbook declares no entities of its own, and none would be followed. */
export const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,6}));/gi, (all, decimal, hex, name) => {
    if (decimal) return characterOf(Number(decimal));
    return hex ? characterOf(Number.parseInt(hex, 16)) : (entities[name] ?? all);
  });

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const made = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, made);
  return made;
}

/** @param name one of our own names, never text of a file */
export const attributeOf = (attributes: string, name: string): string | null => {
  const found = patternOf(name).exec(attributes);
  return found ? unescapeXml(found[1] ?? found[2] ?? '') : null;
};

/**
 * Runs once over the text, so that the reader may stop where it likes; comments and declarations are skipped.
 * Enough for the parts of a workbook, which programs write; no judge of XML.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    if (open < 0) return;
    if (open > at) yield { kind: 'text', text: unescapeXml(xml.slice(at, open)) };
    const close = xml.indexOf('>', open);
    if (close < 0) return;
    at = close + 1;
    const tag = xml.slice(open + 1, close);
    if (tag.startsWith('!') || tag.startsWith('?')) continue;
    const name = /^\/?(?:[\w.-]+:)?([\w.-]+)/.exec(tag)?.[1];
    if (!name) continue;
    if (tag.startsWith('/')) yield { kind: 'close', name };
    else yield { kind: 'open', name, attributes: tag, closed: tag.endsWith('/') };
  }
}
