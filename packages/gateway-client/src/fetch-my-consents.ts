import type { AnswerOf } from '@sigorta/contracts/operation';
import { myConsents } from '@sigorta/contracts/operations/my-consents';
import type { CallOptions, Gateway } from './gateway.ts';

/** What the phone that logged in agreed to. */
export const fetchMyConsents = (
  gateway: Gateway,

  options?: CallOptions,
): Promise<AnswerOf<typeof myConsents>> => gateway.call(myConsents, {}, options);
