import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Field, FieldValues, RuleContext } from '../field.ts';
import { schemaOfField } from '../field-schemas/schema-of-field.ts';
import { visibleFields } from '../visible-fields.ts';
import { height, weight } from './body.ts';
import { businessName, taxNumber } from './business.ts';
import { email, mobilePhone } from './contact.ts';
import {
  foreignerId,
  idKind,
  idOrPassport,
  nationalId,
  nationality,
  passportNo,
  passportOrForeignerId,
} from './identity.ts';
import { birthDate, birthPlace, fatherName, firstName, gender, lastName } from './person.ts';
import { district, province } from './place.ts';
import { beginDate, country, endDate, purpose, region, tripType } from './travel.ts';
import { licenceSerial, plate } from './vehicle.ts';

const all: readonly Field[] = [
  height(),
  weight(),
  businessName(),
  taxNumber(),
  mobilePhone(),
  email(),
  idKind(),
  nationalId(),
  foreignerId(),
  passportNo(),
  nationality(),
  firstName(),
  lastName(),
  fatherName(),
  birthPlace(),
  birthDate(),
  gender(),
  province(),
  district(),
  tripType(),
  region(),
  country(),
  purpose(),
  beginDate(),
  endDate(),
  plate(),
  licenceSerial(),
];
const named = (name: string): Field => {
  const field = all.find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};

/* by hand from the glossary and the specification, 3: the word of the code and the word on the wire */
const words: [name: string, wire: string][] = [
  ['height', 'boy'],
  ['weight', 'kilo'],
  ['businessName', 'isletmeAdi'],
  ['taxNumber', 'vergiNo'],
  ['phone', 'telefon'],
  ['email', 'eposta'],
  ['idKind', 'kimlikTuru'],
  ['nationalId', 'kimlikNo'],
  ['foreignerId', 'yabanciKimlikNo'],
  ['passportNo', 'pasaportNo'],
  ['nationality', 'uyruk'],
  ['firstName', 'ad'],
  ['lastName', 'soyad'],
  ['fatherName', 'babaAdi'],
  ['birthPlace', 'dogumYeri'],
  ['birthDate', 'dogumTarihi'],
  ['gender', 'cinsiyet'],
  ['province', 'il'],
  ['district', 'ilce'],
  ['tripType', 'seyahatTuru'],
  ['region', 'bolge'],
  ['country', 'ulke'],
  ['purpose', 'amac'],
  ['beginDate', 'baslangicTarihi'],
  ['endDate', 'bitisTarihi'],
  ['plate', 'plaka'],
  ['licenceSerial', 'ruhsatSeriNo'],
];

describe('a shared field', () => {
  test('has the word of the code and the one agreed on the wire', () => {
    expect(all.map(({ name, wire }) => [name, wire])).toEqual(words);
  });

  test.each([
    ['gender', { female: 'K', male: 'E' }],
    ['idKind', { nationalId: 'kimlik', passport: 'pasaport' }],
    ['tripType', { round: 'gidisDonus', oneWay: 'tekYon' }],
    ['region', { europe: 'avrupa', other: 'diger' }],
    ['purpose', { visa: 'vize', other: 'diger' }],
  ])('%s has the options of the wire', (name, options) => {
    const field = named(name);
    expect(
      'options' in field && Object.fromEntries(field.options.map(({ value, wire }) => [value, wire])),
    ).toEqual(options);
  });

  test('is sealed where it is an id or a health answer (specification 3.2)', () => {
    expect(all.filter(({ sensitive }) => sensitive).map(({ name }) => name)).toEqual([
      'height',
      'weight',
      'taxNumber',
      'nationalId',
      'foreignerId',
      'passportNo',
    ]);
  });

  test('is asked before the offers where a tariff looks at it', () => {
    expect(all.filter((field) => field.for === 'price').map(({ name }) => name)).toEqual([
      'height',
      'weight',
      'birthDate',
      'province',
      'region',
      'country',
      'purpose',
      'beginDate',
      'endDate',
    ]);
  });

  test('is filled in by the browser where the standard has a word for it', () => {
    const tokens = all.flatMap(({ name, autocomplete }) => (autocomplete ? [[name, autocomplete]] : []));
    expect(tokens).toEqual([
      ['businessName', 'organization'],
      ['phone', 'tel'],
      ['email', 'email'],
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['birthDate', 'bday'],
    ]);
  });

  test('has one of the widths that the form draws', () => {
    for (const { name, width } of [...all, ...idOrPassport(), ...passportOrForeignerId()])
      expect(['s', 'm', 'l', 'full'], name).toContain(width);
  });

  test.each([
    ['nationality', 'nationalities', []],
    ['province', 'provinces', []],
    ['district', 'districts', ['province']],
    ['country', 'countries', ['region']],
  ])('%s is an entry of %s, which hangs on %j', (name, from, params) => {
    expect(named(name)).toMatchObject({ kind: 'lookup', from });
    const field = named(name);
    expect('params' in field ? field.params : []).toEqual(params);
  });

  test('of the destination is asked as one', () => {
    expect(named('region').text).toBe('field.destination');
  });
});

const context: RuleContext = { today: '2026-11-21' };
const takes = (name: string, value: unknown, values: FieldValues = {}): boolean =>
  v.safeParse(schemaOfField(named(name), { values, context }), value).success;

/* by hand: from a newborn to the tallest and heaviest; names as long as papers print them */
test.each([
  ['height', 39, 40, 230, 231],
  ['weight', 1, 2, 300, 301],
])('%s: %i is too little, %i and %i are taken, %i is too much', (name, under, least, most, over) => {
  expect([under, least, most, over].map((value) => takes(name, value))).toEqual([false, true, true, false]);
});

test.each([
  ['businessName', 2, 120],
  ['birthPlace', 1, 60],
])('%s has from %i to %i letters', (name, least, most) => {
  const lengths = [least - 1, least, most, most + 1];
  expect(lengths.map((length) => takes(name, 'a'.repeat(length)))).toEqual([false, true, true, false]);
});

test('cover begins today at the earliest and ends no earlier than it begins', () => {
  expect(takes('beginDate', '2026-11-20')).toBe(false);
  expect(takes('beginDate', '2026-11-21')).toBe(true);
  expect(takes('endDate', '2026-11-20')).toBe(false);
  expect(takes('endDate', '2026-11-21')).toBe(true);
  expect(takes('endDate', '2026-11-25', { beginDate: '2026-11-26' })).toBe(false);
  expect(takes('endDate', '2026-11-26', { beginDate: '2026-11-26' })).toBe(true);
});

test('why somebody travels is asked of journeys to Europe, answered beforehand, and may stay empty', () => {
  const asked = (chosen: string) =>
    visibleFields([region(), purpose()], { region: chosen }).map(({ name }) => name);
  expect(asked('europe')).toEqual(['region', 'purpose']);
  expect(asked('other')).toEqual(['region']);
  expect(purpose()).toMatchObject({ optional: true, preset: true });
});

describe('who somebody is', () => {
  const asked = (fields: readonly Field[], idKindIs: string) =>
    visibleFields(fields, { idKind: idKindIs }).map(({ name }) => name);
  const optionsOf = ([first]: readonly Field[]) =>
    first && 'options' in first ? first.options.map(({ value, wire }) => [value, wire]) : [];

  test('is told by a national id, or by passport and nationality (specification 3.5)', () => {
    expect(asked(idOrPassport(), 'nationalId')).toEqual(['idKind', 'nationalId']);
    expect(asked(idOrPassport(), 'passport')).toEqual(['idKind', 'nationality', 'passportNo']);
  });

  test('is told by a passport or a number that begins with 99, of a foreigner (specification 3.3)', () => {
    expect(asked(passportOrForeignerId(), 'passport')).toEqual(['idKind', 'passportNo']);
    expect(asked(passportOrForeignerId(), 'foreignerId')).toEqual(['idKind', 'foreignerId']);
    expect(optionsOf(passportOrForeignerId())).toEqual([
      ['passport', 'pasaport'],
      ['foreignerId', 'yabanciKimlik'],
    ]);
  });

  test('is asked as a product words it', () => {
    expect(optionsOf(idOrPassport({ options: [{ value: 'passport', wire: 'pasaport' }] }))).toEqual([
      ['passport', 'pasaport'],
    ]);
  });
});
