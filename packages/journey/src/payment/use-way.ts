import { useState } from 'react';
import type { Outcome } from './payment-error.ts';
import type { Way } from './send-payment.ts';

/** With what is paid. A transfer that comes too late by the press is offered no more: what is left is the card. */
export function useWay(before: Way | undefined, takesTransfer: boolean) {
  const [way, setWay] = useState<Way>((takesTransfer && before) || 'card');
  const [isOver, setOver] = useState(false);
  return {
    way,
    setWay,
    takesTransfer: takesTransfer && !isOver,
    /** looks at how a press ended */
    heard: (outcome: Outcome | null): void => {
      if (outcome?.kind !== 'notice' || outcome.code !== 'transfer-not-offered') return;
      setOver(true);
      setWay('card');
    },
  };
}
