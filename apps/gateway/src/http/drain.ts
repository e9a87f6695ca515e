import type { FastifyInstance } from 'fastify';

const lookMs = 25;

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
