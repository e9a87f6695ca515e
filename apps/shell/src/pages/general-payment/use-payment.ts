import type { AnswerOf } from '@sigorta/contracts/operation';
import { paymentStatus } from '@sigorta/contracts/operations/payment-status';
import { usePoll } from '@sigorta/gateway-client/react/use-poll';

export type PaymentAnswer = AnswerOf<typeof paymentStatus>;

/** Nothing can change any more that the buyer would see. */
const isSettled = ({ state, mail, receipt }: PaymentAnswer): boolean =>
  state === 'paid'
    ? mail !== 'waiting' && receipt === 'ready'
    : ['declined', 'expired', 'refunded'].includes(state);

/** Where a payment stands, asked until nothing can change. */
export const usePayment = (paymentId: string) => usePoll(paymentStatus, { paymentId }, { until: isSettled });
