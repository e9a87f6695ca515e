import type { FieldError } from '@sigorta/contracts/errors';
import { useCallback, useRef, useState } from 'react';
import { codeOf, type GatewayErrorCode, isGatewayError } from '../gateway-error.ts';

/** Where something that was asked for by a press stands; `fields` are those the gateway refused. */
export type TaskState<T> =
  | { state: 'idle' | 'busy'; answer: null; code: null; fields: readonly FieldError[] }
  | { state: 'done'; answer: T; code: null; fields: readonly FieldError[] }
  | { state: 'failed'; answer: null; code: GatewayErrorCode; fields: readonly FieldError[] };

export type Task<Given extends unknown[], T> = TaskState<T> & {
  /** resolves to the answer, or to null when it was refused or one is still under way */
  act: (...given: Given) => Promise<T | null>;
  /** forgets what came of it */
  reset: () => void;
};

const none = { answer: null, code: null, fields: [] } as const;

/**
 * Work on a press, one at a time; it is not stopped when the screen is left, because it may have reached its end already.
 * `useAction` is the one for an operation; this is for what is put together from several calls.
 * @param work `act` is a new function whenever this one is
 */
export function useTask<Given extends unknown[], T>(work: (...given: Given) => Promise<T>): Task<Given, T> {
  const [found, setFound] = useState<TaskState<T>>({ state: 'idle', ...none });
  const isBusy = useRef(false);
  const act = useCallback(
    async (...given: Given): Promise<T | null> => {
      if (isBusy.current) return null;
      isBusy.current = true;
      setFound({ state: 'busy', ...none });
      try {
        const answer = await work(...given);
        setFound({ ...none, state: 'done', answer });
        return answer;
      } catch (error) {
        const fields = isGatewayError(error) ? error.fields : [];
        setFound({ ...none, state: 'failed', code: codeOf(error), fields });
        return null;
      } finally {
        isBusy.current = false;
      }
    },
    [work],
  );
  const reset = useCallback(() => setFound({ state: 'idle', ...none }), []);
  return { ...found, act, reset };
}
