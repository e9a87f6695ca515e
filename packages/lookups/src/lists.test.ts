import { describe, expect, test } from 'vitest';
import { banks, financialInstitutions } from './banks.ts';
import { isBreedOf } from './breed-book.ts';
import { breedsOf } from './breeds.ts';
import { cardFamilies } from './card-families.ts';
import { countryBook } from './countries.ts';
import { isKnownCountry } from './country-codes.ts';
import { dialCodeOf, dialCodes, phoneCountriesOf } from './dial-codes.ts';
import { districtName, districts, districtsOf, isDistrictOf } from './districts.ts';
import { greenCardCountryCodes } from './green-card-countries.ts';
import { listLanguages } from './list-language.ts';
import { loadBreeds } from './load-breeds.ts';
import { occupationsOf } from './occupations.ts';
import { phoneBrands, phoneModelsOf } from './phones.ts';
import { provinceName, provinces } from './provinces.ts';

test('provinces are 1 to 81 in plate order', () => {
  expect(provinces.map(({ id }) => id)).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
  expect([1, 6, 34, 35, 81].map(provinceName)).toEqual(['Adana', 'Ankara', 'İstanbul', 'İzmir', 'Düzce']);
  expect(provinceName(82)).toBeNull();
});

test('every province has districts and every district a province', () => {
  expect(districts).toHaveLength(973);
  expect(provinces.filter(({ id }) => districtsOf(id).length === 0)).toEqual([]);
  expect(districts.filter(({ provinceId }) => provinceName(provinceId) === null)).toEqual([]);
  expect(new Set(districts.map(({ id }) => id)).size).toBe(973);
});

test('a district belongs to its own province only', () => {
  const [first] = districtsOf(34);
  expect(first).toBeDefined();
  if (!first) return;
  expect(districtName(first.id)).toBe(first.name);
  expect(isDistrictOf(first.id, 34)).toBe(true);
  expect(isDistrictOf(first.id, 6)).toBe(false);
});

test('dog breeds are 1 to 293, cat breeds 294 to 369', () => {
  const codes = (species: 'dog' | 'cat') =>
    breedsOf(species, 'tr')
      .map(({ code }) => code)
      .toSorted((a, b) => a - b);
  expect([codes('dog').at(0), codes('dog').at(-1), codes('dog').length]).toEqual([1, 293, 293]);
  expect([codes('cat').at(0), codes('cat').at(-1), codes('cat').length]).toEqual([294, 369, 76]);
  expect(breedsOf('dog', 'tr').filter(({ restricted }) => restricted)).toHaveLength(6);
});

test('a code belongs to one species only', () => {
  expect([isBreedOf('dog', 293), isBreedOf('cat', 294)]).toEqual([true, true]);
  expect([isBreedOf('dog', 294), isBreedOf('cat', 293), isBreedOf('dog', 0), isBreedOf('cat', 370)]).toEqual(
    Array(4).fill(false),
  );
});

const scripts = {
  tr: /\p{Script=Latin}/u,
  en: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};

describe.each(listLanguages)('in %s', (language) => {
  test('every occupation and breed is written in the script of the language, breeds each differently', () => {
    for (const list of [occupationsOf(language), breedsOf('dog', language), breedsOf('cat', language)]) {
      expect(list.filter(({ name }) => !scripts[language].test(name))).toEqual([]);
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    }
  });

  test('the browser loads the same breeds', async () => {
    expect(await loadBreeds('cat', language)).toEqual(breedsOf('cat', language));
  });

  test('no occupation and no breed is without a name', () => {
    const all = [...occupationsOf(language), ...breedsOf('dog', language), ...breedsOf('cat', language)];
    expect(all.filter(({ name }) => name.trim() === '')).toEqual([]);
    expect(occupationsOf(language)).toHaveLength(79);
  });

  test('every dial code has a country name, Türkiye stands first', () => {
    const entries = phoneCountriesOf(countryBook(language));
    expect(entries).toHaveLength(dialCodes.length);
    expect(entries[0]).toMatchObject({ iso2: 'TR', dialCode: '90' });
    expect(entries.filter(({ iso2, name }) => iso2 === name)).toEqual([]);
  });
});

test('dial codes are digits', () => {
  expect(dialCodes.filter(({ dialCode }) => !/^\d{1,4}$/.test(dialCode))).toEqual([]);
  expect(dialCodeOf('DE')).toBe('49');
  expect(dialCodeOf('ZZ')).toBeNull();
});

test('banks and finance houses have a value and a text of their own', () => {
  for (const list of [banks, financialInstitutions]) {
    expect(new Set(list.map(({ value }) => value)).size).toBe(list.length);
    expect(list.filter(({ text }) => text === '')).toEqual([]);
  }
  expect([banks.length, financialInstitutions.length, cardFamilies.length]).toEqual([50, 26, 9]);
});

test('green card countries are known and not suspended', () => {
  expect(greenCardCountryCodes.filter((code) => !isKnownCountry(code))).toEqual([]);
  const belarusRussia = [112, 643];
  expect(greenCardCountryCodes.filter((code) => belarusRussia.includes(code))).toEqual([]);
});

test('every phone brand has models', () => {
  expect(phoneBrands).toHaveLength(21);
  expect(phoneBrands.filter(({ id }) => phoneModelsOf(id).length === 0)).toEqual([]);
});
