import { keepDigits } from './digits.ts';

/** Longest text a phone input takes, dial code and spaces included (spec §9). */
export const phoneInputLength = 25;

/** 10 digits after removing spaces, the first a 5 (spec §5, decision 13). Strip a trunk 0 or +90 first. */
export const isTurkishPhone = (text: string): boolean => /^5[0-9]{9}$/.test(text.replace(/\s/g, ''));

/** The 10 national digits of whatever was typed or pasted: `+90 (532) 123 45 67` → `5321234567`. Cut at 10. */
export const turkishPhoneDigits = (text: string): string =>
  keepDigits(text)
    .replace(/^0*(?:90)?0*/, '')
    .slice(0, 10);

/** `5321234567` → `532 123 45 67`; part of a number is grouped as far as it goes. For display and for typing. */
export function formatTurkishPhone(text: string): string {
  const digits = turkishPhoneDigits(text);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)]
    .filter(Boolean)
    .join(' ');
}

/** `+905321234567`, or null when it is no Turkish mobile number. */
export function toTurkishE164(text: string): string | null {
  const digits = turkishPhoneDigits(text);
  return isTurkishPhone(digits) ? `+90${digits}` : null;
}
