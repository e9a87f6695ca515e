import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { markalar } from '@sigorta/contracts/operations/markalar';
import type { CallOptions, Gateway } from './gateway.ts';

/** Brands of mobile phones. */
export const fetchPhoneBrands = (
  gateway: Gateway,
  request: RequestOf<typeof markalar>,
  options?: CallOptions,
): Promise<AnswerOf<typeof markalar>> => gateway.call(markalar, request, options);
