import type { AnswerOf } from '@sigorta/contracts/operation';
import type { paymentStatus } from '@sigorta/contracts/operations/payment-status';
import { fetchPayment } from '@sigorta/gateway-client/fetch-payment';
import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { gatewayOf } from '@sigorta/journey/load/gateway-of';
import { nextWait } from '@sigorta/journey/policy/polling';
import { useBoot } from '@sigorta/runtime/runtime';
import { useEffect, useState } from 'react';

export type PaymentAnswer = AnswerOf<typeof paymentStatus>;

/** Nothing can change any more that the buyer would see. */
const isSettled = ({ state, mail, receipt }: PaymentAnswer): boolean =>
  state === 'paid'
    ? mail !== 'waiting' && receipt === 'ready'
    : ['declined', 'expired', 'refunded'].includes(state);

/** Looks at a payment again and again, ever more slowly, until nothing can change. */
export function usePayment(paymentId: string) {
  const boot = useBoot();
  const [payment, setPayment] = useState<PaymentAnswer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looks = 0;
    const again = (): void => {
      looks += 1;
      timer = setTimeout(() => void look(), nextWait(looks));
    };
    const look = async (): Promise<void> => {
      try {
        const answer = await fetchPayment(gatewayOf(boot), { paymentId }, { signal: leaving.signal });
        setPayment(answer);
        setError(null);
        if (!isSettled(answer)) again();
      } catch (problem) {
        if (leaving.signal.aborted) return;
        setError(codeOf(problem));
        if (codeOf(problem) !== 'not-found') again();
      }
    };
    void look();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [paymentId, boot, round]);
  return { payment, error, retry: () => setRound(round + 1) };
}
