import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { Field } from './field.ts';
import type { Product } from './product.ts';
import { product as sample } from './testing/sample-product.ts';
import { wireSchemaOf } from './wire-schema.ts';
import { type WireSchema, wireSchemaOfField } from './wire-schema-of-field.ts';

const judgeOf = (schema: WireSchema) => {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  addFormats.default(ajv);
  return ajv.compile(schema);
};
const base = { name: 'x', wire: 'x' } as const;

/* by hand, from the specification, 5 and 9.1: a field, what may be sent of it, and what may not */
describe('on the wire', () => {
  const options = [
    { value: 'female', wire: 'K' },
    { value: 'male', wire: 'E' },
  ];
  const mixed = [
    { value: 'one', wire: 1 },
    { value: 'other', wire: 'diger' },
  ];
  test.each<[string, Field, unknown[], unknown[]]>([
    ['a text', { ...base, kind: 'text' }, ['a', 'a'.repeat(200)], ['', 'a'.repeat(201), 7, null]],
    ['a bounded text', { ...base, kind: 'text', min: 2, max: 3 }, ['ab', 'abc'], ['a', 'abcd']],
    ['a name', { ...base, kind: 'personName' }, ['A', 'محمد'], ['', 7]],
    ['a national id', { ...base, kind: 'nationalId' }, ['72243755252'], ['7224375525', '722437552521', 7]],
    ['a foreigner’s', { ...base, kind: 'foreignerId' }, ['99121050322'], ['9912105032', '991210503221']],
    ['a tax number', { ...base, kind: 'taxNumber' }, ['1234567890'], ['123456789', '12345678901', 1]],
    [
      'a passport',
      { ...base, kind: 'passportNo' },
      ['U1234', 'U12345678901234'],
      ['U123', 'U123456789012345', 'u12345678', 1],
    ],
    ['a birth date', { ...base, kind: 'birthDate' }, ['1990-07-05'], ['1990-02-30', '05/07/1990', 1990]],
    ['a date', { ...base, kind: 'date' }, ['2026-12-01'], ['2026-02-29', 'tomorrow', 2026]],
    ['a phone', { ...base, kind: 'phone' }, ['+905321234567', '+4915112345678'], ['05321234567', '+049', 5]],
    ['an e-mail', { ...base, kind: 'email' }, ['ad@ornek.com'], ['ad@ornek', 'ad ornek.com', 1]],
    ['an IMEI', { ...base, kind: 'imei' }, ['490154203237518'], ['49015420323751', '4901542032375180', 4]],
    ['a chip', { ...base, kind: 'microchip' }, ['792001234567890'], ['79200123456789', '7920012345678901']],
    ['a plate', { ...base, kind: 'plate' }, ['34ABC12', '06A12345'], ['34 ABC 12', 'ABC34', '34abc12', 34]],
    ['a licence', { ...base, kind: 'licenceSerial' }, ['AB123456'], ['A123456', 'AB12345', 'ab123456', 1]],
    ['an address', { ...base, kind: 'uavt' }, ['1234567890'], ['0234567890', '123456789', 1234567890]],
    ['a number', { ...base, kind: 'number' }, [0, 999_999_999], [-1, 1_000_000_000, 1.5, '7']],
    ['a bounded number', { ...base, kind: 'number', min: 40, max: 90 }, [40, 90], [39, 91]],
    ['a box', { ...base, kind: 'checkbox' }, [true, false], ['true', 1, null]],
    ['a box that must be ticked', { ...base, kind: 'checkbox', mustBeTrue: true }, [true], [false, 'true']],
    ['a choice', { ...base, kind: 'choice', options }, ['K', 'E'], ['female', 1, '']],
    ['a choice of both kinds', { ...base, kind: 'select', options: mixed }, [1, 'diger'], ['1', 'one', 2]],
    [
      'an entry of a list',
      { ...base, kind: 'lookup', from: 'countries' },
      ['276', 'a'.repeat(80)],
      ['', 276, 'a'.repeat(81)],
    ],
  ])('%s', (_, field, may, mayNot) => {
    const judge = judgeOf(wireSchemaOfField(field));
    expect(may.filter((value) => !judge(value))).toEqual([]);
    expect(mayNot.filter((value) => judge(value))).toEqual([]);
  });

  test('a choice says of which kinds its values are', () => {
    expect(wireSchemaOfField({ ...base, kind: 'choice', options })).toEqual({
      type: 'string',
      enum: ['K', 'E'],
    });
    expect(wireSchemaOfField({ ...base, kind: 'select', options: mixed }).type).toEqual([
      'integer',
      'string',
    ]);
  });

  test('an entry says of which list it is', () => {
    const schema = wireSchemaOfField({ ...base, kind: 'lookup', from: 'countries' });
    expect(schema.description).toBe('A code of the list countries.');
  });
});

const text = (name: string, more: Partial<Field> = {}) =>
  ({ kind: 'text', name, wire: name, ...more }) as Field;
const product: Product = {
  ...sample,
  steps: [
    {
      id: 'one',
      kind: 'fields',
      fields: [
        {
          kind: 'select',
          name: 'size',
          wire: 'boyut',
          options: [
            { value: 'small', wire: 1 },
            { value: 'large', wire: 2 },
          ],
        },
        text('colour', { when: { field: 'size', is: ['large'] } }),
        text('shade', { when: { field: 'colour', is: ['red'] } }),
        text('note', { optional: true }),
        text('joke', { optional: true, when: { field: 'size', is: ['small'] } }),
        { kind: 'checkbox', name: 'old', wire: 'eski' },
        text('bill', { when: { field: 'old', is: [false] } }),
        text('year', { when: { field: 'old', is: [true] } }),
        { kind: 'checkbox', name: 'agreed', wire: 'onay', mustBeTrue: true },
      ],
    },
  ],
  insured: { min: 0, max: 0, fields: [] },
};

describe('a whole application', () => {
  const judge = judgeOf(wireSchemaOf(product));
  const small = { boyut: 1, bill: 'b', onay: true };
  const red = { boyut: 2, colour: 'red', shade: 'dark', bill: 'b', onay: true };

  /* by hand: what is asked under these answers, and what is not */
  test.each([
    ['has what is asked', small, true],
    ['needs no box that is not ticked', { ...small, eski: false }, true],
    ['needs what hangs on a box that is not ticked', { boyut: 1, onay: true }, false],
    ['needs what hangs on a ticked box instead', { boyut: 1, eski: true, year: '1990', onay: true }, true],
    ['lacks what hangs on a ticked box', { boyut: 1, eski: true, onay: true }, false],
    ['needs a box that must be ticked', { boyut: 1, bill: 'b' }, false],
    ['may have what is optional', { ...small, note: 'n', joke: 'j' }, true],
    ['needs what hangs on an answer', { ...small, boyut: 2 }, false],
    ['has what hangs on an answer', { ...small, boyut: 2, colour: 'blue' }, true],
    ['needs what hangs on an answer that hangs on one', { ...red, shade: undefined }, false],
    ['has what hangs on an answer that hangs on one', red, true],
    ['needs nothing that hangs on an answer nobody asked for', { ...small, colour: 'red' }, true],
    ['has no key that nobody knows', { ...small, x: 1 }, false],
    ['has no persons where a thing is insured', { ...small, sigortalilar: [] }, false],
  ])('%s', (_, sent, is) => {
    expect(judge(JSON.parse(JSON.stringify(sent)))).toBe(is);
  });

  test('has as many persons as the product insures', () => {
    const persons = judgeOf(
      wireSchemaOf({
        ...product,
        steps: [{ id: 'insured', kind: 'insured' }],
        insured: { min: 1, max: 2, fields: [text('ad')] },
      }),
    );
    const person = { ad: 'Şule' };
    const told = [[], [person], [person, person], [person, person, person], [{}], [{ ...person, x: 1 }]];
    expect(told.map((sigortalilar) => persons({ sigortalilar }))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(persons({})).toBe(false);
  });
});
