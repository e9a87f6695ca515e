import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { cancellationStates } from '../cancellation.ts';
import { coverPeriodSchema } from '../cover-period.ts';
import { deliverySchema } from '../deliveries.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { renewalSchema } from '../renewal.ts';
import { named, toldId, toldLink, toldText } from '../told.ts';
import { empty, opaqueId } from '../wire.ts';
import { purchaseStates } from './purchase-status.ts';

const boughtSchema = v.object({
  purchaseId: opaqueId,
  state: v.picklist(purchaseStates),
  product: toldId,
  /** in the language of the call */
  productName: toldText,
  /** the page that shows this purchase, without language; null when the product has none any more */
  path: v.nullable(toldText),
  /** address of the policy's own page, in the language of the call; null before the policy */
  page: v.nullable(toldLink),
  insurer: named,
  policyNumber: v.nullable(toldId),
  /** null before the policy */
  cover: v.nullable(coverPeriodSchema),
  boughtAt: instant,
  /** what the card was charged; null when nothing was */
  paid: v.nullable(moneySchema),
  /** null while the policy stands and nobody asked for its end */
  cancellation: v.nullable(v.picklist(cancellationStates)),
  /** documents that can be downloaded now */
  documents: v.array(v.picklist(['policy', 'receipt'])),
  /** what was sent and how far it came, the oldest first */
  deliveries: v.array(deliverySchema),
  /** null where its product is not renewed, and once its policy was renewed, ended or is over */
  renewal: v.nullable(renewalSchema),
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
    phoneEnd: v.nullable(toldText),
    /** newest first, a hundred at most */
    policies: v.array(boughtSchema),
  }),
  errors: [],
  summary: 'Purchases of the phone that logged in, whatever session bought them.',
});
