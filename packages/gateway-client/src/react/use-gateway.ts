import { useBoot } from '@sigorta/runtime/runtime';
import { createContext, useCallback, useContext } from 'react';
import type { Gateway } from '../gateway.ts';
import { gatewayOf } from './gateway-of.ts';

/** Makes another gateway of the document's: one that signs in again and repeats a call, or a test's. */
export type WrapGateway = (gateway: Gateway) => Gateway;

const Wrapping = createContext<WrapGateway | null>(null);

/**
 * Every call below it goes through `value`; null leaves the gateway as it is. It reaches the code of its own bundle only:
 * shell and remotes carry a copy of this package each, because a `GatewayError` is known by its class (decision 220).
 */
export const GatewayProvider = Wrapping.Provider;

/** The document's gateway; to be called in handlers and effects only: the endpoint may come from storage. */
export function useGateway(): () => Gateway {
  const boot = useBoot();
  const wrap = useContext(Wrapping);
  return useCallback(() => {
    const gateway = gatewayOf(boot);
    return wrap ? wrap(gateway) : gateway;
  }, [boot, wrap]);
}
