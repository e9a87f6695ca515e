import * as v from 'valibot';
import { calendarDay } from '../calendar-day.ts';
import { freeText } from '../free-text.ts';
import { opaqueId } from '../wire.ts';
import { reasonField } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const refundAsk = defineStaffOperation({
  producer: 'panel/refunds/ask',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'refunds:ask',
  stepUp: true,
  request: v.object({
    orderId: opaqueId,
    /** kuruş */
    amountMinor: v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'error.invalid-input')),
    reason: reasonField,
  }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['not-found', 'request-closed', 'day-limit-reached'],
  summary: 'Asks for money to be given back; a second person decides.',
});

export const refundRelease = defineStaffOperation({
  producer: 'panel/refunds/release',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'transfers:confirm',
  stepUp: true,
  request: v.object({ reason: reasonField }),
  answer: v.object({
    /** how many wait under the ceiling and are asked for, as one list */
    count: v.number(),
  }),
  errors: ['request-closed', 'day-limit-reached'],
  summary: 'Asks to send all refunds that are held under the hourly ceiling; a second person decides.',
});

export const refundClose = defineStaffOperation({
  producer: 'panel/refunds/close',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'transfers:confirm',
  stepUp: true,
  request: v.object({
    refundId: opaqueId,
    /** when the money left, by the bank's or the provider's paper; not before the refund was asked for */
    sentOn: calendarDay,
    /** of that paper */
    reference: freeText(60, 'error.invalid-input', 3),
    note: v.optional(freeText(500, 'error.invalid-input', 0), ''),
  }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['not-found', 'request-closed', 'day-limit-reached'],
  summary:
    'Asks to write down that money no machine could give back was sent by hand; when a second person agrees, the buyer is told.',
});
