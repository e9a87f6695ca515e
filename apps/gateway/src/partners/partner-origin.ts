import type { Context } from '../platform/context.ts';
import { brandParameter } from './brand-parameter.ts';
import { allPartners } from './partner.ts';

/** Names the brand in an address of our own host; on a host of the partner's own the host says it. */
export const withBrand = ({ config }: Pick<Context, 'config'>, partnerId: string, url: URL): string => {
  const isOurs = url.origin === new URL(config.publicUrl).origin;
  if (isOurs && partnerId !== 'default') url.searchParams.set(brandParameter, partnerId);
  return url.href;
};

/**
 * Where a link that is sent for a partner leads: its own host when it has one, else ours, with the brand in the address. On
 * another device no cookie says whose link it is, and another partner's link does not open.
 * @param path below the origin, with a query
 */
export const addressForPartner = async (
  context: Context,
  partnerId: string,
  path: string,
): Promise<string> => {
  const partner = (await allPartners(context)).find(({ id }) => id === partnerId);
  const url = new URL(path, context.config.publicUrl);
  const [host] = partner?.hosts ?? [];
  if (host !== undefined) url.hostname = host;
  return withBrand(context, partnerId, url);
};
