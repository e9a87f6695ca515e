import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { allPartners } from '../../partners/partner.ts';
import { withBrand } from '../../partners/partner-origin.ts';
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

/**
 * Where a purchase was begun and its buyer's session is: a host of its partner, else ours. A host the partner gave up
 * meanwhile is led to no more.
 */
export const originOfOrder = async (
  context: Context,
  { partner_id, host }: Pick<Order, 'partner_id' | 'host'>,
): Promise<string> => {
  const url = new URL(context.config.publicUrl);
  const partner =
    host === null ? undefined : (await allPartners(context)).find(({ id }) => id === partner_id);
  if (host !== null && partner?.hosts.includes(host)) url.hostname = host;
  return url.origin;
};

/** Address below the origin of the page that tells how an order stands. */
export const pathOfOrder = async (
  { products }: Pick<Context, 'products'>,
  order: Pick<Order, 'id' | 'kind' | 'product' | 'release' | 'language'>,
): Promise<string> =>
  order.kind === 'payment'
    ? `${withLanguage(paymentPaths.result, order.language)}?odeme=${order.id}`
    : `${withLanguage((await products.pathOf(order, 'policy')) ?? '/', order.language)}?satin-alma=${order.id}`;

/**
 * An address for a letter: it is opened on any device, where no cookie says whose brand a purchase was made under. On a host of
 * the partner's own the host says it.
 * @param path below the origin, with a query
 */
export async function addressOfOrder(
  context: Context,
  order: Pick<Order, 'partner_id' | 'host'>,
  path: string,
): Promise<string> {
  return withBrand(context, order.partner_id, new URL(path, await originOfOrder(context, order)));
}

/** The page's whole address, for mails. */
export const pageOfOrder = async (context: Context, order: Order): Promise<string> =>
  addressOfOrder(context, order, await pathOfOrder(context, order));
