import { asPlainCode } from './as-code.ts';

const plateShape =
  /^(0[1-9]|[1-7][0-9]|8[01])(?:([A-Z])([0-9]{4,5})|([A-Z]{2})([0-9]{3,4})|([A-Z]{3})([0-9]{2,3}))$/;

/** `34 abc-12` → `34ABC12`. */
export const normalisePlate = asPlainCode;

function partsOf(text: string): [province: string, letters: string, digits: string] | null {
  const match = plateShape.exec(normalisePlate(text));
  if (!match) return null;
  const letters = match[2] ?? match[4] ?? match[6] ?? '';
  const digits = match[3] ?? match[5] ?? match[7] ?? '';
  if (/[QWX]/.test(letters) || /^0+$/.test(digits)) return null;
  return [match[1] ?? '', letters, digits];
}

/** An ordinary Turkish plate: province 01–81, then 1 letter + 4–5 digits, 2 + 3–4 or 3 + 2–3; never Q, W, X. */
export const isPlate = (text: string): boolean => partsOf(text) !== null;

/** `34abc12` → `34 ABC 12`; a text that is no plate comes back upper-cased. */
export const formatPlate = (text: string): string => partsOf(text)?.join(' ') ?? normalisePlate(text);
