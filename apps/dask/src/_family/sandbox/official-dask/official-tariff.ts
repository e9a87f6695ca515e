import type { IsoDate } from '@sigorta/validators/iso-date';
import table from './official-tariff.json' with { type: 'json' };

/** `rc`: steel, reinforced concrete, frame; `other`: everything else. */
export type Style = 'rc' | 'other';

/** One dated tariff. Whole lira; rates per mille by risk group, the first for group 1. */
export interface OfficialTariff {
  validFrom: IsoDate;
  /** for a square metre */
  unitPrice: Record<Style, number>;
  /** highest sum insured */
  maxSum: number;
  ratePermille: Record<Style, number[]>;
  minPremium: number[];
}

const newestFirst: readonly OfficialTariff[] = table.tariffs.toSorted((a, b) =>
  b.validFrom.localeCompare(a.validFrom),
);

/** The tariff in force on a day. @throws RangeError before the first one we know */
export function tariffOn(day: IsoDate): OfficialTariff {
  const tariff = newestFirst.find(({ validFrom }) => validFrom <= day);
  if (!tariff) throw new RangeError(`no tariff known for ${day}`);
  return tariff;
}
