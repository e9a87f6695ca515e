import type { Reading } from '@sigorta/paper-reader/read-picture';
import type { Field } from '@sigorta/product-kit/field';
import {
  idOrPassport,
  nationality,
  passportNo,
  passportOrForeignerId,
} from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, gender, lastName } from '@sigorta/product-kit/fields/person';
import { expect, test } from 'vitest';
import { takesPaper } from '../form/persons/takes-paper.ts';
import { answersOf } from './answers-of-reading.ts';
import { countryName } from './country-name.ts';

const sukru: Reading = {
  kind: 'TD1',
  lastName: 'OZTURK',
  firstName: 'SUKRU',
  number: 'A12B34567',
  nationality: '792',
  birthDate: '1990-07-05',
  gender: 'male',
  expiryDate: '2033-01-01',
  nationalId: '10000000146',
};
const anna: Reading = {
  ...sukru,
  kind: 'TD3',
  number: 'L898902C3',
  nationality: '276',
  gender: null,
  nationalId: null,
};
const names: Field[] = [firstName(), lastName(), birthDate(), gender()];
const told = (reading: Reading, fields: Field[]) =>
  answersOf(reading, fields).map(({ field, value, with: room }) => [field.name, value, room]);

test('a citizen’s card answers names, birth, gender and the own number, and chooses what is shown', () => {
  expect(told(sukru, [...names, ...idOrPassport()])).toEqual([
    ['firstName', 'SUKRU', {}],
    ['lastName', 'OZTURK', {}],
    ['birthDate', '1990-07-05', {}],
    ['gender', 'male', {}],
    ['nationalId', '10000000146', { idKind: 'nationalId' }],
  ]);
});

test('a foreigner’s passport answers nationality and number; what it does not say is left out', () => {
  expect(told(anna, [...names, ...idOrPassport()])).toEqual([
    ['firstName', 'SUKRU', {}],
    ['lastName', 'OZTURK', {}],
    ['birthDate', '1990-07-05', {}],
    ['nationality', '276', { idKind: 'passport' }],
    ['passportNo', 'L898902C3', { idKind: 'passport' }],
  ]);
});

test('the number of a foreign identity card is no passport’s', () => {
  const card: Reading = { ...anna, kind: 'TD1' };
  expect(told(card, [...idOrPassport()]).map(([name]) => name)).toEqual(['nationality']);
  expect(told(card, [...passportOrForeignerId()])).toEqual([]);
});

test('where foreigners alone are taken Türkiye is no answer, a passport is', () => {
  const citizen: Reading = { ...sukru, kind: 'TD3', number: 'U12345678' };
  expect(told(citizen, [nationality({ from: 'foreignNationalities' }), passportNo()])).toEqual([
    ['passportNo', 'U12345678', {}],
  ]);
  expect(told(anna, [nationality({ from: 'foreignNationalities' }), passportNo()])).toEqual([
    ['nationality', '276', {}],
    ['passportNo', 'L898902C3', {}],
  ]);
});

test('answers come in the order of the questions', () => {
  const asked = [gender(), birthDate(), lastName(), firstName()];
  expect(told(sukru, asked).map(([name]) => name)).toEqual(['gender', 'birthDate', 'lastName', 'firstName']);
  expect(told(anna, [passportNo(), ...names]).map(([name]) => name)).toEqual([
    'passportNo',
    'firstName',
    'lastName',
    'birthDate',
  ]);
});

test('a number that may not be chosen is not answered', () => {
  const kinds = idOrPassport().map((field) =>
    field.kind === 'choice'
      ? { ...field, options: field.options.filter(({ value }) => value === 'passport') }
      : field,
  );
  expect(told(sukru, [...names, ...kinds]).map(([name]) => name)).not.toContain('nationalId');
});

test('nobody who has one name only, or no country, gets one', () => {
  const one: Reading = { ...anna, firstName: '', nationality: '' };
  expect(told(one, [...names, ...idOrPassport()]).map(([name]) => name)).toEqual([
    'lastName',
    'birthDate',
    'passportNo',
  ]);
});

test('a paper is offered where a name and a number are asked', () => {
  expect(takesPaper([...names, ...idOrPassport()])).toBe(true);
  expect(takesPaper([...names, passportNo()])).toBe(true);
  const ids = idOrPassport();
  expect(takesPaper([...names, ...ids.filter(({ kind }) => kind === 'nationalId')])).toBe(true);
  expect(takesPaper(names)).toBe(false);
  expect(takesPaper(idOrPassport())).toBe(false);
});

test.each([
  ['276', 'en', 'Germany'],
  ['8', 'en', 'Albania'],
  ['999', 'en', 'Kosovo'],
  ['276', 'ru', 'Германия'],
  ['995', 'en', '995'],
] as const)('country %s is called so in %s: %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});

test('a citizen’s nationality is answered where a list has Türkiye, and not where it has foreigners alone', () => {
  const passport: Reading = { ...sukru, kind: 'TD3', nationalId: null };
  const asked = (field: Field) => told(passport, [field]).map(([, value]) => value);
  expect(asked(nationality())).toEqual(['792']);
  expect(asked(nationality({ from: 'foreignNationalities' }))).toEqual([]);
});

test('what no field asks is not answered, and a kind without a passport makes room for none', () => {
  expect(told(anna, [nationality()])).toEqual([['nationality', '276', {}]]);
  const idAlone: Field = {
    kind: 'choice',
    name: 'idKind',
    wire: 'x',
    options: [{ value: 'nationalId', wire: 'k' }],
  };
  expect(told(anna, [idAlone, nationality(), passportNo()])).toEqual([['nationality', '276', {}]]);
  const text: Field = { kind: 'text', name: 'idKind', wire: 'x' };
  expect(told(anna, [text, passportNo()])).toEqual([]);
});

test('a citizen’s passport is a passport where the price was asked with one', () => {
  const citizen: Reading = { ...sukru, kind: 'TD3', number: 'U12345678' };
  const read = answersOf(citizen, [...names, ...idOrPassport()], { idKind: 'passport' });
  expect(read.map(({ field, value }) => [field.name, value]).slice(-2)).toEqual([
    ['nationality', '792'],
    ['passportNo', 'U12345678'],
  ]);
});
