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

/** A JSON list of addresses as lines; a text that is no list stays as it is. */
export const linesOf = (value: Value): string => {
  const text = textOf(value);
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.join('\n') : text;
  } catch {
    return text;
  }
};

export const listOfLines = (text: string): string | null => {
  const lines = text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return lines.length === 0 ? null : JSON.stringify(lines);
};
