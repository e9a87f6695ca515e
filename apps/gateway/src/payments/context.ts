import type { JobContext } from '../platform/job-context.ts';
import type { Connectors } from './provider/connectors.ts';

/** What taking and returning money needs. */
export interface PaymentContext extends JobContext {
  connectors: Connectors;
}
