import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { databaseOf, inScope, openScope, type Scope } from '../platform/telemetry/scope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** what its calls and its time in the database are added to */
    scope: Scope | null;
  }
}

/**
 * A span for every answered request, named by the route or the operation of the closed table, and its calls outside below it.
 * Addresses, queries, headers and bodies are never told: they name people and open their papers.
 */
export const addTracing = (app: FastifyInstance, context: Pick<Context, 'telemetry' | 'metrics'>): void => {
  app.decorateRequest('scope', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = request.headers.traceparent;
    request.scope = openScope(context, typeof parent === 'string' ? parent : undefined);
    inScope(request.scope, done);
  });
  /* a body comes by events of its socket, which began before the request */
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.scope) inScope(request.scope, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const { scope } = request;
    if (!scope) return;
    const operation = request.asked?.operation;
    const route = request.routeOptions.url ?? 'none';
    const until = Date.now();
    context.telemetry.span({
      name: `${request.method} ${operation ?? route}`,
      kind: 'server',
      trace: scope.trace,
      from: until - reply.elapsedTime,
      until,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'gateway.operation': operation,
        'gateway.request.id': request.id,
        ...databaseOf(scope),
      },
      failed: reply.statusCode >= 500,
    });
  });
};
