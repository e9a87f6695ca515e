import type { AnswerOf, Operation, RequestOf } from '@sigorta/contracts/operation';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { codeOf } from '../code-of.ts';
import type { GatewayErrorCode } from '../gateway-error.ts';
import { everSlower } from './poll-rhythm.ts';
import { useGateway } from './use-gateway.ts';
import { keyOfRequest } from './use-query.ts';

/** Where a poll stands. `ready` stays between two calls; `answer` is the last known, also while a later call fails. */
export type PollState<A> =
  | { state: 'idle' | 'loading'; answer: null; code: null }
  | { state: 'ready'; answer: A; code: null }
  | { state: 'failed'; answer: A | null; code: GatewayErrorCode };

export type Poll<A> = PollState<A> & {
  /** asks at once and counts from the beginning */
  retry: () => void;
  /** puts what another call answered in the place of the last answer */
  replace: (answer: A) => void;
};

export interface PollRules<A> {
  /** nothing that the screen shows can change any more */
  until: (answer: A) => boolean;
  /** milliseconds before the next call, after `count` of them; ever slower when left out */
  everyMs?: (count: number) => number;
  /** whether a failed call is followed by another one; left out: unless there is no such thing */
  goesOn?: (code: GatewayErrorCode, answer: A | null) => boolean;
}

interface Kept<A> {
  key: string | null;
  found: PollState<A>;
}

const idle = { state: 'idle', answer: null, code: null } as const;
const loading = { state: 'loading', answer: null, code: null } as const;

const exists = (code: GatewayErrorCode): boolean => code !== 'not-found';

/**
 * Asks an operation again and again until nothing can change; a reload begins anew. Calls never overlap, and leaving the
 * screen or another request ends them. Null means there is nothing to ask yet.
 */
export function usePoll<O extends Operation>(
  operation: O,
  request: RequestOf<O> | null,
  { until, everyMs = everSlower, goesOn = exists }: PollRules<AnswerOf<O>>,
): Poll<AnswerOf<O>> {
  const gateway = useGateway();
  const key = keyOfRequest(operation, request);
  const [round, setRound] = useState(0);
  const [kept, setKept] = useState<Kept<AnswerOf<O>>>({ key, found: loading });
  const found = stateOf(kept, key);
  /* asked only when there is a key, and then there is a request */
  const ask = useEffectEvent((signal: AbortSignal) =>
    gateway().call(operation, request as RequestOf<O>, { signal }),
  );
  const answered = useEffectEvent((answer: AnswerOf<O>): boolean => {
    setKept({ key, found: { state: 'ready', answer, code: null } });
    return !until(answer);
  });
  const refused = useEffectEvent((code: GatewayErrorCode): boolean => {
    setKept({ key, found: { state: 'failed', answer: found.answer, code } });
    return goesOn(code, found.answer);
  });
  const wait = useEffectEvent((count: number) => everyMs(count));
  /* another one begins the poll anew */
  const run = key === null ? null : `${round} ${key}`;
  useEffect(() => {
    if (run === null) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let count = 0;
    const heard = (hasMore: () => boolean): void => {
      if (leaving.signal.aborted) return;
      count += 1;
      if (hasMore()) timer = setTimeout(call, wait(count));
    };
    const call = (): void => {
      ask(leaving.signal).then(
        (answer) => heard(() => answered(answer)),
        (error: unknown) => heard(() => refused(codeOf(error))),
      );
    };
    call();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [run]);
  const retry = useCallback(() => {
    setKept((before) => ({ ...before, found: withoutFailure(before.found) }));
    setRound((before) => before + 1);
  }, []);
  const replace = useCallback(
    (answer: AnswerOf<O>) => setKept({ key, found: { state: 'ready', answer, code: null } }),
    [key],
  );
  return { ...found, retry, replace };
}

function stateOf<A>(kept: Kept<A>, key: string | null): PollState<A> {
  if (key === null) return idle;
  return kept.key === key ? kept.found : loading;
}

function withoutFailure<A>(found: PollState<A>): PollState<A> {
  if (found.state !== 'failed') return found;
  return found.answer === null ? loading : { state: 'ready', answer: found.answer, code: null };
}
