import type { Money } from '@sigorta/contracts/money';
import { type InstallmentOption, installments } from '@sigorta/contracts/operations/installments';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useQuery } from '@sigorta/gateway-client/react/use-query';

export interface Installments {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  options: readonly InstallmentOption[] | null;
  code: GatewayErrorCode | null;
  retry: () => void;
}

interface Question {
  offerId: string;
  /** first 8 digits of the card, empty before they are there */
  prefix: string;
  coupon: string | null;
}

/** Ways to pay with this card; asked once its first 8 digits are there. */
export function useInstallments({ offerId, prefix, coupon }: Question): Installments {
  const request = { offerId, cardPrefix: prefix, ...(coupon !== null && { coupon }) };
  const { state, answer, code, retry } = useQuery(installments, prefix.length < 8 ? null : request);
  return { state, options: state === 'ready' ? answer.options : null, code, retry };
}

export interface CouponAnswer {
  code: string;
  discount: Money;
  price: Money;
}
