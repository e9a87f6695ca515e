import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { couponCheck } from '@sigorta/contracts/operations/coupon-check';
import type { CallOptions, Gateway } from './gateway.ts';

/** What a coupon takes off an offer. */
export const checkCoupon = (
  gateway: Gateway,
  request: RequestOf<typeof couponCheck>,
  options?: CallOptions,
): Promise<AnswerOf<typeof couponCheck>> => gateway.call(couponCheck, request, options);
