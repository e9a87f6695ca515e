import { expect, test } from 'vitest';
import { isListed } from './is-listed.ts';

test.each([
  ['europe', '996', true],
  ['europe', '997', true],
  ['europe', '998', false],
  ['europe', '276', true],
  ['europe', '994', true],
  ['europe', '999', false],
  ['europe', '995', false],
  ['europe', '840', false],
  ['other', '998', true],
  ['other', '996', false],
  ['other', '840', true],
  ['other', '995', true],
  ['other', '999', false],
  ['other', '0840', false],
  ['other', '276', false],
  [undefined, '276', true],
  [undefined, '998', true],
  ['europe', '792', false],
  ['other', '0', false],
  ['other', '12345', false],
])('of region %s the destination %s: %j', (region, country, listed) => {
  expect(isListed('countries', country, { region })).toBe(listed);
});

test.each([
  ['nationalities', '276', true],
  ['nationalities', '792', true],
  ['nationalities', '995', true],
  ['foreignNationalities', '792', false],
  ['foreignNationalities', '276', true],
  ['nationalities', '998', false],
  ['provinces', '81', true],
  ['provinces', '82', false],
  ['greenCardCountries', '276', true],
  ['greenCardCountries', '643', false],
  ['occupations', '1', true],
  ['occupations', '80', false],
  ['occupations', '01', false],
  ['phoneBrands', '21', true],
  ['phoneBrands', '22', false],
  ['banks', '0010', true],
  ['banks', '10', false],
  ['financialInstitutions', 'x', false],
  ['petBreeds', '369', true],
  ['petBreeds', '370', false],
  ['petBreeds', 'whatever', false],
] as const)('%s %s: %j', (list, value, listed) => expect(isListed(list, value, {})).toBe(listed));

test.each([
  ['districts', '3401', { province: '34' }, true],
  ['districts', '3401', { province: '6' }, false],
  ['districts', '3401', {}, false],
  ['healthDistricts', '601', { province: '6' }, true],
  ['phoneModels', '1', { brand: '1' }, true],
  ['phoneModels', '1', { brand: '2' }, false],
  ['petBreeds', '294', { species: 'cat' }, true],
  ['petBreeds', '294', { species: 'dog' }, false],
  ['petBreeds', '1', { species: 'dog' }, true],
  ['petBreeds', '1', { species: 'cat' }, false],
] as const)('%s %s of %j: %j', (list, value, parents, listed) => {
  expect(isListed(list, value, parents)).toBe(listed);
});
