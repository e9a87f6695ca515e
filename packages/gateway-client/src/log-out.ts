import type { AnswerOf } from '@sigorta/contracts/operation';
import { logOut as operation } from '@sigorta/contracts/operations/log-out';
import type { CallOptions, Gateway } from './gateway.ts';

/** Ends the login. */
export const logOut = (gateway: Gateway, options?: CallOptions): Promise<AnswerOf<typeof operation>> =>
  gateway.call(operation, {}, options);
