import { createGateway, type Gateway } from '@sigorta/gateway-client/gateway';
import { readEndpoint, useBoot } from '@sigorta/runtime/runtime';
import { useCallback } from 'react';

/** A gateway for this document; only in handlers and effects, the endpoint may come from storage. */
export function useGateway(): () => Gateway {
  const boot = useBoot();
  return useCallback(
    () =>
      createGateway({
        endpoint: readEndpoint(boot, location.origin),
        token: boot.token,
        language: boot.language,
      }),
    [boot],
  );
}
