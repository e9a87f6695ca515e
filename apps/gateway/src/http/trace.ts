import type { FastifyInstance } from 'fastify';
import type { Telemetry } from '../platform/ports.ts';

/**
 * A span for every answered request, named by the route or the operation of the closed table. Addresses, queries, headers and bodies
 * are never told: they name people and open their papers.
 */
export const addTracing = (app: FastifyInstance, telemetry: Telemetry): void => {
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.admitted?.matched.name;
    const route = request.routeOptions.url ?? 'none';
    const until = Date.now();
    const parent = request.headers.traceparent;
    telemetry.served({
      name: `${request.method} ${operation ?? route}`,
      parent: typeof parent === 'string' ? parent : undefined,
      from: until - reply.elapsedTime,
      until,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'gateway.operation': operation,
        'gateway.request.id': request.id,
      },
      failed: reply.statusCode >= 500,
    });
  });
};
