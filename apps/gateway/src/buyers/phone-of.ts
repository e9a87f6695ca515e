import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { Refusal } from '../platform/refusal.ts';

/**
 * E.164, Turkish when no dial code is given (decisions 13).
 * @param field the wire's name of the field, for the refusal
 * @throws Refusal `invalid-input`
 */
export const phoneOf = (text: string, field: string): string => {
  const parsed = parsePhoneNumberFromString(text, 'TR');
  if (!parsed?.isValid()) {
    throw new Refusal('invalid-input', { fields: [{ field, message: 'field.phone.error' }] });
  }
  return parsed.number;
};
