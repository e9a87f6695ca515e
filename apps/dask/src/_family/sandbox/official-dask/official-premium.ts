import type { OfficialTariff, Style } from './official-tariff.ts';

export interface InsuredHome {
  /** gross */
  squareMetres: number;
  style: Style;
  /** 1 (highest risk) to 7 */
  riskGroup: number;
  /** above the ground floor; a band's lowest number serves as well */
  floors: number;
  before2000: boolean;
  /** renewed within 30 days of the old policy's end */
  renewal: boolean;
}

export interface OfficialPremium {
  /** whole lira */
  sumInsured: number;
  /** kuruş; free of every tax and duty */
  premium: number;
}

/** Per cent; added together and applied once. Only reinforced concrete knows more than the renewal discount. */
function adjustment({ style, floors, before2000, renewal }: InsuredHome): number {
  const loyal = renewal ? -20 : 0;
  if (style === 'other') return loyal;
  const height = floors <= 3 ? -10 : floors >= 8 ? 10 : 0;
  return loyal + height + (before2000 ? 10 : 0);
}

/**
 * Sum insured = m² × unit price, at most the tariff's highest. Premium = sum × rate ‰ × (100 + adjustments) %, at least
 * the group's minimum; kuruş, halves up. Source: the tariff's text, see official-tariff.json.
 */
export function officialPremium(home: InsuredHome, tariff: OfficialTariff): OfficialPremium {
  const sumInsured = Math.min(home.squareMetres * tariff.unitPrice[home.style], tariff.maxSum);
  const rate = tariff.ratePermille[home.style][home.riskGroup - 1];
  const minimum = tariff.minPremium[home.riskGroup - 1];
  if (rate === undefined || minimum === undefined) throw new RangeError(`no risk group ${home.riskGroup}`);
  /* rates have two decimals: hundredths of a mille keep everything whole until the last division */
  const exact = sumInsured * Math.round(rate * 100) * (100 + adjustment(home));
  return { sumInsured, premium: Math.max(Math.floor((exact + 50_000) / 100_000), minimum * 100) };
}
