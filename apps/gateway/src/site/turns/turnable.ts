import type { SiteFault } from '@sigorta/contracts/site-fault';
import type { SiteContext } from '../context.ts';
import { faultOfKept } from './kept-sites.ts';

/**
 * Why a site cannot be turned to, as this gateway sees it; null when it can. What came with each gateway can always be: they opened it, or
 * show nothing.
 */
export const turnable = async (
  { config, declared }: Pick<SiteContext, 'config' | 'declared'>,
  site: string | null,
): Promise<SiteFault | null> =>
  site === null ? null : faultOfKept(config.sitesDir, site, { keys: config.releases.keys, declared });
