import type { Context } from './context.ts';
import type { Mailer } from './ports.ts';
import type { Timings } from './timings.ts';

/** What follow-up work needs beside the platform, and handlers that begin or await it. */
export interface JobContext extends Context {
  mailer: Mailer;
  timings: Timings;
}
