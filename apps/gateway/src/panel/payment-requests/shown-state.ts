import type { PaymentRequestRow } from '@sigorta/contracts/panel/payment-requests';
import type { PaymentRequest } from '../../payments/requests/opened-request.ts';

const states = { OPEN: 'open', PAID: 'paid', CANCELLED: 'cancelled' } as const;

/** An open request whose time is over is paid by nobody any more. */
export const shownRequestState = (
  { state, expires_at }: Pick<PaymentRequest, 'state' | 'expires_at'>,
  now: Date,
): PaymentRequestRow['state'] => (state === 'OPEN' && expires_at <= now ? 'expired' : states[state]);
