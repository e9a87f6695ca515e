import { expect, test } from 'vitest';
import { isListed } from './is-listed.ts';

test.each([
  ['europe', '996', true],
  ['europe', '997', true],
  ['europe', '998', false],
  ['europe', '276', true],
  ['europe', '994', true],
  ['europe', '999', true],
  ['europe', '840', false],
  ['other', '998', true],
  ['other', '996', false],
  ['other', '840', true],
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
  ['nationalities', '792', false],
  ['nationalities', '998', false],
  ['provinces', '81', true],
  ['provinces', '82', false],
  ['petBreeds', 'whatever', true],
] as const)('%s %s: %j', (list, value, listed) => expect(isListed(list, value, {})).toBe(listed));
