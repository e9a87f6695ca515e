import type { Field, LookupName } from '@sigorta/product-kit/field';
import { district } from '@sigorta/product-kit/fields/place';
import { plate } from '@sigorta/product-kit/fields/vehicle';
import { expect, test } from 'vitest';
import { productNotes, wordsOfField } from './words.ts';

const list = (from: LookupName): Field => ({ kind: 'lookup', name: 'x', wire: 'x', from });
const species: Field = {
  kind: 'choice',
  name: 'species',
  wire: 'tur',
  options: [{ value: 'cat', wire: 'kedi' }],
};

test.each<[Field, string | number | boolean, string]>([
  [district(), '3401', 'Adalar'],
  [list('phoneModels'), '1', 'iPhone 11 | 64 GB'],
  [list('petBreeds'), '1', 'أفينبينشر'],
  [list('occupations'), '1', 'محامٍ'],
  [species, 'cat', 'قطة'],
  [plate(), '34ABC123', '34 ABC 123'],
  [{ kind: 'checkbox', name: 'isNew', wire: 'yeni' }, false, 'لا'],
  [{ kind: 'number', name: 'area', wire: 'alan', unit: 'm²' }, 85, '85 m²'],
  [{ kind: 'birthDate', name: 'born', wire: 'dogum' }, '1990-05-07', '7 مايو 1990'],
])('an Arabic paper says %o in words', (field, value, words) => {
  const texts = { 'field.species.cat': 'قطة' };
  expect(wordsOfField(field, { [field.name]: value }, texts, 'ar')?.text).toBe(words);
});

test('a code nobody knows and an open answer are left out', () => {
  expect(wordsOfField(district(), { district: '99999' }, {}, 'tr')).toBeNull();
  expect(wordsOfField(district(), { district: '' }, {}, 'tr')).toBeNull();
});

test('the notes of a product are those that follow each other from the first', () => {
  expect(productNotes({})).toEqual([]);
  expect(
    productNotes({
      'document.note.2': 'iki',
      'document.note.1': 'bir',
      'document.note.4': 'dört',
    }),
  ).toEqual(['bir', 'iki']);
});
