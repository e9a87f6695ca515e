import type { AnswerOf } from '@sigorta/contracts/operation';
import { deletionCode } from '@sigorta/contracts/operations/deletion-code';
import type { CallOptions, Gateway } from './gateway.ts';

/** Sends the code that confirms a deletion. */
export const sendDeletionCode = (
  gateway: Gateway,

  options?: CallOptions,
): Promise<AnswerOf<typeof deletionCode>> => gateway.call(deletionCode, {}, options);
