import list from './lists/phones.json' with { type: 'json' };

export interface PhoneModel {
  id: number;
  brandId: number;
  name: string;
  /** e.g. `128 GB`; the label is `name | storage` (spec §3) */
  storage: string;
}

export const phoneBrands: readonly { id: number; name: string }[] = list.brands;

const byBrand = Map.groupBy<number, PhoneModel>(list.models, ({ brandId }) => brandId);
export const phoneModelsOf = (brandId: number): readonly PhoneModel[] => byBrand.get(brandId) ?? [];
