import type { AnswerOf } from '@sigorta/contracts/operation';
import { myPolicies } from '@sigorta/contracts/operations/my-policies';
import type { CallOptions, Gateway } from './gateway.ts';

/** Purchases of the phone that logged in. */
export const fetchMyPolicies = (
  gateway: Gateway,
  options?: CallOptions,
): Promise<AnswerOf<typeof myPolicies>> => gateway.call(myPolicies, {}, options);
