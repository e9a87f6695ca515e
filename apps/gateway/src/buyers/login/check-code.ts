import type { otpVerify } from '@sigorta/contracts/operations/otp-verify';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ownerTag } from '../owner-tag.ts';
import { isKnownPhone, isPhoneOfPurchase } from './known-phone.ts';
import { startLogin } from './login-cookie.ts';
import { openCode } from './open-code.ts';

/** @throws Refusal `code-wrong`, `code-expired`, and `phone-not-found` for a proven phone nothing is kept under */
export const checkCode: Handler<typeof otpVerify> = async (
  context,
  { challenge, code, purchaseId },
  call,
) => {
  const phone = await openCode(context, { challenge, code, purpose: 'login' }, call.sessionId);
  const isKnown =
    (await isKnownPhone(context, call.partner.id, phone)) ||
    (purchaseId !== undefined && (await isPhoneOfPurchase(context, purchaseId, phone)));
  if (!isKnown) throw new Refusal('phone-not-found');
  const { cookie, until } = await startLogin(context, call.sessionId, phone);
  call.setLoginCookie(cookie);
  context.log.info({ event: 'logged-in', partner: call.partner.id });
  return { success: true, until: until.toISOString(), owner: ownerTag(context.signingKeys[0], { phone }) };
};
