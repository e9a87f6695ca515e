import type { LineItem } from '../../quotes/line-item.ts';

/** What stands where an order has its product. */
export const paymentProduct = 'payment';

/**
 * A payment as something that can be bought. The same payment has the same ids, so that it is paid once however often it
 * is started.
 * @param subject the request's id, or what names a free payment; orders of other sessions for it give way
 */
export const lineItemOfPayment = (subject: string, sessionId: string): LineItem => ({
  kind: 'payment',
  offer_id: `${subject}|${sessionId}`,
  quote_id: subject,
  product: paymentProduct,
  release: null,
  insurer_id: '',
  insurer_name: '',
  insurer_quote_no: '',
  offer: '{}',
  application: '{}',
});
