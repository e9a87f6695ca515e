import { useState } from 'react';
import { type Billing, emptyBilling } from './billing-form.ts';
import { type PaymentDraft, readPaymentDraft, savePaymentDraft } from './payment-draft.ts';

export interface BillingState {
  billing: Billing;
  setBilling: (change: Partial<Billing>) => void;
  /** keeps what was typed over the bank's page */
  keep: () => void;
}

/** Address of the receipt, kept for the way back from the bank with every change. */
export function useBilling(offerId: string, chosen: Omit<PaymentDraft, 'billing'>): BillingState {
  const [billing, setState] = useState<Billing>(
    () => readPaymentDraft(offerId, Date.now(), sessionStorage)?.billing ?? emptyBilling,
  );
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
