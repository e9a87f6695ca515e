import type { AnswerOf } from '@sigorta/contracts/operation';
import { logOut } from '@sigorta/contracts/operations/log-out';
import { myPolicies } from '@sigorta/contracts/operations/my-policies';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { type PollState, usePoll } from '@sigorta/gateway-client/react/use-poll';
import { useEffect, useState } from 'react';
import { forgetCopies } from '../../kept/forget-copies.ts';
import { isRunning } from './is-running.ts';

type Answer = AnswerOf<typeof myPolicies>;

export type MyPoliciesState =
  /** `ended`: somebody was logged in here, and the login is over without having been left on this page */
  | { state: 'loading' | 'failed' | 'out' | 'ended' }
  | { state: 'in'; phoneEnd: string; policies: Answer['policies'] };

const nobody: Answer = { phoneEnd: null, policies: [] };

/** What the phone of this login bought, asked again while a purchase is under way; `leave` ends the login and tells whether that worked. */
export function useMyPolicies() {
  const poll = usePoll(
    myPolicies,
    {},
    {
      until: ({ phoneEnd, policies }) => phoneEnd === null || !policies.some(isRunning),
      everyMs: () => 5000,
      /* a later call that fails changes nothing that is shown */
      goesOn: (_code, known) => known !== null,
    },
  );
  const { act } = useAction(logOut);
  const state = stateOf(poll);
  const [wasIn, setWasIn] = useState(false);
  if (state.state === 'in' && !wasIn) setWasIn(true);
  const isEnded = wasIn && state.state === 'out';
  useEffect(() => {
    if (isEnded) void forgetCopies();
  }, [isEnded]);
  /** the login has ended elsewhere; nobody reads that it is over before this device holds nothing of it */
  const out = async (): Promise<void> => {
    await forgetCopies();
    setWasIn(false);
    poll.replace(nobody);
  };
  return {
    state: isEnded ? ({ state: 'ended' } as const) : state,
    retry: poll.retry,
    out,
    leave: async (): Promise<boolean> => {
      const worked = (await act({})) !== null;
      if (worked) await out();
      return worked;
    },
  };
}

function stateOf({ state, answer }: PollState<Answer>): MyPoliciesState {
  if (answer === null) return { state: state === 'failed' ? 'failed' : 'loading' };
  const { phoneEnd, policies } = answer;
  return phoneEnd === null ? { state: 'out' } : { state: 'in', phoneEnd, policies };
}
