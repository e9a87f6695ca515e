import { phoneBrands, phoneModelsOf } from '@sigorta/lookups/phones';
import { expect, test } from 'vitest';
import { deviceOf } from './device-value.ts';

const named = (brand: string, name: string, storage: string) => {
  const brandId = phoneBrands.find((one) => one.name === brand)?.id ?? 0;
  const model = phoneModelsOf(brandId).find((one) => one.name === name && one.storage === storage);
  return deviceOf(brandId, model?.id ?? 0);
};

test.each([
  ['Apple', 'iPhone 15', '128 GB', 5_400_000],
  ['Apple', 'iPhone 15', '256 GB', 5_832_000],
  ['Apple', 'iPhone 17 Pro Max', '256 GB', 12_900_000],
  ['Samsung', 'Galaxy S24', '128 GB', 4_200_000],
  ['Samsung', 'Galaxy A15', '128 GB', 950_000],
  ['Casper', 'VIA E4', '32 GB', 800_000],
])('%s %s of %s is worth %4$i kuruş', (brand, name, storage, value) => {
  expect(named(brand, name, storage)).toMatchObject({ brand, value });
});

test('every model of the list has a price and a year', () => {
  for (const { id, name } of phoneBrands) {
    for (const model of phoneModelsOf(id)) {
      expect(deviceOf(id, model.id), `${name} ${model.name}`).toMatchObject({ brand: name });
    }
  }
});

test('a model of another brand has none', () => {
  expect(deviceOf(2, 44)).toBeNull();
});
