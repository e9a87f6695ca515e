import { mostColumns } from './limits.ts';
import { ListFault } from './list-fault.ts';
import { type Table, TableBuilder } from './table.ts';
import { attributeOf, xmlTokens } from './xml-tags.ts';
import { ZipParts } from './zip-parts.ts';

const daysTo1904 = 1_462;
const mostStrings = 100_000;
/** empty ones too: a sheet formatted to its end has a million */
const mostRowTags = 100_000;

/** The workbook's shared strings; rich text is joined, readings of Japanese (`rPh`) are left out. */
function stringsOf(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let inText = false;
  let inReading = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inText && !inReading) text += token.text;
      continue;
    }
    const opens = token.kind === 'open' && !token.closed;
    if (token.name === 't') inText = opens;
    else if (token.name === 'rPh') inReading = opens;
    else if (token.name === 'si') {
      if (token.kind === 'open') text = '';
      if (!opens) strings.push(text);
      if (strings.length > mostStrings) throw new ListFault('tooLarge');
    }
  }
  return strings;
}

/** `AB12` → 27; what has no letters gives null. */
function columnOf(reference: string): number | null {
  const letters = /^([A-Z]{1,3})\d*$/.exec(reference)?.[1];
  if (!letters) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Large numbers are kept as `1.23456789E8`; a passport number must not be. */
const plainNumber = (value: string): string =>
  /^-?\d+(\.\d+)?E[+-]?\d+$/i.test(value) && Number.isSafeInteger(Number(value))
    ? String(Number(value))
    : value;

/** Cells as they were last calculated; formulas themselves are never looked at. */
function rowsOf(xml: string, strings: readonly string[]): TableBuilder {
  const table = new TableBuilder();
  let cells: string[] = [];
  let number = 0;
  let seen = 0;
  let column = 0;
  let type = '';
  let value = '';
  let taking = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (taking) value += token.text;
      continue;
    }
    const opens = token.kind === 'open' && !token.closed;
    if (token.name === 'v' || token.name === 't') taking = opens;
    else if (token.name === 'c' && token.kind === 'open') {
      column = columnOf(attributeOf(token.attributes, 'r') ?? '') ?? column + 1;
      type = attributeOf(token.attributes, 't') ?? '';
      value = '';
    } else if (token.name === 'c' && column < mostColumns) {
      cells[column] = type === 's' ? (strings[Number(value)] ?? '') : type === 'e' ? '' : plainNumber(value);
    } else if (token.name === 'row' && token.kind === 'open') {
      if (++seen > mostRowTags) throw new ListFault('tooManyRows');
      number = Number(attributeOf(token.attributes, 'r')) || number + 1;
      cells = [];
      column = -1;
    } else if (token.name === 'row') {
      table.add(
        number,
        Array.from(cells, (cell) => cell ?? ''),
      );
    } else if (token.name === 'sheetData' && token.kind === 'close') break;
  }
  return table;
}

/** Some programs write of every sheet whether it is seen, others of hidden ones alone. */
const isHidden = (attributes: string): boolean =>
  (attributeOf(attributes, 'state') ?? 'visible') !== 'visible';

/** The part of the first sheet that is not hidden. */
async function firstSheet(parts: ZipParts, workbook: string): Promise<string> {
  const relations = new Map<string, string>();
  for (const token of xmlTokens(await parts.text('xl/_rels/workbook.xml.rels'))) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    const target = attributeOf(token.attributes, 'Target') ?? '';
    relations.set(
      attributeOf(token.attributes, 'Id') ?? '',
      target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    );
  }
  for (const token of xmlTokens(workbook)) {
    if (token.kind !== 'open' || token.name !== 'sheet' || isHidden(token.attributes)) continue;
    const part = relations.get(attributeOf(token.attributes, 'id') ?? '');
    if (part && parts.has(part)) return part;
  }
  return 'xl/worksheets/sheet1.xml';
}

/**
 * First sheet of an .xlsx workbook as text.
 * @throws ListFault
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const parts = new ZipParts(bytes);
  if (!parts.has('xl/workbook.xml')) throw new ListFault('binary');
  if (parts.has('xl/vbaProject.bin')) throw new ListFault('macros');
  const workbook = await parts.text('xl/workbook.xml');
  const strings = stringsOf(await parts.text('xl/sharedStrings.xml'));
  const sheet = await parts.text(await firstSheet(parts, workbook));
  const counts1904 = /<(?:\w+:)?workbookPr\b[^<>]*\bdate1904="(?:1|true)"/.test(workbook);
  return rowsOf(sheet, strings).finish(counts1904 ? daysTo1904 : 0);
}
