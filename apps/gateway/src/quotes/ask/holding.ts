import type { Offer } from '@sigorta/contracts/offer';
import type { Product } from '@sigorta/product-kit/product';
import type { QuoteContext } from '../context.ts';
import { leastHoldMs } from './offer-end.ts';
import type { Holding } from './offer-of-answer.ts';

type Waits = Pick<QuoteContext, 'timings'>;

/** The time at the bank, and where last questions follow the payment a while for them, and as long until the insurer is asked. */
const payingMs = ({ timings }: Waits, { payment, createPolicy }: Product): number =>
  (payment?.threeDSecure ? timings.challengeMs : timings.issueMarginMs) +
  (createPolicy ? 2 * timings.detailsMarginMs : 0);

/** How long the prices of a question that is asked now are held. */
export async function holdingNow(context: QuoteContext, product: Product): Promise<Holding> {
  const longest = Math.max(context.config.offerHoldMs, leastHoldMs);
  const isHeld = product.currency === 'TRY' || (await context.rateHolding.isHeld());
  return {
    foreignMs: isHeld ? longest : leastHoldMs,
    liraMs: longest,
    payingMs: payingMs(context, product),
  };
}

/** What was promised of a price stays when its insurer makes it firm, and there is time left to accept another one. */
export function heldOn(
  context: Waits & Pick<QuoteContext, 'clock'>,
  product: Product,
  { validUntil }: Offer,
): Holding {
  const promised = Date.parse(validUntil) - context.clock().getTime();
  const holdMs = Math.max(promised, leastHoldMs);
  return { foreignMs: holdMs, liraMs: holdMs, payingMs: payingMs(context, product) };
}
