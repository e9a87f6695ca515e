import { useState } from 'react';
import { type Billing, emptyBilling } from './billing-form.ts';
import { type PaymentDraft, readPaymentDraft, savePaymentDraft } from './payment-draft.ts';
import type { OfferDetail } from './use-amount.ts';

export interface BillingState {
  billing: Billing;
  setBilling: (change: Partial<Billing>) => void;
  /** keeps what was typed over the bank's page */
  keep: () => void;
}

/**
 * Address of the receipt, kept for the way back from the bank with every change. It begins with the e-mail address that was
 * given with the application: nobody types it twice.
 */
export function useBilling(
  { offer, quote }: Pick<OfferDetail, 'offer' | 'quote'>,
  chosen: Omit<PaymentDraft, 'billing'>,
): BillingState {
  const offerId = offer.id;
  const [billing, setState] = useState<Billing>(() => {
    const { email } = quote.details;
    return (
      readPaymentDraft(offerId, Date.now(), sessionStorage)?.billing ?? {
        ...emptyBilling,
        email: typeof email === 'string' ? email : '',
      }
    );
  });
  const keepThis = (next: Billing): void =>
    savePaymentDraft(offerId, { ...chosen, billing: next }, Date.now(), sessionStorage);
  return {
    billing,
    setBilling: (change) => {
      const next = { ...billing, ...change };
      setState(next);
      keepThis(next);
    },
    keep: () => keepThis(billing),
  };
}
