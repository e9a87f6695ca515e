import { useBoot } from '@sigorta/runtime/runtime';
import { useCallback, useContext } from 'react';
import type { Gateway } from '../gateway.ts';
import { GatewayWrapping } from './gateway-wrapping.ts';

/** The document's gateway for pages that begin without its code, as forms do: it is loaded with the first call. */
export function useGatewayLater(): () => Promise<Gateway> {
  const boot = useBoot();
  const wrap = useContext(GatewayWrapping);
  return useCallback(async () => {
    const { gatewayOf } = await import('./gateway-of.ts');
    const gateway = gatewayOf(boot);
    return wrap ? wrap(gateway) : gateway;
  }, [boot, wrap]);
}
