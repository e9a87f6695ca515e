import { toLatinDigits } from '@sigorta/validators/digits';
import { toTurkishE164 } from '@sigorta/validators/phone';
import { tidyText } from '@sigorta/validators/visible-text';

/* what stands between the groups of a number, and the wide signs of East Asian keyboards */
const between = /[\s().\uff0e/\uff0f\p{Pd}]/gu;

/** As it is dialled: digits of any script we read, without what only parts them for the eye, `00` as the plus it stands for. */
const dialled = (text: string): string =>
  toLatinDigits(tidyText(text)).replace(between, '').replace('\uff0b', '+').replace(/^00/, '+');

/**
 * Turkish numbers by decision 13; others by their plus and E.164's length, the gateway knows the rest. Whatever it reads is let
 * through: digits of other scripts, dots, dashes and slashes, `00` for the plus, and the marks that a copied number brings along.
 */
export const isPhone = (text: string): boolean => {
  const plain = dialled(text);
  if (plain.startsWith('+') && !plain.startsWith('+90')) return /^\+[1-9]\d{7,14}$/.test(plain);
  return /^[+\d]\d*$/.test(plain) && toTurkishE164(plain) !== null;
};
