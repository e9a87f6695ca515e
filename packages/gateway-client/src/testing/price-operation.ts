import { defineOperation } from '@sigorta/contracts/operation';
import * as v from 'valibot';

/** An operation that exists in tests of the hooks only. */
export const priceOf = defineOperation({
  producer: 'price/:product',
  method: 'GET',
  authority: 'site',
  cost: 'read',
  request: v.object({ product: v.string(), persons: v.optional(v.number()) }),
  answer: v.object({ text: v.string() }),
  errors: ['not-found'],
  summary: 'A price, for tests.',
});
