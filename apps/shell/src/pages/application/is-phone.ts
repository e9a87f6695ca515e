import { isTurkishPhone, turkishPhoneDigits } from '@sigorta/validators/phone';

/** Turkish numbers by decision 13; others by their plus and E.164's length, the gateway knows the rest. */
export const isPhone = (text: string): boolean => {
  const plain = text.replace(/[\s()-]/g, '');
  if (plain.startsWith('+') && !plain.startsWith('+90')) return /^\+[1-9]\d{7,14}$/.test(plain);
  return /^[+\d]\d*$/.test(plain) && isTurkishPhone(turkishPhoneDigits(plain));
};
