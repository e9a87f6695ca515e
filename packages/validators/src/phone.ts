import { keepDigits, toLatinDigits } from './digits.ts';

/** Longest text a phone input takes, dial code and spaces included (spec §9). */
export const phoneInputLength = 25;

/** 10 digits after removing spaces, the first a 5 (spec §5, decision 13). Strip a trunk 0 or +90 first. */
export const isTurkishPhone = (text: string): boolean => /^5[0-9]{9}$/.test(text.replace(/\s/g, ''));

/** The national digits of whatever was typed or pasted, however many: without trunk zero and the dial code of Türkiye. */
const nationalDigits = (text: string): string => keepDigits(text).replace(/^0*(?:90)?0*/, '');

/** The 10 national digits of whatever was typed or pasted: `+90 (532) 123 45 67` → `5321234567`. Cut at 10. */
export const turkishPhoneDigits = (text: string): string => nationalDigits(text).slice(0, 10);

/** `5321234567` → `532 123 45 67`; part of a number is grouped as far as it goes. For display and for typing. */
export function formatTurkishPhone(text: string): string {
  const digits = turkishPhoneDigits(text);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)]
    .filter(Boolean)
    .join(' ');
}

/** another country's number; its digits may look like ours: `+55 11 …` of Brazil */
const isForeign = (text: string): boolean =>
  /^(?:\+|00)(?!90|0)/.test(toLatinDigits(text).replace(/[\s()]/g, ''));

/** `+905321234567`, or null when it is no Turkish mobile number: one of another country, too short, or a digit too long. */
export function toTurkishE164(text: string): string | null {
  const digits = nationalDigits(text);
  return !isForeign(text) && isTurkishPhone(digits) ? `+90${digits}` : null;
}
