import { holdsCardNumber } from '@sigorta/validators/card-in-text';
import { isEmail } from '@sigorta/validators/email';
import { isPhone } from './is-phone.ts';
import type { ApplicationText } from './use-application-texts.ts';

export interface ApplicationFields {
  name: string;
  phone: string;
  /** may be left empty */
  email: string;
  message: string;
  /** the notice on personal data was read */
  notice: boolean;
}

/** The notice has its own message, of the legal texts (`noticeError`). */
export type ApplicationErrors = Partial<
  Record<Exclude<keyof ApplicationFields, 'notice'>, ApplicationText> & { notice: typeof noticeError }
>;

/** Longest message the operation takes (contracts `vue/basvuru-yap`). */
const longestMessage = 2000;

/** the one key of the legal texts among them */
const noticeError = 'consent.personal-data-notice.error';

/** Keys of the texts to show at each field; empty when all is well. `asksMessage`: a message must be there. */
export function checkApplication(fields: ApplicationFields, asksMessage: boolean): ApplicationErrors {
  const errors: ApplicationErrors = {};
  if (fields.name.trim().length < 2) errors.name = 'name.error';
  if (!isPhone(fields.phone.trim())) errors.phone = 'phone.error';
  if (fields.email.trim() && !isEmail(fields.email.trim())) errors.email = 'email.error';
  if (asksMessage && !fields.message.trim()) errors.message = 'message.error';
  if (fields.message.length > longestMessage) errors.message = 'message.tooLong';
  if (holdsCardNumber(fields.name)) errors.name = 'cardNumber.error';
  if (holdsCardNumber(fields.message)) errors.message = 'cardNumber.error';
  if (!fields.notice) errors.notice = noticeError;
  return errors;
}
