import type { KyselyPlugin, QueryId } from 'kysely';
import { currentScope } from './scope.ts';

/**
 * Adds what a request or job waits for the database, room among the connections included. One sum and a count: a span for each
 * of its queries would be most of what is sent.
 */
export function databaseTimes(): KyselyPlugin {
  const begun = new WeakMap<QueryId, number>();
  return {
    transformQuery: ({ node, queryId }) => {
      if (currentScope()) begun.set(queryId, performance.now());
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const scope = currentScope();
      const from = begun.get(queryId);
      if (scope && from !== undefined) {
        scope.database.calls += 1;
        scope.database.ms += performance.now() - from;
      }
      return result;
    },
  };
}
