import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { otpSend } from '@sigorta/contracts/operations/otp-send';
import type { CallOptions, Gateway } from './gateway.ts';

/** Sends a login code by SMS. */
export const sendLoginCode = (
  gateway: Gateway,
  request: RequestOf<typeof otpSend>,
  options?: CallOptions,
): Promise<AnswerOf<typeof otpSend>> => gateway.call(otpSend, request, options);
