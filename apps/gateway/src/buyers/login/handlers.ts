import type { Handlers } from '../../platform/handler.ts';
import { checkCode } from './check-code.ts';
import { logOut } from './log-out.ts';
import { priceCode, sendCode } from './send-code.ts';

export const loginHandlers = {
  otpProof: priceCode,
  otpSend: sendCode,
  otpVerify: checkCode,
  logOut,
} satisfies Partial<Handlers>;
