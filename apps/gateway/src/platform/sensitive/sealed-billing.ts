import type { Insertable } from 'kysely';
import type { Billing, PurchaseOrderTable, StoredBilling } from '../database/tables/purchase-tables.ts';
import type { DataKeys } from '../ports.ts';
import { openingRecord, sealingRecord } from './record-keys.ts';
import { KeyIsGone, type Sealing, seal, unseal } from './seal.ts';
import { mailKey } from './sealed-mail.ts';

/* Where a purchase and its invoice go: sealed as a whole, and found by its mail address as a whole. One way in, one way out. */

/** An order as its address is read with it: who forgets what opens it does not compile. */
export interface BilledOrder {
  /** the record that it lies with, as the application of its order does */
  quote_id: string;
  billing: StoredBilling;
  /** the record's wrapped key, read with it */
  record_key: string | null;
}

const nowhere: Billing = { provinceId: 0, districtId: 0, address: '', email: '' };

/**
 * As the buyer gave it; an empty one where it was wiped, or nobody opens it any more.
 * @throws DoesNotOpen
 */
export const openBilling = (
  keys: DataKeys,
  { quote_id: record, billing, record_key }: BilledOrder,
): Billing => {
  if (typeof billing !== 'string') return { ...nowhere, ...billing };
  try {
    return unseal(openingRecord(keys, record, record_key), record, billing) as Billing;
  } catch (error) {
    if (error instanceof KeyIsGone) return nowhere;
    throw error;
  }
};

/** Where letters of a purchase go. @throws DoesNotOpen */
export const mailOf = (keys: DataKeys, order: BilledOrder): string => openBilling(keys, order).email;

export interface OrderToSeal {
  kind: 'policy' | 'payment';
  quote_id: string;
  record_key: string | null;
}

/** A purchase keeps the key of its quote. A payment has no phone by which anybody could have it deleted: it lies under the data key. */
export const sealingOrder = (keys: DataKeys, { kind, quote_id, record_key }: OrderToSeal): Sealing =>
  kind === 'policy' ? sealingRecord(keys, quote_id, record_key) : keys;

/**
 * Its columns, as they are stored: in clear while a version before may read them.
 * @param order with the key that its quote has while the row is written
 */
export const sealBilling = (
  keys: DataKeys,
  order: OrderToSeal,
  billing: Billing,
): Pick<Insertable<PurchaseOrderTable>, 'billing' | 'email_key'> => {
  const isNamed = keys.sealing().alsoSeals?.includes('purchase_order.billing') ?? false;
  return {
    billing: JSON.stringify(isNamed ? seal(sealingOrder(keys, order), order.quote_id, billing) : billing),
    email_key: mailKey(keys, billing.email),
  };
};
