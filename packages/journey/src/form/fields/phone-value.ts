/** A phone as the input shows it; the form holds `+905321234567`. */
export interface PhoneParts {
  iso2: string;
  /** digits, without the plus */
  dialCode: string;
  national: string;
}

export const turkishPhone: PhoneParts = { iso2: 'TR', dialCode: '90', national: '' };

/** An empty text while no digit of the number is there: a dial code alone is no answer. */
export const joinPhone = ({ dialCode, national }: PhoneParts): string => {
  const digits = national.replace(/\D/g, '');
  return digits === '' ? '' : `+${dialCode}${digits}`;
};

/**
 * The parts of a kept number. `known` says the country chosen before, which wins where several share a dial code
 * (+1, +7); else the longest dial code that fits.
 */
export function splitPhone(
  e164: string,
  countries: readonly { iso2: string; dialCode: string }[],
  known: PhoneParts = turkishPhone,
): PhoneParts {
  const digits = e164.replace(/\D/g, '');
  if (digits === '') return { ...known, national: '' };
  if (digits.startsWith(known.dialCode)) return { ...known, national: digits.slice(known.dialCode.length) };
  const [best] = countries
    .filter(({ dialCode }) => digits.startsWith(dialCode))
    .toSorted((a, b) => b.dialCode.length - a.dialCode.length);
  return best
    ? { iso2: best.iso2, dialCode: best.dialCode, national: digits.slice(best.dialCode.length) }
    : { ...known, national: digits };
}
