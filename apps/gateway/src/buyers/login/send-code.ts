import type { otpProof } from '@sigorta/contracts/operations/otp-proof';
import type { otpSend } from '@sigorta/contracts/operations/otp-send';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { mobileOf } from '../phone-of.ts';
import { issueCode } from './issue-code.ts';
import { isPaidFor, newChallenge } from './proof/proof-of-work.ts';
import { giveCodeBack, type Price, priceNow, takeCode } from './proof/sending-budget.ts';

const isNotSent = (error: unknown): boolean => error instanceof Refusal && error.code !== 'sms-failed';

/** The same work for every number: whether it is known is told only to who proved it (decision 6). */
export const sendCode: Handler<typeof otpSend> = async (context, { phone_number, proof }, call) => {
  const phone = mobileOf(phone_number, 'phone_number');
  const send = async ({ bits, isForBuyersOnly }: Price) => {
    if (bits > 0 && !(await isPaidFor(context, phone, proof))) throw new Refusal('proof-required');
    return issueCode(context, call, phone, 'login', isForBuyersOnly);
  };
  const price = await takeCode(context, call, phone);
  const issued = await send(price).catch(async (error: unknown) => {
    if (isNotSent(error)) await giveCodeBack(context, call, phone);
    throw error;
  });
  return price.isForBuyersOnly
    ? { success: true, message: 'Numara kayıtlıysa Sms gönderilir', delivery: 'if-known', ...issued }
    : { success: true, message: 'Sms Gönderildi', delivery: 'sent', ...issued };
};

/** What a code costs at the moment (decision 0374). */
export const priceCode: Handler<typeof otpProof> = async (context, { phone_number }, call) => {
  const phone = mobileOf(phone_number, 'phone_number');
  const { bits } = await priceNow(context, call, phone);
  return { challenge: newChallenge(context, phone, bits), bits };
};
