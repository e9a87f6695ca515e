import { randomBytes, randomInt } from 'node:crypto';
import type { otpSend } from '@sigorta/contracts/operations/otp-send';
import type { Context } from '../context.ts';
import { brandOfPartner } from '../documents/brand-of-partner.ts';
import { callerCounts, countEach } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { errorFields } from '../log.ts';
import { postSms } from '../mail/post-sms.ts';
import { fill } from '../mail/texts.ts';
import type { Call, Handler } from '../operations/handler.ts';
import { phoneOf } from '../operations/phone-of.ts';
import { seal } from '../sensitive/seal.ts';
import { hashCode } from './code-hash.ts';
import { codeSms } from './code-sms.ts';

const lifetimeMs = 3 * 60_000;
const resendAfterSeconds = 60;

/** A phone is rung once a minute whoever asks, and no caller rings many. */
const countSend = async (context: Context, phone: string, call: Call): Promise<void> => {
  const { codeLimits } = context.config;
  await countEach(context, [{ of: ['code', 'again', phone], limit: 1 }], resendAfterSeconds);
  await countEach(
    context,
    [{ of: ['code', 'phone', phone], limit: codeLimits.perPhone }, ...callerCounts('code', call, codeLimits)],
    codeLimits.windowSeconds,
  );
};

const sms = async (context: Context, call: Call, phone: string, code: string): Promise<void> => {
  const brand = await brandOfPartner(context, call.partner.id);
  const message = fill(codeSms[call.language], { brand: brand.name, code });
  const accepted = await postSms(context.config.smsUrl, phone, message).catch((error: unknown) => {
    context.log.warn({ event: 'login-code-not-sent', ...errorFields(error) });
    return { isAccepted: false };
  });
  if (!accepted.isAccepted) throw new Refusal('sms-failed');
};

/** The same work for every number: whether it is known is told only to who proved it (decision 6). */
export const sendCode: Handler<typeof otpSend> = async (context, request, call) => {
  const { db, clock, dataKeys } = context;
  const phone = phoneOf(request.phone_number, 'phone_number');
  await countSend(context, phone, call);
  const id = randomBytes(24).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    /* only the newest code of a session counts */
    await trx.deleteFrom('sms_challenge').where('session_id', '=', call.sessionId).execute();
    await trx
      .insertInto('sms_challenge')
      .values({
        id,
        session_id: call.sessionId,
        phone: seal(dataKeys[0], id, phone),
        code_hash: hashCode(dataKeys[0], id, code),
        checks: 0,
        used: false,
        expires_at: new Date(now.getTime() + lifetimeMs),
        created_at: now,
      })
      .execute();
  });
  await sms(context, call, phone, code);
  return { success: true, message: 'Sms Gönderildi', challenge: id, resendAfterSeconds };
};
