import type { Faq, Product } from '@sigorta/product-kit/product';
import { createContext, type ReactNode, useContext } from 'react';

export interface Journey {
  product: Product;
  /** of its family: which declaration the gateway reads by what is filled in here */
  release?: string | undefined;
  /** empty on pages that do not show it */
  faq: readonly Faq[];
  /** what ending a policy of this product gives back, in the language of the page (decision 0340) */
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
