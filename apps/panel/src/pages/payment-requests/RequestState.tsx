import type { PaymentRequestRow } from '@sigorta/contracts/panel/payment-requests';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { usePaymentRequestsTexts } from './use-payment-requests-texts.ts';

const tones = { open: 'info', paid: 'ok', cancelled: 'neutral', expired: 'warn' } as const;

/** Where a request to pay stands. */
export function RequestState({ state }: Pick<PaymentRequestRow, 'state'>) {
  const t = usePaymentRequestsTexts();
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
