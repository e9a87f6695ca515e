import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';

const lookMs = 25;

const leaving = new WeakSet<Context>();

/** From now on `/readyz` says no; everything else is answered as before, until the server is closed. */
export const leave = (context: Context): void => {
  leaving.add(context);
};
export const isLeaving = (context: Context): boolean => leaving.has(context);

/**
 * Closing lets requests and streams under way end, then closes what is left: a connection a browser opened ahead and
 * never used does not count as idle and would hold the process for a minute.
 */
export const addDraining = (app: FastifyInstance): void => {
  let underWay = 0;
  let watch: NodeJS.Timeout | undefined;
  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  });
  app.addHook('preClose', async () => {
    watch = setInterval(() => {
      if (underWay === 0) app.server.closeAllConnections();
    }, lookMs);
  });
  app.addHook('onClose', async () => clearInterval(watch));
};
