import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { ilceler } from '@sigorta/contracts/operations/ilceler';
import type { CallOptions, Gateway } from './gateway.ts';

/** Districts of a province. */
export const fetchDistricts = (
  gateway: Gateway,
  request: RequestOf<typeof ilceler>,
  options?: CallOptions,
): Promise<AnswerOf<typeof ilceler>> => gateway.call(ilceler, request, options);
