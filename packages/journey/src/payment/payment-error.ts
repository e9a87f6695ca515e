import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';

/** Where a failed payment is told and what the page does (spec §8). */
export type Outcome =
  /** at the card's number, as a wrong field */
  | { kind: 'card'; code: GatewayErrorCode }
  /** at the consents */
  | { kind: 'consents' }
  /** none is missing here: this page knows less than the gateway asks for, and only a new one helps */
  | { kind: 'old-page' }
  /** the amount must be accepted anew */
  | { kind: 'price-changed' }
  /** the code takes nothing off any more: the amount without it must be accepted */
  | { kind: 'coupon-gone' }
  /** the card's table of installments has this count no more: another is chosen from a new table */
  | { kind: 'plan-gone' }
  /** the offer cannot be bought any more */
  | { kind: 'expired' }
  | { kind: 'missing' }
  /** its insurer does not know the whole application: whom it insures comes first */
  | { kind: 'unfirm'; code: GatewayErrorCode }
  /** whom it insures was said anew elsewhere: the page shows them before anything is paid */
  | { kind: 'others'; code: GatewayErrorCode }
  /** the call may have reached the bank: nobody may say that nothing happened */
  | { kind: 'unknown' }
  /** it is paid, or being paid: its page tells where it stands */
  | { kind: 'begun'; code: GatewayErrorCode }
  /** above the form, in the words of the closed list */
  | { kind: 'notice'; code: GatewayErrorCode };

export function outcomeOf(code: GatewayErrorCode): Outcome {
  switch (code) {
    case 'card-rejected':
    case 'card-type-not-accepted':
      return { kind: 'card', code };
    case 'consent-missing':
      return { kind: 'consents' };
    case 'offer-price-changed':
      return { kind: 'price-changed' };
    case 'coupon-not-valid':
      return { kind: 'coupon-gone' };
    case 'installment-not-offered':
      return { kind: 'plan-gone' };
    case 'quote-incomplete':
    case 'offer-not-firm':
      return { kind: 'unfirm', code };
    case 'insured-changed':
      return { kind: 'others', code };
    case 'offer-expired':
      return { kind: 'expired' };
    case 'not-found':
      return { kind: 'missing' };
    /* no answer, or an answer that was none: the purchase may have begun */
    case 'timeout':
    case 'offline':
    case 'internal-error':
    case 'service-unavailable':
    case 'still-working':
      return { kind: 'unknown' };
    case 'already-paid':
    case 'payment-in-progress':
      return { kind: 'begun', code };
    default:
      return { kind: 'notice', code };
  }
}
