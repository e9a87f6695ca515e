import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

const mark = /^\s*\/\* planned once: ([a-z-]+) \*\//;

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
 * A statement that a server shall plan once a connection and not at each call, because planning takes longer than carrying it out, and that is put into words
 * once a process. Let it find by `=` and not by a list: a plan that knows no values is kept only where it costs no more than those that do.
 * What it selects may be no `*` of a table: a migration beside a running gateway would change what the kept plan answers, which the server refuses.
 * @param name of this statement alone
 * @param build the statement, with its values where they belong
 */
export function keptStatement<Row, Values extends Record<string, unknown>>(
  name: string,
  build: (value: (of: keyof Values & string) => RawBuilder<unknown>) => RawBuilder<unknown>,
): <Tables>(db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const places = new Map<unknown, keyof Values>();
  const placeOf = (of: keyof Values & string): RawBuilder<unknown> => {
    const place = Symbol(of);
    places.set(place, of);
    return sql.val(place);
  };
  let kept: CompiledQuery | undefined;
  return async (db, values) => {
    kept ??= sql`${sql.raw(`/* planned once: ${name} */`)} ${build(placeOf)}`.compile(db);
    const parameters = kept.parameters.map((one) => {
      const of = places.get(one);
      return of === undefined ? one : values[of];
    });
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(kept.sql, parameters));
    return rows;
  };
}
