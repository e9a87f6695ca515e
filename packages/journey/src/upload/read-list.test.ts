import { describe, expect, test } from 'vitest';
import { largestFile, largestPart, longestCell, mostColumns, mostRows } from './limits.ts';
import { readFile, readPasted } from './read-list.ts';
import { workbookTemplate } from './template.ts';

const file = (...bytes: number[]): Blob => new Blob([Uint8Array.from(bytes)]);
const cells = async (blob: Blob, language: 'tr' | 'ru' | 'ar' = 'tr') =>
  (await readFile(blob, language)).rows.map((row) => row.cells);
const fault = (code: string) => expect.objectContaining({ code });

describe('text of a list', () => {
  test.each([
    ['semicolons', 'Ad;Soyad\r\nŞule;Öz\r\n'],
    ['commas', 'Ad,Soyad\nŞule,Öz'],
    ['tabs, as they are pasted', 'Ad\tSoyad\nŞule\tÖz\n\n'],
    ['a told separator', 'sep=|\nAd|Soyad\nŞule|Öz'],
    ['quotes', '"Ad";"Soyad"\n"Şule";"Öz"'],
  ])('with %s', (_, text) => {
    expect(readPasted(text).rows.map((row) => row.cells)).toEqual([
      ['Ad', 'Soyad'],
      ['Şule', 'Öz'],
    ]);
  });

  test('a separator is found below a longer text, and told from commas in addresses', () => {
    const note = Array.from({ length: 12 }, (_, at) => `Not ${at + 1} otele verilecek lütfen bakın`);
    const rows = [
      'Ad;Soyad;Adres',
      'Şule;Öz;Bağ Sk., No 4, D. 2',
      'Can;Ay;Gül Cd., No 7, D. 1',
      'Ece;Su;',
      'Ali;Er;',
    ];
    const found = readPasted([...note, ...rows].join('\n')).rows;
    expect(found.slice(12).map((row) => row.cells)).toEqual([
      ['Ad', 'Soyad', 'Adres'],
      ['Şule', 'Öz', 'Bağ Sk., No 4, D. 2'],
      ['Can', 'Ay', 'Gül Cd., No 7, D. 1'],
      ['Ece', 'Su', ''],
      ['Ali', 'Er', ''],
    ]);
  });

  test('a quoted cell holds separators, line ends and quotes; one never closed ends with the text', () => {
    expect(readPasted('a;"x;y\n""z"""\nb;"open').rows.map((row) => row.cells)).toEqual([
      ['a', 'x;y\n"z"'],
      ['b', 'open'],
    ]);
  });

  test('the last line is a row, also where it ends with a separator and nothing behind it', () => {
    const cellsOf = (text: string) => readPasted(text).rows.map((row) => row.cells);
    expect(cellsOf('Ad\tSoyad\tOda\nDan\tRay\t')).toEqual([
      ['Ad', 'Soyad', 'Oda'],
      ['Dan', 'Ray', ''],
    ]);
    expect(cellsOf('Ad;Soyad\nDan;Ray;\n')).toEqual([
      ['Ad', 'Soyad'],
      ['Dan', 'Ray', ''],
    ]);
  });

  test('rows are counted as the sheet counts them, empty ones too', () => {
    expect(readPasted('a;b\n;\nc;d').rows.map(({ number }) => number)).toEqual([1, 3]);
  });
});

describe('the encoding', () => {
  const utf16 = [0xff, 0xfe, 0x5e, 0x01, 0x3b, 0x00, 0x31, 0x00];
  test.each([
    ['UTF-8 with a mark', file(0xef, 0xbb, 0xbf, 0xc5, 0x9e, 0x3b, 0x31), 'tr', 'Ş'],
    ['UTF-16', file(...utf16), 'tr', 'Ş'],
    ['Windows-1254 in Turkish', file(0xde, 0x3b, 0x31), 'tr', 'Ş'],
    ['Windows-1251 in Russian', file(0xc6, 0x3b, 0x31), 'ru', 'Ж'],
    ['Windows-1256 in Arabic', file(0xcd, 0x3b, 0x31), 'ar', 'ح'],
  ] as const)('%s', async (_, blob, language, letter) => {
    expect(await cells(blob, language)).toEqual([[letter, '1']]);
  });
});

test('a file is known by its bytes: a workbook, and a text that begins as one might', async () => {
  expect(await cells(new Blob([workbookTemplate(['Ad', 'Soyad'])]))).toEqual([['Ad', 'Soyad']]);
  expect(await cells(new Blob(['Pasaport;Ad']))).toEqual([['Pasaport', 'Ad']]);
});

/* by hand: two megabytes, what the largest part of a workbook inflates to, rows, columns, characters of a cell */
describe('what a list may have at most', () => {
  test('is more than anybody has', () => {
    expect([largestFile, largestPart, mostRows, mostColumns, longestCell]).toEqual([
      2_097_152, 16_777_216, 1_000, 40, 200,
    ]);
  });

  test('is read to the last of it', async () => {
    const most = 'a'.repeat(largestFile);
    expect(await cells(new Blob([most]))).toEqual([['a'.repeat(longestCell)]]);
    expect(readPasted(most).rows).toHaveLength(1);
    expect(readPasted('a;'.repeat(mostColumns + 1)).rows[0]?.cells).toHaveLength(mostColumns);
  });
});

describe('refused', () => {
  test.each([
    ['nothing', new Blob([]), 'empty'],
    ['white space', new Blob([' \n;;\n']), 'empty'],
    ['more than two megabytes', new Blob(['a'.repeat(largestFile + 1)]), 'tooLarge'],
    ['a picture', file(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13), 'binary'],
    ['an .xls, or a workbook with a password', file(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'oldExcel'],
    ['a list of a million', new Blob(['a;b\n'.repeat(500_000)]), 'tooManyRows'],
  ])('%s', async (_, blob, code) => {
    await expect(readFile(blob, 'tr')).rejects.toEqual(fault(code));
  });

  test('too much pasted', () => {
    expect(() => readPasted('a'.repeat(largestFile + 1))).toThrow(fault('tooLarge'));
  });
});
