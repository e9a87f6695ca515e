import { readEndpoint, storage, useBoot } from '@sigorta/runtime/runtime';
import { useEffect } from 'react';

/** Keeps what the partner's settings say under the spec's keys (spec §3, §7): other pages of a partner rely on them. */
export function usePartnerStorage(): void {
  const boot = useBoot();
  useEffect(() => {
    const { brand, catalogue, endpoint, endpointOrigins } = boot;
    const offered = catalogue.filter(({ notOffered }) => !notOffered);
    storage.write('routers', JSON.stringify(offered.map(({ paths }) => paths.form)));
    if (brand.logoUrl) storage.write('logoUrl', brand.logoUrl);
    else storage.remove('logoUrl');
    // a brand's own endpoint is written over whatever is there; otherwise one that is used stays (decision 3)
    const isOwn = endpointOrigins.length > 0;
    if (isOwn || readEndpoint(boot, location.origin) === endpoint) storage.write('baseEndpoint', endpoint);
  }, [boot]);
}
