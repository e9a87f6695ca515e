import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { addressOfOrder } from '../../partners/origin-of-order.ts';
import type { Context } from '../../platform/context.ts';
import { paymentPaths } from '../requests/link.ts';

interface Order {
  id: string;
  kind: 'policy' | 'payment';
  product: string;
  release: string | null;
  language: Language;
  partner_id: string;
  /** a host of its partner; null for ours */
  host: string | null;
}

/** Address below the origin of the page that tells how an order stands. */
export const pathOfOrder = async (
  { products }: Pick<Context, 'products'>,
  order: Pick<Order, 'id' | 'kind' | 'product' | 'release' | 'language'>,
): Promise<string> =>
  order.kind === 'payment'
    ? `${withLanguage(paymentPaths.result, order.language)}?odeme=${order.id}`
    : `${withLanguage((await products.pathOf(order, 'policy')) ?? '/', order.language)}?satin-alma=${order.id}`;

/** The page's whole address, for mails. */
export const pageOfOrder = async (context: Context, order: Order): Promise<string> =>
  addressOfOrder(context, order, await pathOfOrder(context, order));
