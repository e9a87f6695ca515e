/** Turkish letters that WinAnsi lacks, by their place in our encoding and their Adobe glyph names. */
const turkish: Record<string, { code: number; glyph: string }> = {
  ğ: { code: 0x80, glyph: 'gbreve' },
  Ğ: { code: 0x81, glyph: 'Gbreve' },
  ş: { code: 0x82, glyph: 'scedilla' },
  Ş: { code: 0x83, glyph: 'Scedilla' },
  ı: { code: 0x84, glyph: 'dotlessi' },
  İ: { code: 0x85, glyph: 'Idotaccent' },
};

const differences = `128 ${Object.values(turkish)
  .map(({ glyph }) => `/${glyph}`)
  .join(' ')}`;

const encoded = (text: string): string =>
  `<${[...text]
    .map((sign) => turkish[sign]?.code ?? (sign.charCodeAt(0) < 256 ? sign.charCodeAt(0) : 0x3f))
    .map((code) => code.toString(16).padStart(2, '0'))
    .join('')}>`;

const objectText = (number: number, body: string): string => `${number} 0 obj\n${body}\nendobj\n`;

/** A one-page PDF of plain lines: enough for a quote document, with no library. */
export const pdfOf = (title: string, lines: readonly string[]): Buffer => {
  const content = [
    'BT /F1 16 Tf 56 780 Td 20 TL',
    `${encoded(title)} Tj T*`,
    '/F1 11 Tf 17 TL T*',
    ...lines.map((line) => `${encoded(line)} Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding ' +
      `/Differences [${differences}] >> >>`,
  ].map((body, index) => objectText(index + 1, body));

  let text = '%PDF-1.7\n';
  const offsets = objects.map((object) => {
    const at = text.length;
    text += object;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + xref + trailer, 'latin1');
};
