import { languages } from '@sigorta/i18n/language';
import { europeCountryCodes } from '@sigorta/lookups/country-codes';
import { districts } from '@sigorta/lookups/districts';
import { greenCardCountryCodes } from '@sigorta/lookups/green-card-countries';
import { listLanguages } from '@sigorta/lookups/list-language';
import { occupationsOf } from '@sigorta/lookups/occupations';
import { phoneBrands, phoneModelsOf } from '@sigorta/lookups/phones';
import { expect, test } from 'vitest';
import type { LookupName } from './field.ts';
import { nameInList } from './list-name.ts';

test.each([
  ['provinces', '34', 'İstanbul'],
  ['districts', '3401', 'Adalar'],
  ['healthDistricts', '3401', 'Adalar'],
  ['phoneBrands', '1', 'Apple'],
  ['phoneModels', '1', 'iPhone 11 | 64 GB'],
  ['petBreeds', '1', 'Affenpinscher'],
  ['occupations', '1', 'Avukat'],
  ['banks', '0010', 'T.C. Ziraat Bankası'],
  ['financialInstitutions', 'HLK', 'Halk Leasing'],
  ['countriesErasmus', '994', 'Kosova'],
  ['greenCardCountries', '276', 'Almanya'],
  ['countries', '1', null],
] as const)('%s %s is %s', (list, code, name) => expect(nameInList(list, code, 'tr')).toBe(name));

test('a list that a newer release has and this server has not names nothing', () => {
  expect(nameInList('vessels' as LookupName, '1', 'tr')).toBeNull();
});

test('the lists speak the languages of the site', () => expect(listLanguages).toEqual(languages));

test.each(listLanguages)('in %s every code of every list has a name', (language) => {
  const codes: [LookupName, readonly number[]][] = [
    ['districts', districts.map(({ id }) => id)],
    ['countriesErasmus', europeCountryCodes],
    ['greenCardCountries', greenCardCountryCodes],
    ['occupations', occupationsOf(language).map(({ code }) => code)],
    ['petBreeds', Array.from({ length: 369 }, (_, index) => index + 1)],
    ['phoneModels', phoneBrands.flatMap(({ id }) => phoneModelsOf(id)).map(({ id }) => id)],
  ];
  for (const [list, all] of codes)
    expect(
      all.filter((code) => !nameInList(list, String(code), language)),
      list,
    ).toEqual([]);
});
