import type { otpSend } from '@sigorta/contracts/operations/otp-send';
import type { Handler } from '../../platform/handler.ts';
import { mobileOf } from '../phone-of.ts';
import { issueCode } from './issue-code.ts';

/** The same work for every number: whether it is known is told only to who proved it (decision 6). */
export const sendCode: Handler<typeof otpSend> = async (context, request, call) => {
  const phone = mobileOf(request.phone_number, 'phone_number');
  const sent = await issueCode(context, call, phone, 'login');
  return { success: true, message: 'Sms Gönderildi', ...sent };
};
