import type { Product } from '@sigorta/product-kit/product';
import { useToday } from '@sigorta/runtime/runtime';
import type { IsoDate } from '@sigorta/validators/iso-date';
import { useJourney } from '../remote/journey-context.tsx';

interface PricedFirst {
  /** all of the product */
  whole: Product;
  today: IsoDate;
  release: string | undefined;
}

/** What a live price is asked with; null on a page that shows none, and before the day is known. */
export function usePricedFirst(): PricedFirst | null {
  const { whole, known, release } = useJourney();
  const today = useToday();
  /* a list of guests is sent when its button is pressed, as its own words say */
  const isOn = whole !== undefined && !whole.insured.upload && known === undefined && today !== null;
  return isOn ? { whole, today, release } : null;
}
