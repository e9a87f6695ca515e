import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCardYear, maskCardExpiry, readCardExpiry } from './card-expiry.ts';

/* by hand: what people type, paste and browsers fill in */
test.each([
  ['0528', '05', '2028'],
  ['05/28', '05', '2028'],
  ['5/28', '05', '2028'],
  ['05 / 2028', '05', '2028'],
  ['5 / 2028', '05', '2028'],
  ['2028-05', '05', '2028'],
  ['2028/5', '05', '2028'],
  ['2028-05-31', '05', '2028'],
  ['05-28', '05', '2028'],
  ['05.28', '05', '2028'],
  ['05 28', '05', '2028'],
  ['05|28', '05', '2028'],
  [' 05/28 ', '05', '2028'],
  ['052028', '05', '2028'],
  ['202805', '05', '2028'],
  ['528', '05', '2028'],
  ['228', '02', '2028'],
  ['2/28', '02', '2028'],
  ['52028', '05', '2028'],
  ['12/30', '12', '2030'],
  ['1230', '12', '2030'],
  ['1/30', '01', '2030'],
  ['٠٥/٢٨', '05', '2028'],
  ['۰۵۲۸', '05', '2028'],
  ['\u200e05\u200e / \u200e28', '05', '2028'],
  ['05／28', '05', '2028'],
])('"%s" is month %s of %s', (text, month, year) => {
  expect(readCardExpiry(text)).toEqual({ month, year });
});

test.each([
  ['', '', ''],
  ['AA / YY', '', ''],
  ['05', '05', ''],
  ['5', '05', ''],
  ['05 / ', '05', ''],
  ['05/2', '05', ''],
  ['05/202', '05', ''],
  ['0', '', ''],
  ['13/28', '', '2028'],
  ['1328', '', '2028'],
  ['00/28', '', '2028'],
  ['/28', '', '2028'],
  ['2028', '', '2028'],
  ['2028-13', '', '2028'],
  ['05/2028 1', '05', '2028'],
])('"%s" has month "%s" and year "%s"', (text, month, year) => {
  expect(readCardExpiry(text)).toEqual({ month, year });
});

/** Typed one character after the other, at the end. */
const typed = (keys: string): string[] => {
  let shown = '';
  return [...keys].map((key) => {
    shown = maskCardExpiry(shown + key, shown);
    return shown;
  });
};

/* by hand: what stands in the input after each key */
test.each([
  ['0528', ['0', '05 / ', '05 / 2', '05 / 28']],
  ['05/28', ['0', '05 / ', '05 / ', '05 / 2', '05 / 28']],
  ['5/28', ['05 / ', '05 / ', '05 / 2', '05 / 28']],
  ['528', ['05 / ', '05 / 2', '05 / 28']],
  ['1/28', ['1', '01 / ', '01 / 2', '01 / 28']],
  ['1128', ['1', '11 / ', '11 / 2', '11 / 28']],
  ['228', ['2', '02 / 2', '02 / 28']],
  ['2/28', ['2', '02 / ', '02 / 2', '02 / 28']],
  ['052028', ['0', '05 / ', '05 / 2', '05 / 20', '05 / 202', '05 / 28']],
  ['2028-05', ['2', '20', '202', '2028', '2028-', '2028-0', '05 / 28']],
  ['202805', ['2', '20', '202', '2028', '2028-0', '05 / 28']],
  ['2028-5', ['2', '20', '202', '2028', '2028-', '05 / 28']],
  /* a month that is none is not made another one */
  ['1328', ['1', '13 / ', '13 / 2', '13 / 28']],
  ['0028', ['0', '00 / ', '00 / 2', '00 / 28']],
  /* a digit too many can be seen */
  ['05281', ['0', '05 / ', '05 / 2', '05 / 28', '05 / 281']],
  ['a0b5', ['', '0', '0', '05 / ']],
])('"%s" shows %j key by key', (keys, shown) => {
  expect(typed(keys)).toEqual(shown);
});

test.each([
  ['the divider falls with the digit before it', '05 /', '05 / ', '0'],
  ['the last digit of the year', '05 / 2', '05 / 28', '05 / 2'],
  ['the whole year', '05 / ', '05 / 28', '05 / '],
  ['the first digit of the month', '5 / 28', '05 / 28', '5 / 28'],
  ['the month', ' / 28', '05 / 28', ' / 28'],
  ['what was left of the year', ' / ', ' / 2', ''],
  ['year and divider', '05', '05 / 28', '05'],
  ['everything', '', '05 / 28', ''],
  ['a year that was typed first', '2028-', '2028-0', '2028-'],
])('taken away: %s', (_what, left, previous, shown) => {
  expect(maskCardExpiry(left, previous)).toBe(shown);
});

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const month = fc.constantFrom(...months);
const year = fc.integer({ min: 2010, max: 2099 }).map(String);
const between = fc.constantFrom('/', ' / ', '-', '.', ' ', '');
/** A month and a year as somebody may write them. */
const writing = fc.record({
  month,
  year,
  divider: between,
  short: fc.boolean(),
  bare: fc.boolean(),
  yearFirst: fc.boolean(),
});
type Writing = typeof writing extends fc.Arbitrary<infer W> ? W : never;

const write = ({ month: mm, year: yyyy, divider, short, bare, yearFirst }: Writing): string => {
  if (yearFirst) return `${yyyy}${divider}${mm}`;
  const isPlain = divider === '' && /^0?1$|^10$|^11$|^12$/.test(mm);
  const m = bare && !isPlain ? String(Number(mm)) : mm;
  return `${m}${divider}${short ? yyyy.slice(2) : yyyy}`;
};

test('property: however a month and a year are written, they are read', () => {
  fc.assert(
    fc.property(writing, (one) => {
      /* `2` and `20xx` without anything between them begin like a year */
      fc.pre(!(one.divider === '' && one.bare && one.month === '02' && !one.short));
      expect(readCardExpiry(write(one))).toEqual({ month: one.month, year: one.year });
    }),
  );
});

test('property: pasted or typed key by key, the same stands in the input, and it is what is read', () => {
  fc.assert(
    fc.property(writing, (one) => {
      fc.pre(!(one.divider === '' && one.bare && one.month === '02' && !one.short));
      const text = write(one);
      expect(maskCardExpiry(text)).toBe(`${one.month} / ${one.year.slice(2)}`);
      expect(typed(text).at(-1)).toBe(maskCardExpiry(text));
    }),
  );
});

test('property: what the input shows is read as what was put in, and shown again as it is', () => {
  const anything = fc.string({ unit: fc.constantFrom(...'0123456789 /-.x٥'), maxLength: 14 });
  fc.assert(
    fc.property(anything, (text) => {
      const shown = maskCardExpiry(text);
      expect(readCardExpiry(shown)).toEqual(readCardExpiry(text));
      expect(maskCardExpiry(shown)).toBe(shown);
      expect(shown).toMatch(/^(?:|\d{0,2} \/ \d{0,4}|\d|20\d{0,2}(?:-\d?)?)$/);
    }),
  );
});

test('property: backspace takes everything away, a digit or a divider with it each time', () => {
  fc.assert(
    fc.property(writing, (one) => {
      let shown = maskCardExpiry(write(one));
      for (let presses = 0; shown !== ''; presses++) {
        expect(presses).toBeLessThan(8);
        const next = maskCardExpiry(shown.slice(0, -1), shown);
        expect(next.length).toBeLessThan(shown.length);
        shown = next;
      }
    }),
  );
});

test.each([
  ['2026', true],
  ['2046', true],
  ['2047', false],
  ['2099', false],
  ['2815', false],
])('a card of today may bear the year %s: %s', (wanted, can) => {
  expect(isCardYear(wanted, '2026-11-21')).toBe(can);
});
