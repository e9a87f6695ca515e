import type { Language } from '@sigorta/i18n/language';
import { decodeText } from './decode-text.ts';
import { largestFile } from './limits.ts';
import { ListFault } from './list-fault.ts';
import { parseCsv } from './parse-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Table } from './table.ts';

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/**
 * A chosen file as a table, judged by its bytes and not by its name. It never leaves the browser.
 * @throws ListFault
 */
export async function readFile(file: Blob, language: Language): Promise<Table> {
  if (file.size > largestFile) throw new ListFault('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  /* .xls before 2007, and every workbook with a password */
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ListFault('oldExcel');
  if (startsWith(bytes, 0x50, 0x4b)) return readWorkbook(bytes);
  return parseCsv(decodeText(bytes, language));
}

/** Pasted cells, or the text of a CSV file. @throws ListFault */
export function readPasted(text: string): Table {
  if (text.length > largestFile) throw new ListFault('tooLarge');
  return parseCsv(text);
}
