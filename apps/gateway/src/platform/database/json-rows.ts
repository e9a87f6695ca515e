import { type RawBuilder, sql } from 'kysely';

/** Columns of a row that hold an instant: in JSON they are text. */
type InstantsOf<Row> = { [Name in keyof Row]-?: Date extends Row[Name] ? Name : never }[keyof Row];

/** All of them, so that none is forgotten: the compiler counts. */
export type Instants<Row> = Record<InstantsOf<Row>, true>;

/** A row as the database writes it as JSON: to the microsecond, where a Date has milliseconds. */
export type JsonRow<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? string | Exclude<Row[Name], Date> : Row[Name];
};

/** Rows of a query as one value, so that a statement can read several tables. */
export const jsonRows = <Row>(rows: RawBuilder<unknown>): RawBuilder<JsonRow<Row>[]> =>
  sql`(select coalesce(json_agg(to_json(r)), '[]') from (${rows}) r)`;

/** The rows as a query of their table alone reads them. */
export function rowsFromJson<Row extends object>(
  rows: readonly JsonRow<Row>[],
  instants: Instants<Row>,
): Row[] {
  const names = Object.keys(instants) as (keyof JsonRow<Row>)[];
  return rows.map((row) => {
    const read = { ...row };
    for (const name of names) {
      const text = read[name];
      if (typeof text === 'string') Object.assign(read, { [name]: new Date(text) });
    }
    return read as unknown as Row;
  });
}
