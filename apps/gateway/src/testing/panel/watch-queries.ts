import { type CompiledQuery, type Kysely, sql } from 'kysely';

/** Notes every query a database is asked from now on. */
export const watchQueries = <DB>(db: Kysely<DB>): { taken: () => CompiledQuery[] } => {
  let seen: CompiledQuery[] = [];
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = (query, ...rest) => {
    seen.push(query);
    return execute(query, ...rest);
  };
  return {
    taken: () => {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
};

/** How the database goes about a query, with what it cost. */
export const planOf = async <DB>(
  db: Kysely<DB>,
  { sql: text, parameters }: CompiledQuery,
): Promise<string> => {
  const parts = text.split(/\$\d+/);
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => parameters[Number(place) - 1]);
  const query = parts.map((part, index) =>
    index < order.length ? sql`${sql.raw(part)}${order[index]}` : sql`${sql.raw(part)}`,
  );
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain (analyze, costs off, summary on) ${sql.join(query, sql``)}`.execute(db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};
