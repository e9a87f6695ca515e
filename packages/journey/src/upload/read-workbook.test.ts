import { describe, expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { workbookTemplate } from './template.ts';
import { workbookParts, zipDeflated } from './testing/zip-deflated.ts';
import { zipStore } from './zip-store.ts';

const cellsOf = async (rows: string, strings = '', properties = '') =>
  (await readWorkbook(await zipDeflated(workbookParts(rows, strings, properties)))).rows.map(
    ({ cells }) => cells,
  );

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
    const sheet = (text: string) =>
      `<worksheet><sheetData><row><c t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;
    const parts = {
      'xl/workbook.xml': `<workbook><sheets><sheet name="A" state="${one}" r:id="r1"/><sheet name="B" state="${other}" r:id="r2"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet('first'),
      'xl/worksheets/sheet2.xml': sheet('second'),
    };
    expect((await readWorkbook(zipStore(parts))).rows[0]?.cells).toEqual([name]);
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
