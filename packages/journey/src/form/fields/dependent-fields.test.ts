import type { Field } from '@sigorta/product-kit/field';
import { expect, test } from 'vitest';
import { dependentsOf } from './dependent-fields.ts';

const list = (name: string, params: string[] = []): Field => ({
  kind: 'lookup',
  name,
  wire: name,
  from: 'districts',
  params,
});
const fields: Field[] = [
  list('province'),
  list('district', ['province']),
  list('street', ['district']),
  list('brand'),
  { kind: 'text', name: 'note', wire: 'not' },
];
const namesOf = (name: string) => dependentsOf(fields, name).map((field) => field.name);

test('a field carries away what hangs on it, down to the last', () => {
  expect(namesOf('province')).toEqual(['district', 'street']);
  expect(namesOf('district')).toEqual(['street']);
});

test('what hangs on nothing stays', () => {
  expect(namesOf('street')).toEqual([]);
  expect(namesOf('brand')).toEqual([]);
  expect(namesOf('note')).toEqual([]);
});
