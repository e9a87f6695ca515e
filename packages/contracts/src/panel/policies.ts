import * as v from 'valibot';
import { calendarDay, instant } from '../calendar-day.ts';
import { coverPeriodSchema } from '../cover-period.ts';
import { moneySchema } from '../money.ts';
import { named, toldId, toldText } from '../told.ts';
import { productId } from '../wire.ts';
import { listAnswer, listRequest } from './list.ts';
import { insurerId, partnerId } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const policyRowSchema = v.object({
  orderId: toldId,
  policyNo: toldId,
  /** masked */
  name: toldText,
  product: named,
  insurer: named,
  partner: named,
  state: v.picklist(['ISSUED', 'CANCELLED']),
  price: moneySchema,
  issuedAt: v.nullable(instant),
  cover: v.nullable(coverPeriodSchema),
});
export type PolicyRow = v.InferOutput<typeof policyRowSchema>;

export const policyList = defineStaffOperation({
  producer: 'panel/policies',
  method: 'POST',
  cost: 'read',
  permission: 'policies:view',
  request: listRequest(['issued', 'ends'], {
    product: v.optional(productId),
    partner: v.optional(partnerId),
    insurer: v.optional(insurerId),
    state: v.optional(v.picklist(['ISSUED', 'CANCELLED'])),
    /** days of issue */
    from: v.optional(calendarDay),
    to: v.optional(calendarDay),
    /** policies that end within so many days, for renewals */
    endsWithin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366))),
  }),
  answer: listAnswer(policyRowSchema),
  errors: [],
  summary: 'Policies that were issued.',
});
