import { expect, test } from 'vitest';
import { readStatement } from './statement.ts';

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
  expect(readStatement(statement([...came, ...left, ...paid], 'C261123TRY1056,87'))).toEqual({
    account: 'TR330006100519786457841326',
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
  expect(readStatement(statement(moved))?.lines[0]?.id).toBe('TR330006100519786457841326 327/1 1');
});

test('what is taken back counts the other way', () => {
  const back = [':61:261123RC20,00NTRFNONREF//9', ':86:IADE'];
  expect(readStatement(statement(back, 'C261123TRY80,00'))?.lines[0]?.amountMinor).toBe(-2_000);
});

test.each([
  ['lines that do not lead to the closing balance', statement(came)],
  ['a line nobody can read', statement([':61:someday', ':86:IYZICO'], 'C261123TRY100,00')],
  ['another currency', statement([], 'C261123EUR100,00')],
  ['something else', 'statement'],
  ['nothing', ''],
])('%s: it is no statement', (_, text) => {
  expect(readStatement(text)).toBeNull();
});
