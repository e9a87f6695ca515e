import type { FieldError } from '@sigorta/contracts/errors';
import { useCallback, useRef, useState } from 'react';
import { codeOf, isGatewayError } from '../code-of.ts';
import type { GatewayErrorCode } from '../gateway-error.ts';

/** Where something that was asked for by a press stands; `fields` are those the gateway refused. */
export type TaskState<T> =
  | { state: 'idle' | 'busy'; answer: null; code: null; fields: readonly FieldError[] }
  | { state: 'done'; answer: T; code: null; fields: readonly FieldError[] }
  | { state: 'failed'; answer: null; code: GatewayErrorCode; fields: readonly FieldError[] };

export type Task<Given extends unknown[], T> = TaskState<T> & {
  /** resolves to the answer, or to null when it was refused or one is still under way */
  act: (...given: Given) => Promise<T | null>;
  /** the same, for who must do something about a refusal at once: resolves to where it ended */
  attempt: (...given: Given) => Promise<TaskState<T>>;
  /** forgets what came of it */
  reset: () => void;
};

const none = { answer: null, code: null, fields: [] } as const;
const idle: TaskState<never> = { state: 'idle', ...none };

/**
 * Work on a press, one at a time; it is not stopped when the screen is left, because it may have reached its end already.
 * `useAction` is the one for an operation; this is for what is put together from several calls.
 * @param work `act` is a new function whenever this one is
 */
export function useTask<Given extends unknown[], T>(work: (...given: Given) => Promise<T>): Task<Given, T> {
  const [found, setFound] = useState<TaskState<T>>(idle);
  const isBusy = useRef(false);
  const attempt = useCallback(
    async (...given: Given): Promise<TaskState<T>> => {
      const busy: TaskState<T> = { state: 'busy', ...none };
      if (isBusy.current) return busy;
      isBusy.current = true;
      setFound(busy);
      const end = await ended(() => work(...given));
      isBusy.current = false;
      setFound(end);
      return end;
    },
    [work],
  );
  const act = useCallback(async (...given: Given) => (await attempt(...given)).answer, [attempt]);
  /* the same again where nothing came of it yet: nobody is drawn for it */
  const reset = useCallback(() => setFound(idle), []);
  return { ...found, act, attempt, reset };
}

async function ended<T>(work: () => Promise<T>): Promise<TaskState<T>> {
  try {
    return { ...none, state: 'done', answer: await work() };
  } catch (error) {
    const fields = isGatewayError(error) ? error.fields : [];
    return { ...none, state: 'failed', code: codeOf(error), fields };
  }
}
