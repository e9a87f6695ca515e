import type { AnswerOf } from '@sigorta/contracts/operation';
import { paymentOptions } from '@sigorta/contracts/operations/payment-options';
import { useQuery } from '@sigorta/gateway-client/react/use-query';

export type Options = AnswerOf<typeof paymentOptions>;

export const useOptions = () => useQuery(paymentOptions, {});
