import type { AnswerOf } from '@sigorta/contracts/operation';
import { myData } from '@sigorta/contracts/operations/my-data';
import type { CallOptions, Gateway } from './gateway.ts';

/** Everything kept under the phone that logged in. */
export const fetchMyData = (
  gateway: Gateway,

  options?: CallOptions,
): Promise<AnswerOf<typeof myData>> => gateway.call(myData, {}, options);
