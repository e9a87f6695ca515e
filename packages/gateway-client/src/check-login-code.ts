import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { otpVerify } from '@sigorta/contracts/operations/otp-verify';
import type { CallOptions, Gateway } from './gateway.ts';

/** Checks a login code and logs in. */
export const checkLoginCode = (
  gateway: Gateway,
  request: RequestOf<typeof otpVerify>,
  options?: CallOptions,
): Promise<AnswerOf<typeof otpVerify>> => gateway.call(otpVerify, request, options);
