import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import type { Gateway } from '@sigorta/gateway-client/gateway';

/** ms before the question is asked again when it found nobody; then the buyer is told that nothing is known */
const pauses = [1000, 3000];

/**
 * The purchase that stands behind an offer after a call to pay that said nothing of its end, or that it is paid.
 * @returns null when there is none, or nobody could be asked
 */
export async function findPurchase(gateway: Gateway, offerId: string): Promise<string | null> {
  for (const pause of [...pauses, null]) {
    try {
      return (await gateway.call(offerDetail, { offerId })).purchaseId;
    } catch {
      if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return null;
}
