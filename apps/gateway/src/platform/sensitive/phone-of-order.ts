import type { StoredPhone } from '../database/tables/core-tables.ts';
import type { DataKeys } from '../ports.ts';
import { type OrderToSeal, sealingOrder } from './sealed-billing.ts';
import { type CalledRecord, noPhone, openPhone, sealPhone } from './sealed-phone.ts';

/** An order as its phone is read with it: sealed with what its quote is, as its address. */
export interface CalledOrder {
  quote_id: string;
  phone: StoredPhone | null;
  /** the record's wrapped key, read with it */
  record_key: string | null;
}

export const calledOrder = ({ quote_id: id, phone, record_key }: CalledOrder): CalledRecord => ({
  id,
  phone,
  record_key,
});

/**
 * As E.164; null where it has none, or nobody opens it any more.
 * @throws DoesNotOpen
 */
export const phoneOfOrder = (keys: DataKeys, order: CalledOrder): string | null =>
  openPhone(keys, calledOrder(order));

/** Its columns, as they are stored. @param order with the key that its quote has while the row is written */
export const sealPhoneOfOrder = (keys: DataKeys, order: OrderToSeal, phone: string | null) =>
  phone === null
    ? noPhone
    : sealPhone(keys, sealingOrder(keys, order), {
        what: 'purchase_order.phone',
        id: order.quote_id,
        phone,
      });
