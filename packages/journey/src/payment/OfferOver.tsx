import { useProduct } from '../remote/journey-context.tsx';
import { LeadOn } from '../remote/LeadOn.tsx';
import { OfferGone } from './OfferGone.tsx';
import type { OfferEnd } from './use-offer-end.ts';

interface OfferOverProps {
  end: OfferEnd;
  quoteId: string;
}

/** In the place of a page whose offer ended while it stood open: on to what was bought, or to what can be. */
export function OfferOver({ end, quoteId }: OfferOverProps) {
  const { paths } = useProduct();
  if (end.purchaseId !== null) return <LeadOn to={`${paths.policy}?satin-alma=${end.purchaseId}`} />;
  return <OfferGone why="expired" offers={`${paths.offers}?sorgu=${quoteId}`} tookPlace />;
}
