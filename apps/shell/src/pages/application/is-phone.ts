import { toLatinDigits } from '@sigorta/validators/digits';
import { toTurkishE164 } from '@sigorta/validators/phone';
import { tidyText } from '@sigorta/validators/visible-text';

/** As it is dialled: digits of any of our scripts, without what only parts them for the eye, `00` as the plus it stands for. */
const dialled = (text: string): string =>
  toLatinDigits(tidyText(text))
    .replace(/[\s().\p{Pd}]/gu, '')
    .replace(/^00/, '+');

/** Turkish numbers by decision 13; others by their plus and E.164's length, the gateway knows the rest. */
export const isPhone = (text: string): boolean => {
  const plain = dialled(text);
  if (plain.startsWith('+') && !plain.startsWith('+90')) return /^\+[1-9]\d{7,14}$/.test(plain);
  return /^[+\d]\d*$/.test(plain) && toTurkishE164(plain) !== null;
};
