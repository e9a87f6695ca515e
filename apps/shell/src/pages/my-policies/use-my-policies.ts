import type { AnswerOf } from '@sigorta/contracts/operation';
import type { myPolicies } from '@sigorta/contracts/operations/my-policies';
import { fetchMyPolicies } from '@sigorta/gateway-client/fetch-my-policies';
import { createGateway, type Gateway } from '@sigorta/gateway-client/gateway';
import { logOut } from '@sigorta/gateway-client/log-out';
import { readEndpoint, useBoot } from '@sigorta/runtime/runtime';
import { useCallback, useEffect, useState } from 'react';

export type MyPoliciesState =
  | { at: 'loading' | 'failed' | 'out' }
  | { at: 'in'; phoneEnd: string; policies: AnswerOf<typeof myPolicies>['policies'] };

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

/** What the phone of this login bought; `leave` ends the login and tells whether that worked. */
export function useMyPolicies() {
  const gateway = useGateway();
  const [state, setState] = useState<MyPoliciesState>({ at: 'loading' });
  const [round, setRound] = useState(0);
  // A new round asks again.
  useEffect(() => {
    const left = new AbortController();
    fetchMyPolicies(gateway(), { signal: left.signal })
      .then(({ phoneEnd, policies }) =>
        setState(phoneEnd === null ? { at: 'out' } : { at: 'in', phoneEnd, policies }),
      )
      .catch(() => {
        if (!left.signal.aborted) setState({ at: 'failed' });
      });
    return () => left.abort();
  }, [gateway, round]);
  return {
    state,
    retry: () => {
      setState({ at: 'loading' });
      setRound(round + 1);
    },
    leave: async (): Promise<boolean> => {
      try {
        await logOut(gateway());
        setState({ at: 'out' });
        return true;
      } catch {
        return false;
      }
    },
  };
}
