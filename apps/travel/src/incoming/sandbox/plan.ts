import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { Cover } from '@sigorta/product-kit/tariffs/cover';
import type { CoverageCode } from '../coverages.ts';

/** Per cent of the adult price by completed years on the first day; older than the last band is declined. */
export type Ages = Bands<number>;

export interface Plan {
  insurer: string;
  planName: string;
  /** per cent of `dayPrices` */
  level: number;
  ages: Ages;
  maxDays: number;
  maxGuests: number;
  /** per cent taken off by number of guests */
  groupDiscount: Bands<number>;
  /** cover cannot begin on the day of purchase */
  fromTomorrow?: true;
  /** declines guests of countries under sanctions */
  sanctions: boolean;
  /** whole euros */
  deductible: number | null;
  covers: Partial<Record<CoverageCode, Cover>>;
  exclusions: readonly string[];
  installments: boolean;
  quoteDocument: boolean;
}
