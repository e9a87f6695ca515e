import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { cancellationFind } from '@sigorta/contracts/operations/cancellation-find';
import type { CallOptions, Gateway } from './gateway.ts';

/** Finds a policy by its number and an insured person’s id and birth date. */
export const findPolicy = (
  gateway: Gateway,
  request: RequestOf<typeof cancellationFind>,
  options?: CallOptions,
): Promise<AnswerOf<typeof cancellationFind>> => gateway.call(cancellationFind, request, options);
