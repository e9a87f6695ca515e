/** Name of each filter in the address, by its field of the request. A filter is spelt here and nowhere else. */
export const filterNames = {
  state: 'durum',
  tried: 'deneme',
  kind: 'tur',
  part: 'bolum',
  product: 'urun',
  insurer: 'sirket',
  partner: 'ortak',
  assignee: 'sorumlu',
  role: 'rol',
  person: 'kisi',
  action: 'islem',
  endsWithin: 'biten',
  from: 'ilk',
  to: 'son',
} as const;

export type FilterField = keyof typeof filterNames;

/** Spellings of before, still in somebody's bookmarks. */
export const formerNames: Partial<Record<FilterField, string>> = { state: 'state' };
