import type { JobContext } from '../platform/job-context.ts';

/** What deciding on a purchase needs. */
export type PurchaseContext = Pick<JobContext, 'db' | 'clock' | 'log' | 'products' | 'timings' | 'wake'>;
