import type { Language } from './language.ts';

export type CurrencyCode = 'TRY' | 'EUR' | 'USD';

/** Shaped like the wire's `Money`: integer kuruş or cents. */
export interface MoneyLike {
  minor: number;
  currency: CurrencyCode;
}

/** An amount in pieces, so that a screen can set kuruş and sign smaller than the rest. */
export interface MoneyParts {
  /** grouped, with a minus when negative: `1.147` */
  whole: string;
  /** decimal sign and two digits: `,84` */
  fraction: string;
  /** `TL`, `€`, `$` */
  sign: string;
  /** where the sign stands; `last` has a no-break space before it, `first` has none */
  order: 'first' | 'last';
}

const noBreakSpace = '\u00A0';

/* the design writes Arabic prices as Turkish ones, so that they equal the bank's page and the policy */
const separators: Record<Language, { group: string; decimal: string }> = {
  tr: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  ru: { group: noBreakSpace, decimal: ',' },
  ar: { group: '.', decimal: ',' },
};

const signs: Record<CurrencyCode, string> = { TRY: 'TL', EUR: '€', USD: '$' };

/** `1147` → `1.147` */
const grouped = (digits: string, group: string): string => {
  const first = digits.length % 3;
  const threes = digits.slice(first).match(/\d{3}/g) ?? [];
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...threes].join(group);
};

/** @param money integer minor units; never a fraction */
export function moneyParts(money: MoneyLike, language: Language): MoneyParts {
  const { group, decimal } = separators[language];
  const minor = Math.abs(money.minor);
  const whole = grouped(String(Math.trunc(minor / 100)), group);
  return {
    whole: money.minor < 0 ? `−${whole}` : whole,
    fraction: `${decimal}${String(minor % 100).padStart(2, '0')}`,
    sign: signs[money.currency],
    order: language === 'en' && money.currency !== 'TRY' ? 'first' : 'last',
  };
}

/** `842,08 TL`, English `842.08 TL` and `€16.80`. The space before the sign does not break. Show it in `<bdi dir="ltr">`. */
export function formatMoney(money: MoneyLike, language: Language): string {
  const { whole, fraction, sign, order } = moneyParts(money, language);
  return order === 'first' ? `${sign}${whole}${fraction}` : `${whole}${fraction}${noBreakSpace}${sign}`;
}

/** For limits and round sums: `30.000 €` without `,00`; other amounts keep their cents. */
export function formatRoundMoney(money: MoneyLike, language: Language): string {
  if (money.minor % 100 !== 0) return formatMoney(money, language);
  const { whole, sign, order } = moneyParts(money, language);
  return order === 'first' ? `${sign}${whole}` : `${whole}${noBreakSpace}${sign}`;
}
