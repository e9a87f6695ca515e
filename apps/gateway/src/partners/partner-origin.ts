import type { Context } from '../platform/context.ts';
import { allPartners } from './partner.ts';

/**
 * Where links that are sent for a partner lead: its own host when it has one, else ours. On another device no cookie says
 * whose link it is, and another partner's link does not open.
 */
export const partnerOrigin = async (context: Context, partnerId: string): Promise<string> => {
  const partner = (await allPartners(context)).find(({ id }) => id === partnerId);
  const url = new URL(context.config.publicUrl);
  const [host] = partner?.hosts ?? [];
  if (host !== undefined) url.hostname = host;
  return url.origin;
};
