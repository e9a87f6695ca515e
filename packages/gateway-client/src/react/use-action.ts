import type { AnswerOf, Operation, RequestOf } from '@sigorta/contracts/operation';
import { useCallback } from 'react';
import { useGateway } from './use-gateway.ts';
import { type Task, useTask } from './use-task.ts';

/**
 * Calls an operation on a press, one call at a time and never again by itself.
 *
 *     const { state, code, act } = useAction(couponEnd);
 *     if (await act({ code: typed })) onEnded();
 */
export function useAction<O extends Operation>(operation: O): Task<[request: RequestOf<O>], AnswerOf<O>> {
  const gateway = useGateway();
  return useTask(
    useCallback((request: RequestOf<O>) => gateway().call(operation, request), [gateway, operation]),
  );
}
