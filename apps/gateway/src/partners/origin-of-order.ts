import type { Context } from '../platform/context.ts';
import { originAt } from './origin-at.ts';
import { allPartners } from './partner.ts';
import { withBrand } from './partner-origin.ts';

interface BegunAt {
  partner_id: string;
  /** a host of its partner; null for ours */
  host: string | null;
}

/**
 * Where a purchase was begun and its buyer's session is: a host of its partner, else ours. A host the partner gave up
 * meanwhile is led to no more.
 */
export const originOfOrder = async (context: Context, { partner_id, host }: BegunAt): Promise<string> => {
  const partner =
    host === null ? undefined : (await allPartners(context)).find(({ id }) => id === partner_id);
  return originAt(context.config, host !== null && partner?.hosts.includes(host) ? host : null);
};

/**
 * An address for a letter: it is opened on any device, where no cookie says whose brand a purchase was made under. On a host of
 * the partner's own the host says it.
 * @param path below the origin, with a query
 */
export async function addressOfOrder(context: Context, order: BegunAt, path: string): Promise<string> {
  return withBrand(context, order.partner_id, new URL(path, await originOfOrder(context, order)));
}
