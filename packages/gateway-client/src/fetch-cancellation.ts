import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { cancellationDetail } from '@sigorta/contracts/operations/cancellation-detail';
import type { CallOptions, Gateway } from './gateway.ts';

/** What cancelling would give back today, and where a cancellation stands. */
export const fetchCancellation = (
  gateway: Gateway,
  request: RequestOf<typeof cancellationDetail>,
  options?: CallOptions,
): Promise<AnswerOf<typeof cancellationDetail>> => gateway.call(cancellationDetail, request, options);
