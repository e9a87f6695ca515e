import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { cancellationRequest } from '@sigorta/contracts/operations/cancellation-request';
import type { CallOptions, Gateway } from './gateway.ts';

/** Asks for a policy to be cancelled. */
export const requestCancellation = (
  gateway: Gateway,
  request: RequestOf<typeof cancellationRequest>,
  options?: CallOptions,
): Promise<AnswerOf<typeof cancellationRequest>> => gateway.call(cancellationRequest, request, options);
