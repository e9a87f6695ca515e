import { expect, test } from 'vitest';
import { safeWords } from './cell.ts';
import { csvLine } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1'])('%j is no formula any more', (text) => {
  expect(safeWords(text)).toBe(`'${text}`);
});

test('other words stay as they are, without characters no file may hold', () => {
  expect(safeWords('Şükrü = 1')).toBe('Şükrü = 1');
  expect(safeWords('a\u0000b')).toBe('ab');
});

test('amounts, numbers, instants and quotation marks are written as Turkish spreadsheets read them', () => {
  const cells = [
    { minor: 123_405, currency: 'TRY' as const },
    1.5,
    new Date('2026-12-31T21:05:00Z'),
    'a "b"; c',
    null,
  ];
  expect(csvLine(cells)).toBe('1234,05;1,5;01.01.2027 00:05;"a ""b""; c";\r\n');
});
