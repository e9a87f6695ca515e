import { storage, useBoot } from '@sigorta/runtime/runtime';
import { useEffect } from 'react';

/** Keeps what the partner's settings say under the spec's keys (spec §3, §7): other pages of a partner rely on them. */
export function usePartnerStorage(): void {
  const { brand, catalogue, endpoint } = useBoot();
  useEffect(() => {
    const offered = catalogue.filter(({ notOffered }) => !notOffered);
    storage.write('routers', JSON.stringify(offered.map(({ paths }) => paths.form)));
    if (brand.logoUrl) storage.write('logoUrl', brand.logoUrl);
    else storage.remove('logoUrl');
    // One that is stored already may be a partner's own; whether it is used is decided at the call (decision 3).
    if (!storage.read('baseEndpoint')) storage.write('baseEndpoint', endpoint);
  }, [brand, catalogue, endpoint]);
}
