import { phoneBrands, phoneModelsOf } from '@sigorta/lookups/phones';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { seriesOf } from './prices.ts';

export interface Device {
  brand: string;
  /** kuruş, what the same phone costs new today */
  value: number;
  /** year its series came out */
  year: number;
}

/** Each larger storage of a model costs so many per cent more than the smallest. */
const storageStep = 8;

/** What a tariff knows of a phone by its codes; null for a model that is not the brand's. */
export function deviceOf(brandId: number, modelId: number): Device | null {
  const brand = phoneBrands.find(({ id }) => id === brandId)?.name;
  const models = phoneModelsOf(brandId);
  const model = models.find(({ id }) => id === modelId);
  if (!brand || !model) return null;
  const series = seriesOf(brand).find(([names]) => names.test(model.name));
  if (!series) return null;
  const [, lira, year] = series;
  const larger = models.filter(({ name }) => name === model.name).findIndex(({ id }) => id === modelId);
  return { brand, value: percentOf(lira * 100, 100 + storageStep * larger), year };
}
