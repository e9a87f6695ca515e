import type { Product } from '@sigorta/product-kit/product';

/** The flags of the spec's offer card that follow from the product. */
export interface CardLook {
  /** health products name long coverages: one a line, five of them, instead of three columns */
  healthMode: boolean;
  /** how many coverages stand on the card itself */
  shown: number;
  /** prices follow a currency, so the rate, its day and bulletin must be told */
  currencyNote: boolean;
}

export function cardLook({ family, currency }: Pick<Product, 'family' | 'currency'>): CardLook {
  const healthMode = family === 'health';
  return { healthMode, shown: healthMode ? 5 : 3, currencyNote: currency !== 'TRY' };
}
