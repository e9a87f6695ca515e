import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { categories } from '@sigorta/contracts/operations/categories';
import type { CallOptions, Gateway } from './gateway.ts';

/** All product categories. */
export const fetchCategories = (
  gateway: Gateway,
  request: RequestOf<typeof categories>,
  options?: CallOptions,
): Promise<AnswerOf<typeof categories>> => gateway.call(categories, request, options);
