import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { JobContext } from '../platform/job-context.ts';
import type { Connectors } from './provider/connectors.ts';

/** What taking and returning money needs. */
export interface PaymentContext extends JobContext {
  connectors: Connectors;
  /**
   * Called in the transaction in which a refund ends, with the money back or with a person: what stands above payments
   * (a cancelled policy) closes with it.
   */
  afterRefund: (
    trx: Transaction<Database>,
    orderId: string,
    to: 'REFUNDED' | 'MANUAL',
    now: Date,
  ) => Promise<void>;
}
