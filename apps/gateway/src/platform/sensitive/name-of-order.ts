import { sql } from 'kysely';
import type { StoredName } from '../database/tables/core-tables.ts';
import type { DataKeys } from '../ports.ts';
import { nameHashes } from './name-beginnings.ts';
import { allNamesIn, namesOf } from './names-in-form.ts';
import { DoesNotOpen } from './seal.ts';
import type { StoredApplication } from './sealed-application.ts';
import { type OrderToSeal, sealingOrder } from './sealed-billing.ts';
import { type NamedRecord, nameAmongOthers, openName, storedName } from './sealed-name.ts';

/* The buyer's name of a purchase: sealed with what its quote is, as its address and phone; found with the names in its form. */

/** An order as its name is read with it: who forgets what opens it does not compile. */
export interface NamedOrder {
  quote_id: string;
  buyer_name: StoredName;
  /** the record's wrapped key, read with it */
  record_key: string | null;
}

export const namedOrder = ({ quote_id: id, buyer_name: full_name, record_key }: NamedOrder): NamedRecord => ({
  id,
  full_name,
  record_key,
});

/**
 * As it was given, empty where the order was wiped; null where nobody opens it any more.
 * @throws DoesNotOpen
 */
export const nameOfOrder = (keys: DataKeys, order: NamedOrder): string | null =>
  openName(keys, namedOrder(order));

/** As its buyer is told it: `***` where it does not open, which is told in the log. */
export const toldNameOf = (context: Parameters<typeof nameAmongOthers>[0], order: NamedOrder): string =>
  nameAmongOthers(context, namedOrder(order)) ?? '***';

interface FormOfOrder {
  quote_id: string;
  application: StoredApplication['application'];
  record_key: string | null;
}

/** Names in an order's form, also where they lie sealed; those of one that does not open find nobody. */
const namesInForm = (keys: DataKeys, { quote_id: id, application, record_key: key }: FormOfOrder): string => {
  try {
    return allNamesIn(namesOf(keys, { id, application, key }));
  } catch (error) {
    if (error instanceof DoesNotOpen) return '';
    throw error;
  }
};

/** What finds an order by the name of its buyer and those in its form. */
export const orderNameHashes = (keys: DataKeys, order: FormOfOrder, buyer: string): number[] =>
  nameHashes(keys, 'purchase_order', order.quote_id, `${buyer} ${namesInForm(keys, order)}`);

/** Its columns, as they are stored. @param order with the key that its quote has while the row is written */
export const sealNameOfOrder = (keys: DataKeys, order: OrderToSeal & FormOfOrder, buyer: string) => ({
  buyer_name: storedName(sealingOrder(keys, order), {
    what: 'purchase_order.buyer_name',
    id: order.quote_id,
    name: buyer,
  }),
  name_keys: orderNameHashes(keys, order, buyer),
});

/** Those of an order that names nobody any more. Nothing else is ever empty: it tells what was wiped, and lies in clear. */
export const noNames = { buyer_name: '' as unknown as StoredName, name_keys: [] as number[] };

/** SQL of whether an order names somebody. */
export const namesSomebody = sql<boolean>`purchase_order.buyer_name <> ''`;
