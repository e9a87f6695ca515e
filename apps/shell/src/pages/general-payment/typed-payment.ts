import { cardNumberInText } from '@sigorta/contracts/free-text';
import { lira, type Money } from '@sigorta/contracts/money';
import { readAmount } from '@sigorta/validators/amount';
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

/** The typed amount when it may be paid. */
export function amountWithin(text: string, { least, most }: Options): Money | null {
  const minor = readAmount(text);
  return minor !== null && minor >= least.minor && minor <= most.minor ? lira(minor) : null;
}

/** What is wrong, in screen order. @param ofCard what is wrong with the card */
export function faultsOf(
  typed: TypedPayment,
  { ofCard, isFree, options }: { ofCard: readonly Fault[]; isFree: boolean; options: Options },
): Fault[] {
  const checks: [string, boolean, string][] = [
    ['reference', isFree && typed.reference === '', 'payment.error.reference'],
    ['reference', isFree && holdsCardNumber(typed.reference), cardNumberInText],
    ['amount', isFree && amountWithin(typed.amount, options) === null, 'payment.error.amount'],
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
