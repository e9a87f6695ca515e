import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { countries } from '@sigorta/contracts/operations/countries';
import type { CallOptions, Gateway } from './gateway.ts';

/** Countries of a region, Turkish names. */
export const fetchCountries = (
  gateway: Gateway,
  request: RequestOf<typeof countries>,
  options?: CallOptions,
): Promise<AnswerOf<typeof countries>> => gateway.call(countries, request, options);
