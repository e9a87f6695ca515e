import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { readMobile } from '../platform/mobile.ts';
import { Refusal } from '../platform/refusal.ts';

const refused = (field: string): Refusal =>
  new Refusal('invalid-input', { fields: [{ field, message: 'field.phone.error' }] });

/**
 * A mobile number as E.164, Turkish when no dial code is given (decision 13).
 * @param field the wire's name of the field, for the refusal
 * @throws Refusal `invalid-input`
 */
export const mobileOf = (text: string, field: string): string => {
  const mobile = readMobile(text);
  if (!mobile) throw refused(field);
  return mobile.number;
};

/**
 * Any number as E.164: what staff look for may have been stored under other rules.
 * @throws Refusal `invalid-input`
 */
export const phoneOf = (text: string, field: string): string => {
  const parsed = parsePhoneNumberFromString(text, 'TR');
  if (!parsed?.isValid()) throw refused(field);
  return parsed.number;
};
