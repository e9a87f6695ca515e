import type { PartnerSettings } from '@sigorta/contracts/partner';
import type { Config } from '../platform/config.ts';

/** The one endpoint on the page's own origin. */
export const ownEndpoint = '/apiConnection';

export interface Endpoint {
  /** address without query, fragment or credentials */
  href: string;
  origin: string;
}

/**
 * Where a partner's pages send their calls instead of to us; null unless its origin is on the operator's list (decision 3). Only
 * the one endpoint's path is one: anything else there would not answer.
 */
export function endpointOf(
  { endpointOrigins }: Pick<Config, 'endpointOrigins'>,
  { baseEndpoint }: Pick<PartnerSettings, 'baseEndpoint'>,
): Endpoint | null {
  const text = (baseEndpoint ?? '').trim();
  if (!URL.canParse(text)) return null;
  const { origin, pathname, href } = new URL(text);
  const isPlain = href === `${origin}${pathname}` && pathname === ownEndpoint;
  return isPlain && endpointOrigins.includes(origin) ? { href, origin } : null;
}
