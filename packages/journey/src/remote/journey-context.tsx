import { asksPriceFirst } from '@sigorta/product-kit/price-part';
import type { Faq, Product } from '@sigorta/product-kit/product';
import { useBrand } from '@sigorta/runtime/runtime';
import { createContext, type ReactNode, useContext } from 'react';

export interface Journey {
  /** as far as this page asks it */
  product: Product;
  /** all of it, where the page asks for a part */
  whole?: Product;
  /** paths of fields that this page does not ask for again, a person's as `insured.birthDate` */
  known?: ReadonlySet<string>;
  /** of its family: which declaration the gateway reads by what is filled in here */
  release?: string | undefined;
  /** empty on pages that do not show it */
  faq: readonly Faq[];
  /** of a form, which has them behind its handlers; the same promise every time */
  laterFaq?: () => Promise<readonly Faq[]>;
  /** what ending a policy of this product gives back, in the language of the page (decision 0340); empty on a form */
  ending: string;
}

const JourneyContext = createContext<Journey | null>(null);

export function JourneyProvider({ value, children }: { value: Journey; children: ReactNode }) {
  return <JourneyContext value={value}>{children}</JourneyContext>;
}

export function useJourney(): Journey {
  const journey = useContext(JourneyContext);
  if (!journey) throw new Error('a screen of the journey outside defineRemote');
  return journey;
}

export const useProduct = (): Product => useJourney().product;

/** The product with all its fields, whatever of them this page asks. */
export function useWholeProduct(): Product {
  const { product, whole = product } = useJourney();
  return whole;
}

/** Whether the journey of this page's product goes by way of its prices; a partner may want everything asked first. */
export function useAsksPriceFirst(): boolean {
  const { asksAllFirst = false } = useBrand();
  return asksPriceFirst(useWholeProduct()) && !asksAllFirst;
}
