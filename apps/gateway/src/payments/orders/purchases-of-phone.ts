import type { Context } from '../../platform/context.ts';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';
import { ordersThatAre } from '../../platform/transitions/order-questions.ts';

/** What a phone bought from a partner, newest first. */
export const ordersOfPhone = ({ db, dataKeys }: Context, partnerId: string, phone: string) =>
  db
    .selectFrom('purchase_order')
    .where(hasPhone('purchase_order', dataKeys, phone))
    .where('purchase_order.partner_id', '=', partnerId)
    .where('purchase_order.state', 'not in', ordersThatAre('not-bought'))
    .orderBy('purchase_order.created_at', 'desc');
