import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { tssIlce } from '@sigorta/contracts/operations/tss-ilce';
import type { CallOptions, Gateway } from './gateway.ts';

/** Districts of a province as the health insurers list them. */
export const fetchHealthDistricts = (
  gateway: Gateway,
  request: RequestOf<typeof tssIlce>,
  options?: CallOptions,
): Promise<AnswerOf<typeof tssIlce>> => gateway.call(tssIlce, request, options);
