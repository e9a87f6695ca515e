import type { AnswerOf } from '@sigorta/contracts/operation';
import type { paymentOptions } from '@sigorta/contracts/operations/payment-options';
import { fetchPaymentOptions } from '@sigorta/gateway-client/fetch-payment-options';
import { gatewayOf } from '@sigorta/journey/load/gateway-of';
import { useLoad } from '@sigorta/journey/load/use-load';
import { useBoot } from '@sigorta/runtime/runtime';

export type Options = AnswerOf<typeof paymentOptions>;

export function useOptions() {
  const boot = useBoot();
  return useLoad<Options>('options', (signal) => fetchPaymentOptions(gatewayOf(boot), {}, { signal }));
}
