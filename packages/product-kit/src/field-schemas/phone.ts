import { toLatinDigits } from '@sigorta/validators/digits';
import { isTurkishPhone } from '@sigorta/validators/phone';
import { messageKey } from '../message-key.ts';
import type { SchemaMaker } from './scope.ts';
import { textValue } from './text-value.ts';

const turkey = '+90';
/* a dial code of 1 to 3 digits and a number of 6 to 14, 15 together (ITU E.164) */
const foreign = /^\+[1-9]\d{6,14}$/;

/** `+90 532 123 45 67` → `+905321234567`: the dial code and the number, nothing between. A dial code alone is empty. */
function tidyPhone(text: string): string {
  const digits = toLatinDigits(text).replace(/[\s().-]/g, '');
  return /^\+\d{0,3}$/.test(digits) ? '' : digits;
}

/** Türkiye: 10 digits, the first a 5; elsewhere 6 to 14 digits, closer only if the context can (decision 13). */
export const phoneSchema: SchemaMaker<'phone'> = (field, { context }) => {
  const bad = messageKey(field);
  return textValue(
    bad,
    (text) => {
      if (!text.startsWith('+')) return bad;
      if (text.startsWith(turkey)) return isTurkishPhone(text.slice(turkey.length)) ? null : bad;
      const possible = foreign.test(text) && (context.isForeignPhone?.(text) ?? true);
      return possible ? null : messageKey(field, 'error.international');
    },
    tidyPhone,
  );
};
