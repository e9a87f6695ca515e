import { isTurkishPhone } from '@sigorta/validators/phone';
import parseMobile, { type PhoneNumber } from 'libphonenumber-js/mobile';

/**
 * A number that can receive an SMS, Turkish when no dial code is given (decision 13): one of the mobile numbers of its
 * country's plan. Landlines, satellites, numbers that cost and extensions are none; nor is a sentence with a number in it.
 * @returns null for anything else
 */
export function readMobile(text: string): PhoneNumber | null {
  const parsed = parseMobile(text, { defaultCountry: 'TR', extract: false });
  if (!parsed?.isValid() || parsed.isNonGeographic() || parsed.ext !== undefined) return null;
  const isOurs = parsed.countryCallingCode === '90';
  return isOurs && !isTurkishPhone(parsed.nationalNumber) ? null : parsed;
}
