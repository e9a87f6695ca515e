import type { otpVerify } from '@sigorta/contracts/operations/otp-verify';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Handler } from '../operations/handler.ts';
import { unseal } from '../sensitive/seal.ts';
import { hashCode, sameHash } from './code-hash.ts';
import { startLogin } from './login-cookie.ts';
import { isKnownPhone } from './purchases-of-phone.ts';

const mostChecks = 5;

/** Counts a check before the code is looked at, so that parallel guesses share the five. */
const takeCheck = ({ db, clock }: Context, challenge: string, sessionId: string) =>
  db
    .updateTable('sms_challenge')
    .set((to) => ({ checks: to('checks', '+', 1) }))
    .where('id', '=', challenge)
    .where('session_id', '=', sessionId)
    .where('checks', '<', mostChecks)
    .where('used', '=', false)
    .where('expires_at', '>', clock())
    .returning(['phone', 'code_hash'])
    .executeTakeFirst();

/** A code opens once. */
const takeCode = async ({ db }: Context, challenge: string): Promise<boolean> => {
  const result = await db
    .updateTable('sms_challenge')
    .set({ used: true })
    .where('id', '=', challenge)
    .where('used', '=', false)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** @throws Refusal `code-expired` also for a code that was used, tried too often or sent to another session */
export const checkCode: Handler<typeof otpVerify> = async (context, { challenge, code }, call) => {
  const sent = await takeCheck(context, challenge, call.sessionId);
  if (!sent) throw new Refusal('code-expired');
  const isRight = context.dataKeys.some((key) => sameHash(hashCode(key, challenge, code), sent.code_hash));
  if (!isRight) throw new Refusal('code-wrong');
  if (!(await takeCode(context, challenge))) throw new Refusal('code-expired');
  const phone = String(unseal(context.dataKeys, challenge, sent.phone));
  if (!(await isKnownPhone(context, call.partner.id, phone))) throw new Refusal('phone-not-found');
  const { cookie, until } = await startLogin(context, call.sessionId, phone);
  call.setLoginCookie(cookie);
  context.log.info({ event: 'logged-in', partner: call.partner.id });
  return { success: true, until: until.toISOString() };
};
