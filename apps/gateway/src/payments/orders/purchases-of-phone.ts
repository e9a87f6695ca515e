import type { Context } from '../../platform/context.ts';

/** Orders that hold no purchase: given up, or not paid yet. */
const notBought = ['CONSENTED', 'CLOSED_UNPAID'] as const;

/** What a phone bought from a partner, newest first. */
export const ordersOfPhone = ({ db }: Context, partnerId: string, phone: string) =>
  db
    .selectFrom('purchase_order')
    .where('purchase_order.phone', '=', phone)
    .where('purchase_order.partner_id', '=', partnerId)
    .where('purchase_order.state', 'not in', notBought)
    .orderBy('purchase_order.created_at', 'desc');
