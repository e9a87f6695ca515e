import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { myDataDelete } from '@sigorta/contracts/operations/my-data-delete';
import type { CallOptions, Gateway } from './gateway.ts';

/** Deletes what is kept under the phone, but policies and payments. */
export const deleteMyData = (
  gateway: Gateway,
  request: RequestOf<typeof myDataDelete>,
  options?: CallOptions,
): Promise<AnswerOf<typeof myDataDelete>> => gateway.call(myDataDelete, request, options);
