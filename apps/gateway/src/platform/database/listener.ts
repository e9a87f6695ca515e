import pg from 'pg';
import type { Logger } from 'pino';
import type { Listener } from '../ports.ts';
import { clientOptions } from './client-options.ts';

const againMs = 1_000;

/**
 * One connection of its own on which a PostgreSQL server tells this replica what others wrote; opened when somebody first
 * wants to hear, and again whenever it breaks.
 * @param told gets what was sent with `pg_notify`
 * @param turned called whenever hearing begins or ends: what was said in between nobody heard
 */
export function createListener(
  url: string,
  channel: string,
  { told, turned, log }: { told: (payload: string) => void; turned: () => void; log: Logger },
): Listener {
  const options = clientOptions(url);
  let client: pg.Client | null = null;
  let isLive = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const lose = (lost: pg.Client): void => {
    if (client !== lost) return;
    client = null;
    const wasLive = isLive;
    isLive = false;
    lost.end().catch(() => {});
    if (isClosed) return;
    if (wasLive) {
      log.warn({ event: 'listening-lost' });
      turned();
    }
    timer = setTimeout(open, againMs).unref();
  };

  const open = (): void => {
    if (client || isClosed) return;
    clearTimeout(timer);
    const made = new pg.Client({ ...options, keepAlive: true, connectionTimeoutMillis: 10_000 });
    client = made;
    made.on('notification', ({ payload }) => told(payload ?? ''));
    made.on('error', () => lose(made));
    made.on('end', () => lose(made));
    made
      .connect()
      .then(() => made.query(`listen ${channel}`))
      .then(
        () => {
          if (client !== made) return;
          isLive = true;
          turned();
        },
        () => lose(made),
      );
  };

  return {
    open,
    isLive: () => isLive,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      isLive = false;
      await last?.end().catch(() => {});
    },
  };
}
