import { inLatin } from '@sigorta/validators/as-code';
import * as v from 'valibot';
import { calendarDay, instant } from '../calendar-day.ts';
import { noCardNumber } from '../free-text.ts';
import { named, toldId, toldText } from '../told.ts';
import { listAnswer, listRequest } from './list.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const couponStates = ['live', 'planned', 'ended', 'used-up'] as const;
export type CouponState = (typeof couponStates)[number];

const code = v.pipe(
  v.string(),
  v.trim(),
  v.transform((typed) => inLatin(typed).toUpperCase()),
  v.regex(/^[A-Z0-9]{3,40}$/),
);
/** One that is given stands in the log, on receipts and in lists. One of before that is a card's number can still be ended. */
const newCode = v.pipe(code, noCardNumber);
/** The most that a coupon may be: uses, percent, and kuruş a use. */
export const couponLimits = { uses: 1_000_000, percent: 100, amountMinor: 100_000_000 } as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(couponLimits.uses));

const coupon = v.object({
  code: toldId,
  kind: v.picklist(['percent', 'amount']),
  /** whole percent, or kuruş */
  value: v.number(),
  /** null holds for every product */
  product: v.nullable(named),
  /** UTC instants; it holds from the first until just before the second */
  validFrom: toldText,
  validUntil: instant,
  maxUses: v.nullable(v.number()),
  uses: v.number(),
  state: v.picklist(couponStates),
});

export const couponList = defineStaffOperation({
  producer: 'panel/coupons',
  method: 'POST',
  cost: 'read',
  permission: 'coupons:edit',
  request: listRequest(['valid_until', 'valid_from', 'code', 'uses'], {
    state: v.optional(v.picklist(couponStates)),
  }),
  answer: v.object({
    ...listAnswer(coupon).entries,
    /** what a coupon can be narrowed to */
    products: v.array(named),
  }),
  errors: [],
  summary: 'Coupons with their uses; those that end last come first.',
});

export const couponCreate = defineStaffOperation({
  producer: 'panel/coupons/create',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'coupons:edit',
  stepUp: true,
  request: v.object({
    code: newCode,
    kind: v.picklist(['percent', 'amount']),
    /** whole percent up to 100, or kuruş */
    value: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(couponLimits.amountMinor)),
    product: v.nullable(toldId),
    /** days in Istanbul, both inside */
    validFrom: calendarDay,
    validUntil: calendarDay,
    maxUses: v.nullable(count),
  }),
  /** null: it is beyond what one person gives, and a second one is asked */
  answer: v.object({ coupon: v.nullable(coupon) }),
  errors: ['request-closed', 'day-limit-reached'],
  summary: 'Adds a coupon, or asks a second person for a larger one; a code is used once for ever.',
});

export const couponEnd = defineStaffOperation({
  producer: 'panel/coupons/end',
  method: 'POST',
  cost: 'read',
  permission: 'coupons:edit',
  request: v.object({ code }),
  answer: coupon,
  errors: ['not-found'],
  summary: 'Ends a coupon at once; purchases that hold it keep it.',
});
