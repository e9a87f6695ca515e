import { useRef, useState } from 'react';
import type { Billing } from './billing-form.ts';
import { emptyDraft, type PaymentDraft, savePaymentDraft } from './payment-draft.ts';
import type { OfferDetail } from './use-amount.ts';

export interface BillingState {
  billing: Billing;
  setBilling: (change: Partial<Billing>) => void;
  /** keeps what was typed and chosen over the bank's page */
  keep: (next?: Partial<PaymentDraft>) => void;
}

/**
 * Address of the receipt, kept for the way back from the bank with every change, beside what else is typed and chosen. It begins
 * with the e-mail address that was given with the application: nobody types it twice.
 */
export function useBilling(
  { offer, quote }: Pick<OfferDetail, 'offer' | 'quote'>,
  draft: PaymentDraft | null,
): BillingState {
  const [billing, setState] = useState<Billing>(() => {
    const { email } = quote.details;
    return draft?.billing ?? { ...emptyDraft.billing, email: typeof email === 'string' ? email : '' };
  });
  /* two things may change before a page is drawn: neither may forget the other */
  const latest = useRef<PaymentDraft>(draft ?? { ...emptyDraft, billing });
  const keep = (next: Partial<PaymentDraft> = {}): void => {
    latest.current = { ...latest.current, ...next };
    savePaymentDraft({ offer, quote }, latest.current, Date.now(), sessionStorage);
  };
  return {
    billing,
    setBilling: (change) => {
      const next = { ...latest.current.billing, ...change };
      setState(next);
      keep({ billing: next });
    },
    keep,
  };
}
