import type { Logger } from 'pino';
import { errorFields } from './log.ts';
import type { Background } from './ports.ts';

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
