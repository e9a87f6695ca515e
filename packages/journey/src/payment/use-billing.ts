import { useState } from 'react';
import { type Billing, emptyBilling } from './billing-form.ts';
import { type Chosen, type PaymentDraft, savePaymentDraft } from './payment-draft.ts';
import type { OfferDetail } from './use-amount.ts';

export interface BillingState {
  billing: Billing;
  setBilling: (change: Partial<Billing>) => void;
  /** keeps what was typed and chosen over the bank's page */
  keep: (next?: Partial<Chosen>) => void;
}

/**
 * Address of the receipt, kept for the way back from the bank with every change. It begins with the e-mail address that was
 * given with the application: nobody types it twice.
 */
export function useBilling(
  { offer, quote }: Pick<OfferDetail, 'offer' | 'quote'>,
  draft: PaymentDraft | null,
  chosen: Chosen,
): BillingState {
  const offerId = offer.id;
  const [billing, setState] = useState<Billing>(() => {
    const { email } = quote.details;
    return (
      draft?.billing ?? {
        ...emptyBilling,
        email: typeof email === 'string' ? email : '',
      }
    );
  });
  const keep = (next: Partial<PaymentDraft> = {}): void =>
    savePaymentDraft(offerId, { ...chosen, billing, ...next }, Date.now(), sessionStorage);
  return {
    billing,
    setBilling: (change) => {
      const next = { ...billing, ...change };
      setState(next);
      keep({ billing: next });
    },
    keep,
  };
}
