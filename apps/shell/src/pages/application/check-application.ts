import { isEmail } from '@sigorta/validators/email';
import { isTurkishPhone, turkishPhoneDigits } from '@sigorta/validators/phone';

export interface ApplicationFields {
  name: string;
  phone: string;
  /** may be left empty */
  email: string;
  message: string;
  /** the notice on personal data was read */
  notice: boolean;
}

export type ApplicationErrors = Partial<Record<keyof ApplicationFields, string>>;

/** Longest message the operation takes (contracts `vue/basvuru-yap`). */
const longestMessage = 2000;

/** the one key of the legal texts among them */
export const noticeError = 'consent.personal-data-notice.error';

/** Turkish numbers by decision 13; others by their plus and E.164's length, the gateway knows the rest. */
const isPhone = (text: string): boolean => {
  const plain = text.replace(/[\s()-]/g, '');
  if (plain.startsWith('+') && !plain.startsWith('+90')) return /^\+[1-9]\d{7,14}$/.test(plain);
  return /^[+\d]\d*$/.test(plain) && isTurkishPhone(turkishPhoneDigits(plain));
};

/** Keys of the texts to show at each field; empty when all is well. `asksMessage`: a message must be there. */
export function checkApplication(fields: ApplicationFields, asksMessage: boolean): ApplicationErrors {
  const errors: ApplicationErrors = {};
  if (fields.name.trim().length < 2) errors.name = 'name.error';
  if (!isPhone(fields.phone.trim())) errors.phone = 'phone.error';
  if (fields.email.trim() && !isEmail(fields.email.trim())) errors.email = 'email.error';
  if (asksMessage && !fields.message.trim()) errors.message = 'message.error';
  if (fields.message.length > longestMessage) errors.message = 'message.tooLong';
  if (!fields.notice) errors.notice = noticeError;
  return errors;
}
