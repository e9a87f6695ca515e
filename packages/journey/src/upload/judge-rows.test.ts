import { describe, expect, test } from 'vitest';
import { sampleProduct as product } from '../testing/sample-product.ts';
import { faultsOf, personOfRow, refuseRepeats } from './judge-rows.ts';
import type { CellReader } from './value-of-cell.ts';

const { fields } = product.insured;
const reader: CellReader = {
  countryOf: (cell) => (cell === 'Almanya' ? '276' : null),
  optionLabel: (_, { value }) => `label of ${value}`,
  dateShift: 0,
};
const context = { today: '2026-11-21' };

describe('a row', () => {
  /* in the form's order: first name, birth date, kind of id, national id, nationality, passport */
  test('is a person with what the form asks of one like that', () => {
    const cells = ['Dan', '5.7.1990', 'passport', '10000000146', 'Almanya', 'U1234567'];
    expect(personOfRow(fields, { number: 2, cells }, reader)).toEqual({
      firstName: 'Dan',
      birthDate: '1990-07-05',
      idKind: 'passport',
      nationality: '276',
      passportNo: 'U1234567',
    });
  });

  test('that ends early has empty answers', () => {
    expect(personOfRow(fields, { number: 2, cells: ['Dan'] }, reader)).toEqual({
      firstName: 'Dan',
      birthDate: '',
      idKind: '',
    });
  });
});

describe('the faults of a person', () => {
  const dan = { firstName: 'Dan', birthDate: '1990-07-05', idKind: 'nationalId', nationalId: '10000000146' };

  test('are those of the person alone, though the form around is still empty', () => {
    expect(faultsOf(product, { ...dan, firstName: 'R2D2', nationalId: '' }, context)).toEqual({
      firstName: 'field.firstName.error.letters',
      nationalId: 'field.nationalId.error',
    });
  });

  test('are none of somebody who is right', () => {
    expect(faultsOf(product, dan, context)).toEqual({});
    const alone = { ...product, steps: [{ id: 'insured', kind: 'insured' as const }] };
    expect(faultsOf(alone, dan, context)).toEqual({});
  });
});

describe('a number that stands twice', () => {
  const repeats = (...persons: Record<string, string>[]) =>
    refuseRepeats(
      persons.map((person) => ({ person, counts: true, faults: {} })),
      [...fields, { kind: 'foreignerId', name: 'foreignerId', wire: 'yabanci' }],
      [],
      'twice',
    );

  test.each(['nationalId', 'foreignerId', 'passportNo'])('is refused at its later place: %s', (name) => {
    expect(repeats({ [name]: 'P1' }, { [name]: 'p 1' })).toEqual([{}, { [name]: 'twice' }]);
  });

  test('is none where nobody gave one', () => {
    expect(repeats({}, {}, { passportNo: '' }, { passportNo: ' ' })).toEqual([{}, {}, {}, {}]);
  });

  test('leaves the message that its field has already', () => {
    const faults = { passportNo: 'wrong' };
    const row = { person: { passportNo: 'P1' }, counts: true, faults };
    expect(refuseRepeats([row, row], fields, [], 'twice')).toEqual([faults, faults]);
  });
});
