import { cardNumberInText } from '@sigorta/contracts/free-text';
import { lira, type Money } from '@sigorta/contracts/money';
import type { Language } from '@sigorta/i18n/language';
import { decimalSign } from '@sigorta/i18n/number';
import { isUnclearAmount, readAmount } from '@sigorta/validators/amount';
import { holdsCardNumber } from '@sigorta/validators/card-in-text';
import { isEmail } from '@sigorta/validators/email';
import type { Options } from './use-options.ts';

export interface Fault {
  field: string;
  /** key of its message */
  message: string;
}

/** the one key of the legal texts among the messages */
export const noticeMessage = 'consent.personal-data-notice.error';

/** As it stands in the inputs at the moment of paying. */
export function readPayment(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  return {
    reference: text('reference'),
    amount: text('amount'),
    name: text('name'),
    email: text('email'),
    notice: data.has('notice'),
  };
}
export type TypedPayment = ReturnType<typeof readPayment>;

/** The typed amount when it may be paid, and is one amount alone to a reader of the language. */
export function amountWithin(text: string, { least, most }: Options, language: Language): Money | null {
  if (isUnclearAmount(text, decimalSign(language))) return null;
  const minor = readAmount(text);
  return minor !== null && minor >= least.minor && minor <= most.minor ? lira(minor) : null;
}

interface Judging {
  /** what is wrong with the card */
  ofCard: readonly Fault[];
  isFree: boolean;
  options: Options;
  /** of the page */
  language: Language;
}

/** What is wrong, in screen order. */
export function faultsOf(typed: TypedPayment, { ofCard, isFree, options, language }: Judging): Fault[] {
  const isUnclear = isUnclearAmount(typed.amount, decimalSign(language));
  const isAmount = amountWithin(typed.amount, options, language) !== null;
  const checks: [string, boolean, string][] = [
    ['reference', isFree && typed.reference === '', 'payment.error.reference'],
    ['reference', isFree && holdsCardNumber(typed.reference), cardNumberInText],
    ['amount', isFree && isUnclear, 'payment.error.amountUnclear'],
    ['amount', isFree && !isUnclear && !isAmount, 'payment.error.amount'],
  ];
  const payer: [string, boolean, string][] = [
    ['name', typed.name.length < 2, 'payment.error.name'],
    ['name', holdsCardNumber(typed.name), cardNumberInText],
    ['email', !isEmail(typed.email), 'payment.error.email'],
    ['notice', !typed.notice, noticeMessage],
  ];
  const found = (list: typeof checks): Fault[] =>
    list.flatMap(([field, isWrong, message]) => (isWrong ? [{ field, message }] : []));
  return [...found(checks), ...ofCard, ...found(payer)];
}
