import { type CardNames, cardName, cardParts } from '@sigorta/card-fields/card-parts';
import type { Billing } from './billing-form.ts';

/** What the payment page asks of an invoice, in screen order: it is drawn from this list. The district's box answers the province. */
export const billingInputs = ['district', 'address', 'email'] as const satisfies readonly (keyof Billing)[];
export type BillingInput = (typeof billingInputs)[number];

export const billingName = (input: BillingInput): string => `billing.${input}`;

/** Every input of the payment page beside consents, coupon and instalments, of which one stands chosen. */
export const paymentInputs: readonly string[] = [
  ...cardParts.map(cardName),
  ...billingInputs.map(billingName),
];

/** What stands in the inputs before anybody types. */
export interface StandsThere {
  names: CardNames | null;
  email: unknown;
}

/** The inputs that a buyer has to fill in himself. */
export function paymentAnswers({ names, email }: StandsThere): string[] {
  const standing: Readonly<Record<string, unknown>> = {
    [cardName('firstName')]: names?.firstName,
    [cardName('lastName')]: names?.lastName,
    [billingName('email')]: email,
  };
  return paymentInputs.filter((name) => !standing[name]);
}
