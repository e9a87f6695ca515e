import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

const mark = /^\s*\/\* planned once: ([a-z-]+) \*\//;

/**
 * Begins a statement that a server shall plan once a connection and not at each call, because planning takes longer than carrying it out. Its text
 * must be the same every time. Let it find by `=` and not by a list: a plan that knows no values is kept only where it costs no more than those that do.
 * What it selects may be no `*` of a table: a migration beside a running gateway would change what the kept plan answers, which the server refuses.
 */
export const plannedOnce = (name: string): RawBuilder<unknown> => sql.raw(`/* planned once: ${name} */`);

/** Sends such statements of a connection by name, which is how the driver keeps them (https://node-postgres.com/features/queries#prepared-statements). */
export function keepPlans(client: pg.PoolClient): void {
  const { query } = client;
  const send = (text: unknown, values?: unknown, ...rest: readonly unknown[]): unknown => {
    const name = typeof text === 'string' ? mark.exec(text)?.[1] : undefined;
    return Reflect.apply(
      query,
      client,
      name === undefined ? [text, values, ...rest] : [{ name, text, values }, ...rest],
    );
  };
  Object.assign(client, { query: send });
}

/**
 * A statement that is planned once a connection, of one value, which is put into words once: building a long text takes longer than sending it.
 * @param build the statement, with the value where it belongs
 */
export function keptStatement<Row>(
  name: string,
  build: (value: RawBuilder<unknown>) => RawBuilder<unknown>,
): <Tables>(db: Kysely<Tables>, value: string) => Promise<Row[]> {
  const place = Symbol(name);
  let kept: CompiledQuery | undefined;
  return async (db, value) => {
    kept ??= sql`${plannedOnce(name)} ${build(sql.val(place))}`.compile(db);
    const parameters = kept.parameters.map((one) => (one === place ? value : one));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(kept.sql, parameters));
    return rows;
  };
}
