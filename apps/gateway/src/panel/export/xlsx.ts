import type { IsoDate } from '@sigorta/validators/iso-date';
import { escapeHtml } from '../../platform/escape-html.ts';
import { type Cell, isDay, isMoney, safeWords } from './cell.ts';
import { zipStream } from './zip-stream.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const fixed: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  /* 0 words, 1 an instant, 2 an amount, 3 a heading, 4 a day */
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const hourMs = 3_600_000;
/** days of a sheet count from 30 December 1899; Türkiye is three hours ahead all year */
const serial = (at: Date): number => (at.getTime() + 3 * hourMs) / (24 * hourMs) + 25_569;
const serialOfDay = (day: IsoDate): number => Date.parse(day) / (24 * hourMs) + 25_569;

const words = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeHtml(safeWords(text))}</t></is></c>`;

const written = (cell: Cell, style: number): string => {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c s="1"><v>${serial(cell).toFixed(6)}</v></c>`;
  if (isDay(cell)) return `<c s="4"><v>${serialOfDay(cell.day)}</v></c>`;
  if (isMoney(cell)) return `<c s="2"><v>${(cell.minor / 100).toFixed(2)}</v></c>`;
  return words(cell, style);
};

const row = (cells: readonly Cell[], style = 0): string =>
  `<row>${cells.map((cell) => written(cell, style)).join('')}</row>`;

async function* sheet(heads: readonly string[], rows: AsyncIterable<readonly Cell[][]>) {
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${heads.length}" width="20" customWidth="1"/></cols><sheetData>${row(heads, 3)}`;
  for await (const some of rows) yield some.map((cells) => row(cells)).join('');
  yield '</sheetData></worksheet>';
}

/** A workbook of one sheet, written while the rows come. @param name of the sheet */
export const xlsxOf = (
  name: string,
  heads: readonly string[],
  rows: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<Buffer> => {
  const title = escapeHtml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));
  const workbook = `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return zipStream([
    ...Object.entries({ ...fixed, 'xl/workbook.xml': workbook }).map(([file, text]) => ({
      name: file,
      text: [declaration + text],
    })),
    { name: 'xl/worksheets/sheet1.xml', text: sheet(heads, rows) },
  ]);
};
