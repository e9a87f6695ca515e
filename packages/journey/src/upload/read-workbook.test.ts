import { describe, expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { workbookTemplate } from './template.ts';
import { workbookParts, zipDeflated } from './testing/zip-deflated.ts';
import { zipStore } from './zip-store.ts';

const cellsOf = async (rows: string, strings = '', properties = '') =>
  (await readWorkbook(await zipDeflated(workbookParts(rows, strings, properties)))).rows.map(
    ({ cells }) => cells,
  );

/** A sheet of one cell. */
const sheetOf = (text: string): string =>
  `<worksheet><sheetData><row><c t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;

const fault = (code: string) => expect.objectContaining({ code });

describe('a workbook', () => {
  test('its first visible sheet is read: shared, inline and calculated texts, numbers, gaps', async () => {
    const strings =
      '<si><t>Şule &amp; Co</t></si><si><r><t>Ri</t></r><r><t xml:space="preserve">ch </t></r></si>';
    const rows = `
      <row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="inlineStr"><is><t>Иван</t></is></c></row>
      <row r="5"><c r="A5" t="s"><v>1</v></c><c r="B5"><f>1+1</f><v>2</v></c><c r="D5" t="str"><f>A1</f><v>x</v></c></row>`;
    expect(await cellsOf(rows, strings)).toEqual([
      ['Şule & Co', '', 'Иван'],
      ['Rich', '2', '', 'x'],
    ]);
  });

  /* by hand from ECMA-376, 18.18.68: a sheet is visible, hidden or very hidden, and some programs say so of each */
  test.each([
    ['hidden', 'visible', 'second'],
    ['veryHidden', 'visible', 'second'],
    ['visible', 'hidden', 'first'],
    ['visible', 'visible', 'first'],
  ])('of a %s and a %s sheet the %s is read', async (one, other, name) => {
    const parts = {
      'xl/workbook.xml': `<workbook><sheets><sheet name="A" state="${one}" r:id="r1"/><sheet name="B" state="${other}" r:id="r2"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheetOf('first'),
      'xl/worksheets/sheet2.xml': sheetOf('second'),
    };
    expect((await readWorkbook(zipStore(parts))).rows[0]?.cells).toEqual([name]);
  });

  test('a sheet is found by its relation, past whatever else has one, and past one whose part is missing', async () => {
    const parts = {
      'xl/workbook.xml':
        '<workbook><externalReference r:id="r3"/><sheets><sheet name="A" r:id="r1"/><sheet name="B" r:id="r2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r0"/><Relationship Id="r1" Target="worksheets/gone.xml"/><Relationship Id="r2" Target="worksheets/list.xml"/><Relationship Id="r3" Target="worksheets/other.xml"/></Relationships>',
      'xl/worksheets/list.xml': sheetOf('list'),
      'xl/worksheets/other.xml': sheetOf('other'),
    };
    expect((await readWorkbook(zipStore(parts))).rows[0]?.cells).toEqual(['list']);
  });

  test('without any relation the first part of a sheet is read', async () => {
    const parts = { 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheetOf('only') };
    expect((await readWorkbook(zipStore(parts))).rows[0]?.cells).toEqual(['only']);
  });

  test('rows keep the numbers Excel shows', async () => {
    const table = await readWorkbook(
      await zipDeflated(workbookParts('<row r="7"><c r="A7"><v>1</v></c></row>')),
    );
    expect(table.rows).toEqual([{ number: 7, cells: ['1'] }]);
  });

  test('prefixed names and cells without places are read too', async () => {
    const rows = '<x:row><x:c><x:v>1</x:v></x:c><x:c t="s"><x:v>0</x:v></x:c></x:row>';
    expect(await cellsOf(rows, '<x:si><x:t>a</x:t></x:si>')).toEqual([['1', 'a']]);
  });

  test('a passport number kept as a number does not become an exponent', async () => {
    expect(await cellsOf('<row><c r="A1"><v>1.23456789E8</v></c></row>')).toEqual([['123456789']]);
  });

  test('a number that is none of a person’s stays as it is written, zeros too', async () => {
    const rows = '<row><c><v>0123</v></c><c><v>1.5E-3</v></c><c><v>1E400</v></c></row>';
    expect(await cellsOf(rows)).toEqual([['0123', '1.5E-3', '1E400']]);
  });

  test('readings beside a text of Japanese are left out', async () => {
    const strings =
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><r><t>大</t></r><rPh sb="0" eb="1"><t>オオ</t></rPh><r><t>阪</t></r></si>';
    const rows = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>';
    expect(await cellsOf(rows, strings)).toEqual([['東京', '大阪']]);
  });

  test('an error, and a text that is not there, are empty', async () => {
    const rows = '<row><c t="e"><v>#N/A</v></c><c t="s"><v>9</v></c><c><v>1</v></c></row>';
    expect(await cellsOf(rows)).toEqual([['', '', '1']]);
  });

  test('columns are counted on behind Z, rows on from the one before', async () => {
    const rows = '<row><c r="Z1"><v>1</v></c><c r="AB1"><v>2</v></c></row><row><c><v>3</v></c></row>';
    const { rows: read, dateShift } = await readWorkbook(await zipDeflated(workbookParts(rows)));
    expect(read.map(({ number }) => number)).toEqual([1, 2]);
    expect(read[0]?.cells.flatMap((cell, at) => (cell === '' ? [] : [[at, cell]]))).toEqual([
      [25, '1'],
      [27, '2'],
    ]);
    expect(dateShift).toBe(0);
  });

  test('what stands behind the rows is not read', async () => {
    const parts = workbookParts('<row><c><v>1</v></c></row>');
    const sheet = parts['xl/worksheets/first.xml'].replace(
      '</sheetData>',
      '</sheetData><extLst><row><c><v>2</v></c></row></extLst>',
    );
    const table = await readWorkbook(await zipDeflated({ ...parts, 'xl/worksheets/first.xml': sheet }));
    expect(table.rows.map(({ cells }) => cells)).toEqual([['1']]);
  });

  test('dates counted from 1904 are told', async () => {
    const rows = '<row><c r="A1"><v>1</v></c></row>';
    const table = await readWorkbook(
      await zipDeflated(workbookParts(rows, '', '<workbookPr date1904="1"/>')),
    );
    expect(table.dateShift).toBe(1462);
  });

  test('our own template comes back as its headings', async () => {
    const headings = ['Ad', 'Soyad', 'رقم جواز السفر', 'A & "B" <C>'];
    expect((await readWorkbook(workbookTemplate(headings))).rows[0]?.cells).toEqual(headings);
  });
});

describe('a file that means harm is refused', () => {
  const row = '<row><c t="inlineStr"><is><t>a</t></is></c></row>';

  test('a bomb stops while it is inflated, whatever its directory says', async () => {
    const bomb = await zipDeflated(workbookParts(' '.repeat(40_000_000)), 100);
    expect(bomb.length).toBeLessThan(100_000);
    await expect(readWorkbook(bomb)).rejects.toEqual(fault('tooLarge'));
  });

  test.each([
    ['more rows than a list has', row.repeat(1_001), 'tooManyRows'],
    ['a million empty rows', '<row/>'.repeat(1_000_000), 'tooManyRows'],
    ['no row at all', '', 'empty'],
  ])('%s', async (_, rows, code) => {
    await expect(readWorkbook(await zipDeflated(workbookParts(rows)))).rejects.toEqual(fault(code));
  });

  /* by hand: as many texts and rows as a workbook may have, and one more */
  test('as many texts and empty rows as anybody has are read, one more is not', async () => {
    const read = async (rows: string, strings: string) =>
      (await readWorkbook(await zipDeflated(workbookParts(rows, strings)))).rows.length;
    expect(await read(row, '<si/>'.repeat(100_000))).toBe(1);
    await expect(read(row, '<si/>'.repeat(100_001))).rejects.toEqual(fault('tooLarge'));
    expect(await read(row + '<row/>'.repeat(99_999), '')).toBe(1);
    await expect(read(row + '<row/>'.repeat(100_000), '')).rejects.toEqual(fault('tooManyRows'));
  });

  test('macros', async () => {
    const parts = { ...workbookParts(row), 'xl/vbaProject.bin': 'x' };
    await expect(readWorkbook(await zipDeflated(parts))).rejects.toEqual(fault('macros'));
  });

  test('an archive of something else', async () => {
    await expect(readWorkbook(zipStore({ 'holiday.txt': 'x' }))).rejects.toEqual(fault('binary'));
  });

  test('a file cut short, and one that only begins like an archive', async () => {
    const whole = await zipDeflated(workbookParts(row));
    await expect(readWorkbook(whole.slice(0, whole.length - 30))).rejects.toEqual(fault('damaged'));
    await expect(readWorkbook(Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]))).rejects.toEqual(fault('damaged'));
  });

  test('entities are not followed', async () => {
    const rows =
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><row><c t="inlineStr"><is><t>&a;&#65;&lt;</t></is></c></row>';
    expect(await cellsOf(rows)).toEqual([['&a;A<']]);
  });
});
