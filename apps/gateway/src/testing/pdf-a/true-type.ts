/** What a TrueType font says of its glyphs. */
interface Glyphs {
  count: number;
  /** thousandths of the size */
  widthOf: (glyph: number) => number;
}

/** Reads the tables that hold how many glyphs there are and how wide (OpenType, `head`, `hhea`, `hmtx`, `maxp`); null when one is missing. */
export function glyphsOf(bytes: Uint8Array): Glyphs | null {
  const font = Buffer.from(bytes);
  if (font.length < 12) return null;
  const tables = new Map<string, number>();
  for (let at = 12, left = font.readUInt16BE(4); left > 0 && at + 16 <= font.length; at += 16, left -= 1)
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  const [head, hhea, hmtx, maxp] = ['head', 'hhea', 'hmtx', 'maxp'].map((name) => tables.get(name));
  if (head === undefined || hhea === undefined || hmtx === undefined || maxp === undefined) return null;
  const unit = font.readUInt16BE(head + 18);
  const last = font.readUInt16BE(hhea + 34) - 1;
  return {
    count: font.readUInt16BE(maxp + 4),
    widthOf: (glyph) => (font.readUInt16BE(hmtx + Math.min(glyph, last) * 4) * 1000) / unit,
  };
}
