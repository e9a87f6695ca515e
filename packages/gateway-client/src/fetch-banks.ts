import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { dainiBankaList } from '@sigorta/contracts/operations/daini-banka-list';
import type { CallOptions, Gateway } from './gateway.ts';

/** Banks that may be named as mortgagee. */
export const fetchBanks = (
  gateway: Gateway,
  request: RequestOf<typeof dainiBankaList>,
  options?: CallOptions,
): Promise<AnswerOf<typeof dainiBankaList>> => gateway.call(dainiBankaList, request, options);
