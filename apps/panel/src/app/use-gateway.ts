import { staffSignOut } from '@sigorta/contracts/panel/staff-sign-out';
import { createGateway, type Gateway } from '@sigorta/gateway-client/gateway';
import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { readEndpoint, useBoot } from '@sigorta/runtime/runtime';
import { useCallback } from 'react';
import { useSignInAgain } from './sign-in-again-context.ts';

/**
 * A gateway for this document; only in handlers and effects, the endpoint may come from storage. A call whose session has
 * ended waits for a new sign-in and is made once more: it was refused before any work.
 */
export function useGateway(): () => Gateway {
  const boot = useBoot();
  const signInAgain = useSignInAgain();
  return useCallback(() => {
    const gateway = createGateway({
      endpoint: readEndpoint(boot, location.origin),
      token: boot.token,
      language: boot.language,
    });
    if (!signInAgain) return gateway;
    const retried = async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        if (codeOf(error) !== 'sign-in-required' || !(await signInAgain())) throw error;
        return work();
      }
    };
    return {
      ...gateway,
      call: (operation, ...rest) => {
        const work = () => gateway.call(operation, ...rest);
        return operation.producer === staffSignOut.producer ? work() : retried(work);
      },
      download: (...call) => retried(() => gateway.download(...call)),
    };
  }, [boot, signInAgain]);
}
