import { describe, expect, test } from 'vitest';
import { csvTemplate, workbookTemplate } from './template.ts';
import { zipStore } from './zip-store.ts';

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');

/* by hand from PKWARE's APPNOTE, 4.3.7, 4.3.12 and 4.3.16; CBF43926 is the check value that every CRC-32 gives for these nine digits */
test('an archive of one text is, byte for byte, what the layout says', () => {
  expect(hex(zipStore({ 'a.txt': '123456789' }))).toBe(
    [
      /* local header: mark, version 2.0, UTF-8 names, stored, 0:00 of 1 January 1980, check, sizes, lengths, name, text */
      '50 4b 03 04 14 00 00 08 00 00 00 00 21 00 26 39 f4 cb 09 00 00 00 09 00 00 00 05 00 00 00',
      '61 2e 74 78 74 31 32 33 34 35 36 37 38 39',
      /* directory: mark, made by 2.0, the same facts, no comment, disk or attributes, where the header is, name */
      '50 4b 01 02 14 00 14 00 00 08 00 00 00 00 21 00 26 39 f4 cb 09 00 00 00 09 00 00 00 05 00 00 00',
      '00 00 00 00 00 00 00 00 00 00 00 00 00 00 61 2e 74 78 74',
      /* end: mark, disks, one part, length and place of the directory, no comment */
      '50 4b 05 06 00 00 00 00 01 00 01 00 33 00 00 00 2c 00 00 00 00 00',
    ].join(' '),
  );
});

describe('the workbook to fill in', () => {
  const text = new TextDecoder().decode(workbookTemplate(['Ad', 'Soyad', 'A & "B"']));

  test('has its headings side by side in the first row, and columns of text below', () => {
    expect(text).toContain(
      '<row r="1"><c r="A1" s="2" t="inlineStr"><is><t>Ad</t></is></c><c r="B1" s="2" t="inlineStr"><is><t>Soyad</t></is></c><c r="C1" s="2" t="inlineStr"><is><t>A &#38; &#34;B&#34;</t></is></c></row>',
    );
    expect(text).toContain('<col min="1" max="3" width="22" style="1" customWidth="1"/>');
    expect(text).toContain('<xf numFmtId="49" applyNumberFormat="1"/>');
  });

  /* by hand from ECMA-376, parts 1 (18.2, 12.3) and 2 (9.3, 10.1): a program that opens it knows a part by these names */
  test.each([
    [
      'six parts, each of which says that it is XML',
      /<\?xml version="1\.0" encoding="UTF-8" standalone="yes"\?>/g,
      6,
    ],
    [
      'a sheet, a workbook and styles',
      / xmlns="http:\/\/schemas\.openxmlformats\.org\/spreadsheetml\/2006\/main"/g,
      3,
    ],
    ['kinds', /<Types xmlns="http:\/\/schemas\.openxmlformats\.org\/package\/2006\/content-types">/g, 1],
    [
      'relations',
      /<Relationships xmlns="http:\/\/schemas\.openxmlformats\.org\/package\/2006\/relationships">/g,
      2,
    ],
    ['ids', / xmlns:r="http:\/\/schemas\.openxmlformats\.org\/officeDocument\/2006\/relationships"/g, 1],
    ['a relation to the workbook', /2006\/relationships\/officeDocument" Target="xl\/workbook\.xml"/g, 1],
    ['one to the sheet', /2006\/relationships\/worksheet" Target="worksheets\/sheet1\.xml"/g, 1],
    ['one to the styles', /2006\/relationships\/styles" Target="styles\.xml"/g, 1],
    [
      'the kind of a workbook',
      /"application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet\.main\+xml"/g,
      1,
    ],
    [
      'the kind of a sheet',
      /"application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.worksheet\+xml"/g,
      1,
    ],
  ])('has %s', (_, pattern, times) => {
    expect(text.match(pattern)).toHaveLength(times);
  });
});

test('the text to fill in is opened by Excel in Türkiye: a mark, semicolons, quotes where a heading needs them', () => {
  expect(csvTemplate(['Ad', 'Soyad'])).toBe('\ufeffAd;Soyad\r\n');
  expect(csvTemplate(['Ad;Soyad', 'A "B"', 'Yaş'])).toBe('\ufeff"Ad;Soyad";"A ""B""";Yaş\r\n');
});
