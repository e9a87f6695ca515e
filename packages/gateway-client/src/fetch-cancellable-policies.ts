import type { AnswerOf } from '@sigorta/contracts/operation';
import { cancellationList } from '@sigorta/contracts/operations/cancellation-list';
import type { CallOptions, Gateway } from './gateway.ts';

/** Policies the caller may cancel. */
export const fetchCancellablePolicies = (
  gateway: Gateway,
  options?: CallOptions,
): Promise<AnswerOf<typeof cancellationList>> => gateway.call(cancellationList, {}, options);
