/** A PDF as our typesetter writes it: objects one behind the other, then the table of where each begins. */
export interface PdfParts {
  head: Buffer;
  /** each with its number, in the file's order */
  objects: { number: number; bytes: Buffer }[];
  /** from `trailer` to before `startxref` */
  trailer: string;
}

const tail = /\nstartxref\n(\d+)\n%%EOF\s*$/;
const tableHead = /^xref\n0 \d+\n/;

/** Takes a PDF apart; null when it is not built as our typesetter builds. */
export function takeApart(pdf: Buffer): PdfParts | null {
  const end = tail.exec(pdf.toString('latin1', Math.max(0, pdf.length - 64)));
  const tableAt = Number(end?.[1] ?? Number.NaN);
  const table = pdf.toString('latin1', Number.isNaN(tableAt) ? pdf.length : tableAt);
  const trailerAt = table.indexOf('trailer\n');
  if (!tableHead.test(table) || trailerAt < 0) return null;
  const rows =
    table
      .slice(0, trailerAt)
      .replace(tableHead, '')
      .match(/\d{10} \d{5} [nf]/g) ?? [];
  const begins = rows
    .map((row, number) => ({ number, from: Number(row.slice(0, 10)), used: row.endsWith('n') }))
    .filter(({ used }) => used)
    .toSorted((one, other) => one.from - other.from);
  return {
    head: pdf.subarray(0, begins[0]?.from ?? 0),
    objects: begins.map(({ number, from }, place) => ({
      number,
      bytes: pdf.subarray(from, begins[place + 1]?.from ?? tableAt),
    })),
    trailer: table.slice(trailerAt, table.lastIndexOf('\nstartxref')),
  };
}

const placeRow = (at: number | undefined): string =>
  at === undefined ? '0000000000 65535 f\r\n' : `${String(at).padStart(10, '0')} 00000 n\r\n`;

/** Puts the parts together again, with a table of where they begin now. */
export function putTogether({ head, objects, trailer }: PdfParts): Buffer {
  const places = new Map<number, number>();
  let at = head.length;
  for (const { number, bytes } of objects) {
    places.set(number, at);
    at += bytes.length;
  }
  const size = Math.max(0, ...places.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => placeRow(places.get(number)));
  const table = `xref\n0 ${size}\n${rows.join('')}${trailer}\nstartxref\n${at}\n%%EOF`;
  return Buffer.concat([head, ...objects.map(({ bytes }) => bytes), Buffer.from(table, 'latin1')]);
}
