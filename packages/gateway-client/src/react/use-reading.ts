import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { codeOf } from '../code-of.ts';
import type { GatewayErrorCode } from '../gateway-error.ts';

/** Where something that is read stands. `answer` while `loading` is the former one, so that a screen may keep it. */
export type ReadingState<A> =
  | { state: 'idle'; answer: null; code: null }
  | { state: 'loading'; answer: A | null; code: null }
  | { state: 'ready'; answer: A; code: null }
  | { state: 'failed'; answer: null; code: GatewayErrorCode };

export type Reading<A> = ReadingState<A> & {
  /** reads once more */
  retry: () => void;
  /** puts what another call answered in the place of what was read */
  replace: (answer: A) => void;
};

const idle = { state: 'idle', answer: null, code: null } as const;

interface Kept<A> {
  key: string | null;
  round: number;
  found: ReadingState<A>;
}

/**
 * Runs a read in the browser after the first drawing and again when `key` changes; what comes late for an older key is
 * dropped, leaving the screen aborts it. `useQuery` is the one for an operation; this is for what is put together from
 * several calls or kept elsewhere.
 * @param key names what `read` would give; null means there is nothing to ask yet
 * @param read may change with every drawing; it rejects with anything `codeOf` understands
 */
export function useReading<A>(key: string | null, read: (signal: AbortSignal) => A | Promise<A>): Reading<A> {
  const [round, setRound] = useState(0);
  const [kept, setKept] = useState<Kept<A>>({ key: null, round, found: idle });
  const readNow = useEffectEvent(async (signal: AbortSignal) => read(signal));
  useEffect(() => {
    if (key === null) return;
    const leaving = new AbortController();
    const keep = (found: ReadingState<A>): void => {
      if (!leaving.signal.aborted) setKept({ key, round, found });
    };
    readNow(leaving.signal).then(
      (answer) => keep({ state: 'ready', answer, code: null }),
      (error: unknown) => keep({ state: 'failed', answer: null, code: codeOf(error) }),
    );
    return () => leaving.abort();
  }, [key, round]);
  const retry = useCallback(() => setRound((count) => count + 1), []);
  const replace = useCallback(
    (answer: A) => setKept({ key, round, found: { state: 'ready', answer, code: null } }),
    [key, round],
  );
  return { ...stateOf(kept, key, round), retry, replace };
}

function stateOf<A>(kept: Kept<A>, key: string | null, round: number): ReadingState<A> {
  if (key === null) return idle;
  const isOfNow = kept.key === key && kept.round === round;
  return isOfNow ? kept.found : { state: 'loading', answer: kept.found.answer, code: null };
}
