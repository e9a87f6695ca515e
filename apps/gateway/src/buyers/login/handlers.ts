import type { Handlers } from '../../main/operations.ts';
import { myPolicies } from '../../policies/mine/my-policies.ts';
import { checkCode } from './check-code.ts';
import { logOut } from './log-out.ts';
import { sendCode } from './send-code.ts';

export const loginHandlers = {
  otpSend: sendCode,
  otpVerify: checkCode,
  logOut,
  myPolicies,
} satisfies Partial<Handlers>;
