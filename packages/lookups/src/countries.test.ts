import { describe, expect, test } from 'vitest';
import { countriesOf, countryBook, countryName } from './countries.ts';
import { destinationCodes, foreignNationalityCodes, nationalityCodes } from './country-choices.ts';
import {
  allCountryCodes,
  isInEurope,
  isInSchengen,
  kosovoCode,
  kosovoInEuropeCode,
  northernCyprusCode,
  turkeyCode,
} from './country-codes.ts';
import { listLanguages } from './list-language.ts';
import { loadCountries } from './load-countries.ts';
import { schengenMembers } from './schengen.ts';

const scripts = {
  tr: /\p{Script=Latin}/u,
  en: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};

test('there are the 250 countries of the specification and Northern Cyprus, each code once', () => {
  expect(allCountryCodes).toHaveLength(251);
  expect(new Set(allCountryCodes).size).toBe(251);
});

test('Schengen has today’s 29 members, Cyprus and Ireland not among them', () => {
  expect(new Set(schengenMembers).size).toBe(29);
  for (const croatiaBulgariaRomania of [191, 100, 642])
    expect(schengenMembers).toContain(croatiaBulgariaRomania);
  for (const cyprusIreland of [196, 372]) expect(isInSchengen(cyprusIreland)).toBe(false);
});

test('every Schengen member is in the Europe list', () => {
  expect(schengenMembers.filter((code) => !isInEurope(code))).toEqual([]);
});

test('Kosovo is 999 in the full list and 994 in the Europe list', () => {
  const codes = (region: 'europe' | 'other' | null) => countriesOf(region, 'tr').map(({ code }) => code);
  expect(codes(null)).toContain(kosovoCode);
  expect(codes(null)).not.toContain(kosovoInEuropeCode);
  expect(codes('europe')).toContain(kosovoInEuropeCode);
  expect(codes('europe')).not.toContain(kosovoCode);
  expect(codes('other')).not.toContain(kosovoCode);
  expect(countryName(kosovoInEuropeCode, 'tr')).toBe(countryName(kosovoCode, 'tr'));
});

test('Europe and the others make up all countries', () => {
  expect(countriesOf('europe', 'en')).toHaveLength(47);
  expect(countriesOf('europe', 'en').length + countriesOf('other', 'en').length).toBe(251);
  expect(countriesOf('europe', 'en').map(({ code }) => code)).toContain(turkeyCode);
});

test('unknown codes have no name', () => {
  expect(countryName(997000, 'tr')).toBeNull();
});

describe.each(listLanguages)('in %s', (language) => {
  test('every country has a name in the script of the language', () => {
    const unnamed = countriesOf(null, language).filter(({ name }) => !scripts[language].test(name));
    expect(unnamed).toEqual([]);
  });

  test('names are sorted as the language sorts', () => {
    const names = countriesOf(null, language).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  });

  test('the three groups have names', () => {
    const { groups } = countryBook(language);
    expect(groups.map(({ code }) => code)).toEqual([996, 997, 998]);
    expect(groups.filter(({ name }) => !scripts[language].test(name))).toEqual([]);
  });

  test('the browser’s book says the same as the server’s', async () => {
    const book = await loadCountries(language);
    expect(book.countriesOf(null)).toEqual(countriesOf(null, language));
  });
});

test('one travels from Türkiye, and to Northern Cyprus', () => {
  expect(destinationCodes('europe')).toHaveLength(48);
  expect(destinationCodes('other')).toHaveLength(205);
  expect(destinationCodes(null)).toHaveLength(253);
  for (const region of ['europe', 'other', null] as const)
    expect(destinationCodes(region)).not.toContain(turkeyCode);
  expect(destinationCodes('other')).toContain(northernCyprusCode);
});

test('a Turkish passport is one, but not a foreigner’s', () => {
  expect(nationalityCodes).toHaveLength(251);
  expect(nationalityCodes).toContain(turkeyCode);
  expect(foreignNationalityCodes).toHaveLength(250);
  expect(foreignNationalityCodes).not.toContain(turkeyCode);
});
