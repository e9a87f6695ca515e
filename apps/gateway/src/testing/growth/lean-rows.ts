import type { Row } from './copied-rows.ts';

/** longer lists and terms are left out */
const longest = 200;
const longColumns = new Set(['insurers', 'consents', 'terms']);

const withoutLong = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      longColumns.has(name) && value !== null && value.length > longest ? '[]' : value,
    ]),
  );

/** where an offer is kept whole */
const offerIn: Record<string, string> = { offer: 'body', purchase_order: 'offer' };

/** A lean row keeps what is searched and summed: prices of an offer, the names of an application. */
const leanRow = (table: string, row: Row): Row => {
  const column = offerIn[table];
  if (column === undefined) return withoutLong(row);
  const { price, currencyPrice } = JSON.parse(row[column] ?? '{}');
  return withoutLong({ ...row, [column]: JSON.stringify({ price, currencyPrice }) });
};

/**
 * Of a quote one offer is left, that which was bought if one was, and of its events the failures.
 * @param bought id of the offer
 */
export const leanRows = (table: string, rows: readonly Row[], bought: string | null): Row[] => {
  const isKept = (row: Row, place: number): boolean => {
    if (table === 'offer') return bought === null ? place === 0 : row.id === bought;
    return table !== 'quote_event' || JSON.parse(row.body ?? '{}').type === 'failure';
  };
  return rows.filter(isKept).map((row) => leanRow(table, row));
};
