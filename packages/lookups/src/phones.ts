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

const brandById = new Map(phoneBrands.map(({ id, name }) => [id, name]));
const modelById = new Map(list.models.map((model) => [model.id, model]));

export const phoneBrandName = (id: number): string | null => brandById.get(id) ?? null;

/** `iPhone 15 | 128 GB` (spec §3). */
export const phoneModelLabel = ({ name, storage }: Pick<PhoneModel, 'name' | 'storage'>): string =>
  `${name} | ${storage}`;

/** The label of a model. */
export function phoneModelName(id: number): string | null {
  const model = modelById.get(id);
  return model ? phoneModelLabel(model) : null;
}

/** Guards against a model of another brand being sent. */
export const isModelOf = (id: number, brandId: number): boolean => modelById.get(id)?.brandId === brandId;
