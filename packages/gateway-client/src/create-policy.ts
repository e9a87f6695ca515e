import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { policyCreate } from '@sigorta/contracts/operations/policy-create';
import type { CallOptions, Gateway } from './gateway.ts';

/** Sends what only the policy needs; a second time changes nothing. */
export const createPolicy = (
  gateway: Gateway,
  request: RequestOf<typeof policyCreate>,
  options?: CallOptions,
): Promise<AnswerOf<typeof policyCreate>> => gateway.call(policyCreate, request, options);
