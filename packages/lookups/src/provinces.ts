import list from './lists/provinces.json' with { type: 'json' };

export interface Province {
  /** 1–81, also the first two digits of its plates */
  id: number;
  name: string;
}

/** 81, in plate order (spec §3). */
export const provinces: readonly Province[] = list.rows;

const nameById = new Map(provinces.map(({ id, name }) => [id, name]));
export const provinceName = (id: number): string | null => nameById.get(id) ?? null;
