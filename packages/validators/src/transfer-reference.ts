import { asPlainCode } from './as-code.ts';

/**
 * References buyers write beside a bank transfer: eight characters, the last of them a check. No letter that reads like
 * a digit or another letter (0 O, 1 I L, 2 Z, 5 S, 8 B, U V W), none a Turkish keyboard lacks, and 23 of them: a prime,
 * so that one wrong character and two swapped neighbours are always found.
 */
export const referenceAlphabet = '23456789ACDEFGHJKMNPRTY';

const dataLength = 7;
const { length: base } = referenceAlphabet;

/* weights 2…8 differ and none is a multiple of 23 */
const checkCharacter = (data: string): string => {
  const sum = Array.from(data).reduce(
    (total, character, at) => total + (at + 2) * referenceAlphabet.indexOf(character),
    0,
  );
  return referenceAlphabet.charAt((base - (sum % base)) % base);
};

/** @param numbers seven random whole numbers, 0 to 22 */
export function makeTransferReference(numbers: readonly number[]): string {
  const data = numbers.map((number) => referenceAlphabet.charAt(number)).join('');
  if (data.length !== dataLength) throw new RangeError('a reference is made of seven numbers below 23');
  return data + checkCharacter(data);
}

/** A reference as it is kept, however it was typed; null when it is none. */
export function readTransferReference(text: string): string | null {
  const typed = asPlainCode(text).replaceAll('.', '');
  if (typed.length !== dataLength + 1) return null;
  if (Array.from(typed).some((character) => !referenceAlphabet.includes(character))) return null;
  return checkCharacter(typed.slice(0, dataLength)) === typed.at(-1) ? typed : null;
}

/** `K7M4PR2T` → `K7M4-PR2T` */
export const formatTransferReference = (reference: string): string =>
  reference.replace(/^(.{4})(.{4})$/, '$1-$2');
