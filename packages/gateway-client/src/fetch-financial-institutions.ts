import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { dainiFinansKurumList } from '@sigorta/contracts/operations/daini-finans-kurum-list';
import type { CallOptions, Gateway } from './gateway.ts';

/** Financial institutions that may be named as mortgagee. */
export const fetchFinancialInstitutions = (
  gateway: Gateway,
  request: RequestOf<typeof dainiFinansKurumList>,
  options?: CallOptions,
): Promise<AnswerOf<typeof dainiFinansKurumList>> => gateway.call(dainiFinansKurumList, request, options);
