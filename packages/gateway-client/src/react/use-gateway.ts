import { useBoot } from '@sigorta/runtime/runtime';
import { useCallback, useContext } from 'react';
import type { Gateway } from '../gateway.ts';
import { gatewayOf } from './gateway-of.ts';
import { GatewayWrapping } from './gateway-wrapping.ts';

/** The document's gateway; to be called in handlers and effects only: the endpoint may come from storage. */
export function useGateway(): () => Gateway {
  const boot = useBoot();
  const wrap = useContext(GatewayWrapping);
  return useCallback(() => {
    const gateway = gatewayOf(boot);
    return wrap ? wrap(gateway) : gateway;
  }, [boot, wrap]);
}
