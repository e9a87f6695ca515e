import * as v from 'valibot';
import { cancellationStates } from '../cancellation.ts';
import { coverPeriodSchema } from '../cover-period.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { empty, opaqueId } from '../wire.ts';
import { purchaseStates } from './purchase-status.ts';

const boughtSchema = v.object({
  purchaseId: opaqueId,
  state: v.picklist(purchaseStates),
  product: v.string(),
  /** in the language of the call */
  productName: v.string(),
  /** the page that shows this purchase, without language; null when the product has none any more */
  path: v.nullable(v.string()),
  insurer: v.object({ id: v.string(), name: v.string() }),
  policyNumber: v.nullable(v.string()),
  /** null before the policy */
  cover: v.nullable(coverPeriodSchema),
  boughtAt: v.string(),
  /** what the card was charged; null when nothing was */
  paid: v.nullable(moneySchema),
  /** null while the policy stands and nobody asked for its end */
  cancellation: v.nullable(v.picklist(cancellationStates)),
  /** documents that can be downloaded now */
  documents: v.array(v.picklist(['policy', 'receipt'])),
});

export type BoughtPolicy = v.InferOutput<typeof boughtSchema>;

export const myPolicies = defineOperation({
  producer: 'my-policies',
  method: 'GET',
  authority: 'site',
  cost: 'read',
  request: empty,
  answer: v.object({
    /** last four digits of the proven phone; null when nobody is logged in */
    phoneEnd: v.nullable(v.string()),
    /** newest first, a hundred at most */
    policies: v.array(boughtSchema),
  }),
  errors: [],
  summary: 'Purchases of the phone that logged in, whatever session bought them.',
});
