import { daysBetween, type IsoDate } from '@sigorta/validators/iso-date';

export interface Currency {
  code: string;
  unit: number;
  turkish: string;
  english: string;
  /** lira for one unit on the base day; invented, near the level of late 2026 */
  level: number;
  /** the bank quotes no banknotes in it */
  noBanknotes?: boolean;
}

export const currencies: readonly Currency[] = [
  { code: 'USD', unit: 1, turkish: 'ABD DOLARI', english: 'US DOLLAR', level: 48.2 },
  { code: 'AUD', unit: 1, turkish: 'AVUSTRALYA DOLARI', english: 'AUSTRALIAN DOLLAR', level: 31.9 },
  { code: 'DKK', unit: 1, turkish: 'DANİMARKA KRONU', english: 'DANISH KRONE', level: 7.53 },
  { code: 'EUR', unit: 1, turkish: 'EURO', english: 'EURO', level: 56.3 },
  { code: 'GBP', unit: 1, turkish: 'İNGİLİZ STERLİNİ', english: 'POUND STERLING', level: 64.1 },
  { code: 'CHF', unit: 1, turkish: 'İSVİÇRE FRANGI', english: 'SWISS FRANK', level: 60.4 },
  { code: 'SEK', unit: 1, turkish: 'İSVEÇ KRONU', english: 'SWEDISH KRONA', level: 5.12 },
  { code: 'CAD', unit: 1, turkish: 'KANADA DOLARI', english: 'CANADIAN DOLLAR', level: 34.6 },
  { code: 'KWD', unit: 1, turkish: 'KUVEYT DİNARI', english: 'KUWAITI DINAR', level: 157.4 },
  { code: 'NOK', unit: 1, turkish: 'NORVEÇ KRONU', english: 'NORWEGIAN KRONE', level: 4.79 },
  { code: 'SAR', unit: 1, turkish: 'SUUDİ ARABİSTAN RİYALİ', english: 'SAUDI RIYAL', level: 12.85 },
  { code: 'JPY', unit: 100, turkish: 'JAPON YENİ', english: 'JAPENESE YEN', level: 0.318 },
  { code: 'RUB', unit: 1, turkish: 'RUS RUBLESİ', english: 'RUSSIAN ROUBLE', level: 0.59, noBanknotes: true },
  { code: 'CNY', unit: 1, turkish: 'ÇİN YUANI', english: 'CHINESE RENMINBI', level: 6.78, noBanknotes: true },
  {
    code: 'AED',
    unit: 1,
    turkish: 'BİRLEŞİK ARAP EMİRLİKLERİ DİRHEMİ',
    english: 'UAE DIRHAM',
    level: 13.12,
    noBanknotes: true,
  },
];

const baseDay: IsoDate = '2026-11-20';
/** the lira's slow fall, per calendar day */
const drift = 0.00045;
/** widest daily noise to either side */
const noise = 0.004;

/** A number between -1 and 1 that depends on the text alone (FNV-1a). */
const chanceOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return (((hash >>> 8) % 20_001) - 10_000) / 10_000;
};

export interface Rate {
  currency: Currency;
  /** lira for `currency.unit` units, four decimals as text; empty where the bank quotes none */
  forexBuying: string;
  forexSelling: string;
  banknoteBuying: string;
  banknoteSelling: string;
}

const spread = { forexBuying: 0.99912, banknoteBuying: 0.99842, banknoteSelling: 1.0015 };

/** @param override forex selling for one unit, by currency code */
export const rateOn = (
  day: IsoDate,
  currency: Currency,
  override: Readonly<Record<string, number>> = {},
): Rate => {
  const grown = currency.level * (1 + drift) ** daysBetween(baseDay, day);
  const selling =
    (override[currency.code] ?? grown * (1 + noise * chanceOf(`${day}${currency.code}`))) * currency.unit;
  const text = (value: number) => value.toFixed(4);
  const notes = (factor: number) => (currency.noBanknotes ? '' : text(selling * factor));
  return {
    currency,
    forexBuying: text(selling * spread.forexBuying),
    forexSelling: text(selling),
    banknoteBuying: notes(spread.banknoteBuying),
    banknoteSelling: notes(spread.banknoteSelling),
  };
};
