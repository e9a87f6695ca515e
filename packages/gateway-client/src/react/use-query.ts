import type { AnswerOf, Operation, RequestOf } from '@sigorta/contracts/operation';
import { useGateway } from './use-gateway.ts';
import { type Reading, useReading } from './use-reading.ts';

/** What names an operation's request: two equal ones are asked once. */
export const keyOfRequest = <O extends Operation>(
  operation: O,
  request: RequestOf<O> | null,
): string | null => (request === null ? null : `${operation.producer} ${JSON.stringify(request)}`);

/**
 * Asks an operation after the first drawing and again when the request changes by value; the former answer stays while a
 * new one comes, a late one is dropped, and leaving the screen aborts the call. Null means there is nothing to ask yet.
 *
 *     const { state, answer, code, retry } = useQuery(offerDetail, offerId === null ? null : { offerId });
 */
export function useQuery<O extends Operation>(
  operation: O,
  request: RequestOf<O> | null,
): Reading<AnswerOf<O>> {
  const gateway = useGateway();
  return useReading(keyOfRequest(operation, request), (signal) =>
    /* asked only when there is a key, and then there is a request */
    gateway().call(operation, request as RequestOf<O>, { signal }),
  );
}
