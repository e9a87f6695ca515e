import type { AnswerOf, Operation, RequestOf } from '@sigorta/contracts/operation';
import { codeOf, type GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useCallback, useEffect, useState } from 'react';

export type Answered<A> =
  | { at: 'loading'; answer: A | null }
  | { at: 'failed'; code: GatewayErrorCode; answer: null }
  | { at: 'there'; answer: A };

/**
 * Asks an operation whenever the request changes; the answer before stays on the screen while a new one comes.
 * `again` asks once more, after a deed or a failure.
 */
export function useAnswer<O extends Operation>(
  operation: O,
  request: RequestOf<O>,
): { state: Answered<AnswerOf<O>>; again: () => void } {
  const gateway = useGateway();
  const [state, setState] = useState<Answered<AnswerOf<O>>>({ at: 'loading', answer: null });
  const [round, setRound] = useState(0);
  const asked = JSON.stringify(request);
  // a new round asks again
  useEffect(() => {
    const left = new AbortController();
    setState((before) => ({ at: 'loading', answer: before.answer }));
    gateway()
      .call(operation, JSON.parse(asked) as RequestOf<O>, { signal: left.signal })
      .then((answer) => setState({ at: 'there', answer }))
      .catch((error: unknown) => {
        if (!left.signal.aborted) setState({ at: 'failed', code: codeOf(error), answer: null });
      });
    return () => left.abort();
  }, [gateway, operation, asked, round]);
  return { state, again: useCallback(() => setRound((before) => before + 1), []) };
}

export type DeedState<A> =
  | { at: 'idle' | 'busy' }
  | { at: 'failed'; code: GatewayErrorCode; fields: readonly { field: string; message: string }[] }
  | { at: 'done'; answer: A };

/** A deed on press: one at a time; `act` resolves to the answer, or to null when it was refused. */
export function useDeed<O extends Operation>(operation: O) {
  const gateway = useGateway();
  const [state, setState] = useState<DeedState<AnswerOf<O>>>({ at: 'idle' });
  const act = useCallback(
    async (request: RequestOf<O>): Promise<AnswerOf<O> | null> => {
      setState({ at: 'busy' });
      try {
        const answer = await gateway().call(operation, request);
        setState({ at: 'done', answer });
        return answer;
      } catch (error) {
        const fields =
          error instanceof Error && 'fields' in error && Array.isArray(error.fields) ? error.fields : [];
        setState({ at: 'failed', code: codeOf(error), fields });
        return null;
      }
    },
    [gateway, operation],
  );
  return { state, act, reset: useCallback(() => setState({ at: 'idle' }), []) };
}
