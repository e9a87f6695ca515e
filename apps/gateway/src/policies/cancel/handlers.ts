import type { Handlers } from '../../main/operations.ts';
import { findPolicy } from './find-policy.ts';
import { listPolicies } from './list-policies.ts';
import { readPolicy } from './read-policy.ts';
import { requestCancellation } from './request-cancellation.ts';

export const cancellationHandlers = {
  cancellationList: listPolicies,
  cancellationFind: findPolicy,
  cancellationDetail: readPolicy,
  cancellationRequest: requestCancellation,
} satisfies Partial<Handlers>;
