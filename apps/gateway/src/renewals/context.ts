import type { JobContext } from '../platform/job-context.ts';
import type { QuoteContext } from '../quotes/context.ts';

/** What asking for prices again and telling them needs. Nothing in it can pay (decision 0393). */
export interface RenewalContext extends QuoteContext, JobContext {}
