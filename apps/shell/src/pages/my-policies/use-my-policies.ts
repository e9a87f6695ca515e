import type { AnswerOf } from '@sigorta/contracts/operation';
import type { myPolicies } from '@sigorta/contracts/operations/my-policies';
import { fetchMyPolicies } from '@sigorta/gateway-client/fetch-my-policies';
import { createGateway, type Gateway } from '@sigorta/gateway-client/gateway';
import { logOut } from '@sigorta/gateway-client/log-out';
import { readEndpoint, useBoot } from '@sigorta/runtime/runtime';
import { useCallback, useEffect, useState } from 'react';
import { isRunning } from './is-running.ts';

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

/** between two looks at a purchase under way */
const lookAgainMs = 5000;

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
  const isMoving = state.at === 'in' && state.policies.some(isRunning);
  // A purchase under way is asked about again; a failed look changes nothing that is shown.
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      fetchMyPolicies(gateway()).then(
        ({ phoneEnd, policies }) =>
          setState(phoneEnd === null ? { at: 'out' } : { at: 'in', phoneEnd, policies }),
        () => {},
      );
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [gateway, isMoving]);
  return {
    state,
    retry: () => {
      setState({ at: 'loading' });
      setRound(round + 1);
    },
    /** the login has ended elsewhere */
    out: () => setState({ at: 'out' }),
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
