import type { PartnerSettings } from '@sigorta/contracts/partner';

type Value = PartnerSettings[keyof PartnerSettings];

export const textOf = (value: Value): string => (value === null || value === undefined ? '' : String(value));

/** An empty text is no setting. */
export const settingOf = (text: string): string | null => (text.trim() === '' ? null : text);

/** Ids of categories as they stand in `kategori_id`. */
export const idsOf = (value: Value): number[] =>
  textOf(value)
    .split(',')
    .map((part) => Number(part.trim()))
    .filter((id) => Number.isInteger(id) && id > 0);
