import type { ReleaseRegistry } from '../catalogue/releases/registry.ts';
import type { StoredReleases } from '../catalogue/releases/stored-releases.ts';
import type { Context } from '../platform/context.ts';
import type { SiteKeeper } from './pages/open-site.ts';

/** What pages and releases stand on beside the platform. */
export interface SiteContext extends Context {
  products: ReleaseRegistry;
  stored: StoredReleases;
  site: SiteKeeper;
  /** ids of the releases that this gateway's own sources declare, by family */
  declared: ReadonlyMap<string, string>;
}
