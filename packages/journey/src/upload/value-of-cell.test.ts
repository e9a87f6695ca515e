import type { Field } from '@sigorta/product-kit/field';
import { nationality } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, gender } from '@sigorta/product-kit/fields/person';
import { province } from '@sigorta/product-kit/fields/place';
import { beginDate, country } from '@sigorta/product-kit/fields/travel';
import { describe, expect, test } from 'vitest';
import { type CellReader, valueOfCell } from './value-of-cell.ts';

const reader: CellReader = {
  countryOf: (cell) => (cell === 'Almanya' ? '276' : null),
  optionLabel: (_, { value }) => (value === 'twoYears' ? 'İki yıl' : ''),
  dateShift: 0,
};
const duration: Field = {
  kind: 'select',
  name: 'duration',
  wire: 'sureYil',
  options: [
    { value: 'oneYear', wire: 1 },
    { value: 'twoYears', wire: 2 },
  ],
};
const box: Field = { kind: 'checkbox', name: 'isGuest', wire: 'misafir' };
const foreign = nationality({ from: 'foreignNationalities' });

/* by hand: a field, what stands in the cell, what the form holds then */
describe('a cell', () => {
  test.each<[string, Field, string, string | boolean]>([
    ['of a birth date', birthDate(), '5.7.1990', '1990-07-05'],
    ['of a date', beginDate(), '01.12.2026', '2026-12-01'],
    ['of a date that is none, left to the form', birthDate(), 'yarın', 'yarın'],
    ['of a nationality', nationality(), 'Almanya', '276'],
    ['of a foreign nationality', foreign, 'Almanya', '276'],
    ['of a country', country(), 'Almanya', '276'],
    ['of a country nobody knows', nationality(), 'Almnya', ''],
    ['of another list, which takes its codes', province(), '34', '34'],
    ['of a choice, by its value', duration, 'ONEYEAR', 'oneYear'],
    ['of a choice, by the word on the wire', duration, '2', 'twoYears'],
    ['of a choice, by its label', duration, 'iki yil', 'twoYears'],
    ['of a choice that has no such option', duration, '3', ''],
    ['of a choice with words of its own', gender(), 'bayan', 'female'],
    ['of a text', firstName(), 'Dan', 'Dan'],
  ])('%s', (_, field, cell, value) => {
    expect(valueOfCell(field, cell, reader)).toBe(value);
  });

  test('of a box is ticked by a one, a cross or a yes in any of the four languages', () => {
    for (const cell of ['1', 'x', 'X', 'true', 'TRUE', 'Evet', 'yes', 'Да', 'نعم'])
      expect(valueOfCell(box, cell, reader), cell).toBe(true);
    for (const cell of ['', '0', 'hayır', 'no', 'нет', 'لا'])
      expect(valueOfCell(box, cell, reader), cell).toBe(false);
  });

  test('of a date is counted as the workbook counts', () => {
    expect(valueOfCell(birthDate(), '31597', { ...reader, dateShift: 1462 })).toBe('1990-07-05');
  });
});
