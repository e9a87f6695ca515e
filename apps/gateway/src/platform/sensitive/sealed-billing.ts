import type { Billing, StoredBilling } from '../database/tables/purchase-tables.ts';
import type { DataKeys } from '../ports.ts';
import { openingRecord } from './record-keys.ts';
import { KeyIsGone, unseal } from './seal.ts';

/* Where a purchase and its invoice go: one way out, also of a row that the version after this one sealed. */

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
 * As the buyer gave it; an empty one where nobody opens it any more.
 * @throws DoesNotOpen
 */
export const openBilling = (
  keys: DataKeys,
  { quote_id: record, billing, record_key }: BilledOrder,
): Billing => {
  if (typeof billing !== 'string') return billing;
  try {
    return unseal(openingRecord(keys, record, record_key), record, billing) as Billing;
  } catch (error) {
    if (error instanceof KeyIsGone) return nowhere;
    throw error;
  }
};

/** Where letters of a purchase go. @throws DoesNotOpen */
export const mailOf = (keys: DataKeys, order: BilledOrder): string => openBilling(keys, order).email;
