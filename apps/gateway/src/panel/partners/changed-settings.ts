import type { PartnerSettings } from '@sigorta/contracts/partner';

/** longer values are named, not repeated */
const longestRepeated = 120;

const shown = (value: unknown): string => {
  const text = value === null || value === undefined || value === '' ? '–' : String(value);
  return text.length > longestRepeated ? `${text.slice(0, longestRepeated)}…` : text;
};

export const changedNames = (before: PartnerSettings, after: PartnerSettings): (keyof PartnerSettings)[] =>
  (Object.keys(after) as (keyof PartnerSettings)[]).filter((name) => before[name] !== after[name]);

/** What an audit entry says of a saving: each changed setting, old and new. */
export const changesOf = (before: PartnerSettings, after: PartnerSettings): Record<string, string> =>
  Object.fromEntries(
    changedNames(before, after).map((name) => [name, `${shown(before[name])} → ${shown(after[name])}`]),
  );
