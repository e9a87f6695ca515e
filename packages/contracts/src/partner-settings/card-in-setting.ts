import { holdsCardNumber } from '@sigorta/validators/card-in-text';

/* an address on the web and an account hold long numbers that are no card's */
const address = /https?:\/\/[^\s"]+/gi;
const account = /\bTR\d{2}(?:\s?\d){22}\b/gi;

/** Whether a setting, also a list as JSON, holds the number of a payment card: it is shown to everybody, stored and written into the audit log. */
export const holdsCardInSetting = (value: unknown): boolean =>
  typeof value === 'string' && holdsCardNumber(value.replace(address, ' ').replace(account, ' '));
