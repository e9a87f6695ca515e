import { useRef, useState } from 'react';
import type { PaymentDraft } from './payment-draft.ts';
import type { BillingState } from './use-billing.ts';

export interface CouponCode {
  typed: string;
  setTyped: (typed: string) => void;
  /** it was asked about, or its buyer was told that it is not applied: he pays the amount that he sees */
  know: (code: string) => void;
  /** it stands in its field and takes nothing off, and nobody said so */
  isForgotten: () => boolean;
}

/**
 * A discount code as it is typed. Whoever pays without having it applied pays the whole price: he is told once.
 * It stands there again when the page is opened again: applied, or as it was typed.
 */
export function useCouponCode(draft: PaymentDraft | null, keep: BillingState['keep']): CouponCode {
  const [typed, setTyped] = useState(draft?.coupon || (draft?.typedCode ?? ''));
  const known = useRef('');
  const code = typed.trim();
  return {
    typed,
    setTyped: (next) => {
      setTyped(next);
      keep({ typedCode: next, coupon: '' });
    },
    know: (asked) => {
      known.current = asked;
    },
    isForgotten: () => {
      const isForgotten = code !== '' && code !== known.current;
      if (isForgotten) known.current = code;
      return isForgotten;
    },
  };
}
