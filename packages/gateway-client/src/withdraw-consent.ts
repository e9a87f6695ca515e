import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { consentWithdraw } from '@sigorta/contracts/operations/consent-withdraw';
import type { CallOptions, Gateway } from './gateway.ts';

/** Takes a consent back. */
export const withdrawConsent = (
  gateway: Gateway,
  request: RequestOf<typeof consentWithdraw>,
  options?: CallOptions,
): Promise<AnswerOf<typeof consentWithdraw>> => gateway.call(consentWithdraw, request, options);
