import type { PartnerSettings } from '@sigorta/contracts/partner';

type Value = PartnerSettings[keyof PartnerSettings];

/** A switch that was never set follows what holds for all (brand-of). */
export const isOn = (value: Value, unset: boolean): boolean =>
  value === null || value === undefined
    ? unset
    : value === true || value === 1 || value === '1' || value === 'true';

export const textOf = (value: Value): string => (value === null || value === undefined ? '' : String(value));

/** An empty text is no setting. */
export const settingOf = (text: string): string | null => (text.trim() === '' ? null : text);

/** Ids of categories as they stand in `kategori_id`. */
export const idsOf = (value: Value): number[] =>
  textOf(value)
    .split(',')
    .map((part) => Number(part.trim()))
    .filter((id) => Number.isInteger(id) && id > 0);
