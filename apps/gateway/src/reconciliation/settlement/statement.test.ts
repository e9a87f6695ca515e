import { expect, test } from 'vitest';
import { readStatement } from './statement.ts';

const readIn = (text: string) => readStatement(text, 'TRY');

/* SWIFT MT940 as banks of Türkiye send it. */
const statement = (moved: readonly string[], closing = 'C261123TRY1106,87') =>
  [
    ':20:EKSTRE20261123',
    ':25:TR330006100519786457841326',
    ':28C:327/1',
    ':60F:C261122TRY100,00',
    ...moved,
    `:62F:${closing}`,
    '-',
    '',
  ].join('\r\n');
const came = [':61:2611231123C1026,87NTRFNONREF//4711', ':86:IYZICO ODEME HIZMETLERI AS', 'SET20261123'];
const left = [':61:2611231123D20,00NCHGNONREF//4712', ':86:MASRAF'];
const paid = [':61:2611231123D50,00NTRFEFT 4711//4713', ':86:SARIKAVAK SIGORTA'];

test('lines with their sums, days, references and texts, broken ones put together', () => {
  expect(readIn(statement([...came, ...left, ...paid], 'C261123TRY1056,87'))).toEqual({
    account: 'TR330006100519786457841326',
    currency: 'TRY',
    lines: [
      {
        id: '4711',
        day: '2026-11-23',
        amountMinor: 102_687,
        ownReference: null,
        isBanksOwn: false,
        text: 'IYZICO ODEME HIZMETLERI ASSET20261123',
      },
      {
        id: '4712',
        day: '2026-11-23',
        amountMinor: -2_000,
        ownReference: null,
        isBanksOwn: true,
        text: 'MASRAF',
      },
      {
        id: '4713',
        day: '2026-11-23',
        amountMinor: -5_000,
        ownReference: 'EFT 4711',
        isBanksOwn: false,
        text: 'SARIKAVAK SIGORTA',
      },
    ],
  });
});

test('without the bank’s reference a line is known by its place', () => {
  const moved = [':61:261123C1006,87NTRFNONREF', ':86:IYZICO'];
  expect(readIn(statement(moved))?.lines[0]?.id).toBe('TR330006100519786457841326 327/1 1');
});

test('what is taken back counts the other way', () => {
  const back = [':61:261123RC20,00NTRFNONREF//9', ':86:IADE'];
  expect(readIn(statement(back, 'C261123TRY80,00'))?.lines[0]?.amountMinor).toBe(-2_000);
});

test.each([
  ['lines that do not lead to the closing balance', statement(came)],
  ['a line nobody can read', statement([':61:someday', ':86:IYZICO'], 'C261123TRY100,00')],
  ['another currency', statement([], 'C261123EUR100,00')],
  ['something else', 'statement'],
  ['nothing', ''],
])('%s: it is no statement', (_, text) => {
  expect(readIn(text)).toBeNull();
});

const opened = (balance: string, closing: string, moved: readonly string[] = []): string | undefined =>
  JSON.stringify(
    readIn(statement(moved, closing).replace('C261122TRY100,00', balance))?.lines.map(
      ({ id, amountMinor, isBanksOwn, ownReference, text }) => [
        id,
        amountMinor,
        isBanksOwn,
        ownReference,
        text,
      ],
    ),
  );

test.each([
  ['without lines', 'C261122TRY100,00', 'C261123TRY100,00', [], '[]'],
  [
    'in debt, and out of it',
    'D261122TRY5,',
    'C261123TRY1,5',
    [':61:261123C6,5NTRFNONREF//1'],
    '[["1",650,false,null,""]]',
  ],
  [
    'deeper in debt',
    'D261122TRY5,07',
    'D261123TRY6,07',
    [':61:261123D1,NINTNONREF//1'],
    '[["1",-100,true,null,""]]',
  ],
  [
    'a commission of the bank',
    'C261122TRY5,00',
    'C261123TRY3,90',
    [':61:261123D1,10NCOMNONREF//1'],
    '[["1",-110,true,null,""]]',
  ],
  [
    'one that went out and was taken back',
    'C261122TRY0,00',
    'C261123TRY2,00',
    [':61:261123RD2,00NTRFEFT 1//1', ':86:IADE'],
    '[["1",200,false,"EFT 1","IADE"]]',
  ],
  [
    'more about a line below it, and a field of something else after it',
    'C261122TRY0,00',
    'C261123TRY2,00',
    [':61:261123C2,00NTRFNONREF//1', '/more about it', ':64:C261123TRY2,00'],
    '[["1",200,false,null,""]]',
  ],
  [
    'a line without any reference',
    'C261122TRY0,00',
    'C261123TRY2,00',
    [':61:261123C2,00NTRF'],
    '[["TR330006100519786457841326 327/1 1",200,false,null,""]]',
  ],
])('an account %s', (_, opening, closing, moved, lines) => {
  expect(opened(opening, closing, moved)).toBe(lines);
});

test.each([':25:TR330006100519786457841326', ':28C:327/1', ':60F:C261122TRY100,00', ':62F:C261123TRY100,00'])(
  'without %s it is no statement',
  (field) => {
    const text = statement([], 'C261123TRY100,00');
    expect(readIn(text)).not.toBeNull();
    expect(readIn(text.replace(`${field}\r\n`, ''))).toBeNull();
  },
);

test('an account of nothing needs its beginning too', () => {
  const text = statement([], 'C261123TRY0,00');
  expect(readIn(text.replace(':60F:C261122TRY100,00\r\n', ''))).toBeNull();
});

test('an account in another currency is read in it, and one that is of another one says nothing', () => {
  const text = statement(paid, 'C261123TRY50,00').replaceAll('TRY', 'EUR');
  expect(readStatement(text, 'EUR')).toMatchObject({ currency: 'EUR', lines: [{ amountMinor: -5_000 }] });
  expect(readStatement(text, 'USD')).toBeNull();
  expect(readStatement(text, 'TRY')).toBeNull();
  expect(readStatement(text.replace(':62F:C261123EUR', ':62F:C261123USD'), 'EUR')).toBeNull();
});
