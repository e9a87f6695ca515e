import type { Logger } from 'pino';
import { errorFields } from './log.ts';

/** Work that outlives the request that began it; shutting down waits for it. */
export interface Background {
  run: (job: string, work: () => Promise<void>) => void;
  /** resolves when all of it has ended */
  settled: () => Promise<void>;
}

export const createBackground = (log: Logger): Background => {
  const running = new Set<Promise<void>>();
  return {
    run: (job, work) => {
      const done = work()
        .catch((error: unknown) => log.error({ event: 'background-failed', job, ...errorFields(error) }))
        .finally(() => running.delete(done));
      running.add(done);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
