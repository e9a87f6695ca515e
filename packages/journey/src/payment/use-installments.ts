import type { Money } from '@sigorta/contracts/money';
import type { InstallmentOption } from '@sigorta/contracts/operations/installments';
import { codeOf, type GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useBoot } from '@sigorta/runtime/runtime';
import { gatewayOf } from '../load/gateway-of.ts';
import { useLoad } from '../load/use-load.ts';

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
  /** grows when a price has changed and everything must be asked again */
  round: number;
}

/** Ways to pay with this card; asked once its first 8 digits are there. */
export function useInstallments({ offerId, prefix, coupon, round }: Question): Installments {
  const boot = useBoot();
  const key = prefix.length < 8 ? null : ['installments', offerId, prefix, coupon ?? '', round].join('|');
  const { load, retry } = useLoad(key, async (signal) => {
    const { fetchInstallments } = await import('@sigorta/gateway-client/fetch-installments');
    const request = { offerId, cardPrefix: prefix, ...(coupon !== null && { coupon }) };
    return fetchInstallments(gatewayOf(boot), request, { signal });
  });
  return {
    state: load.state,
    options: load.state === 'ready' ? load.value.options : null,
    code: load.state === 'failed' ? codeOf(load.error) : null,
    retry,
  };
}

export interface CouponAnswer {
  code: string;
  discount: Money;
  price: Money;
}
