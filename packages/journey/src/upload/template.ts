import { zipStore } from './zip-store.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const letterOf = (column: number): string => String.fromCharCode(65 + column);

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/* style 1 is "text": a passport number keeps its zeros and a date stays as it was typed */
const styles = `${head}<styleSheet xmlns="${sheets}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/** An .xlsx with one row of headings and text columns below it. At most 26 headings. */
export function workbookTemplate(headings: readonly string[]): Uint8Array<ArrayBuffer> {
  const cells = headings
    .map((text, at) => `<c r="${letterOf(at)}1" s="2" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`)
    .join('');
  return zipStore({
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${sheets}" xmlns:r="${relations}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${sheets}"><cols><col min="1" max="${headings.length}" width="22" style="1" customWidth="1"/></cols><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
  });
}

/** CSV as Excel in Türkiye opens it: semicolons, UTF-8 with its mark. */
export const csvTemplate = (headings: readonly string[]): string =>
  `\ufeff${headings.map((text) => (/[";]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(';')}\r\n`;
