import type { CatalogueContext } from '../catalogue/context.ts';
import type { InsurerClient } from '../insurers/insurer-client.ts';
import type { Timings } from '../platform/timings.ts';
import type { QuoteLog } from './quote-log.ts';

/** What asking insurers and following their answers needs. */
export interface QuoteContext extends CatalogueContext {
  insurers: InsurerClient;
  quoteLog: QuoteLog;
  timings: Timings;
}
