import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import type { CallOptions, Gateway } from './gateway.ts';

/** One offer with what it was asked for. */
export const fetchOffer = (
  gateway: Gateway,
  request: RequestOf<typeof offerDetail>,
  options?: CallOptions,
): Promise<AnswerOf<typeof offerDetail>> => gateway.call(offerDetail, request, options);
