import { randomBytes, randomInt } from 'node:crypto';
import { fillPlaces } from '@sigorta/i18n/message';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import type { Context } from '../../platform/context.ts';
import type { SmsChallengeTable } from '../../platform/database/tables/buyer-tables.ts';
import type { Call } from '../../platform/handler.ts';
import { errorFields } from '../../platform/log.ts';
import { callerCounts, countEach } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { seal } from '../../platform/sensitive/seal.ts';
import type { ContactOf } from '../contacts/note-contact.ts';
import { sendSms } from '../contacts/send.ts';
import { hashCode } from './code-hash.ts';
import { codeSms } from './code-sms.ts';
import { countSent } from './count-sent.ts';
import { isPhoneOfBuyer } from './known-phone.ts';

const lifetimeMs = 3 * 60_000;
const resendAfterSeconds = 60;
const daySeconds = 24 * 3600;

export type CodePurpose = SmsChallengeTable['purpose'];

/**
 * A phone is rung once a minute whoever asks, and no caller rings many. A deletion is counted apart: only who has logged in
 * can ask for it, and should not be sent away because the login's code came a moment ago.
 */
const countSend = async (
  context: Context,
  phone: string,
  purpose: CodePurpose,
  call: Call,
): Promise<void> => {
  const { codeLimits } = context.config;
  await countEach(context, [{ of: ['code', 'again', purpose, phone], limit: 1 }], resendAfterSeconds);
  await countEach(
    context,
    [{ of: ['code', 'phone', phone], limit: codeLimits.perPhone }, ...callerCounts('code', call, codeLimits)],
    codeLimits.windowSeconds,
  );
  /* with five checks a code this is what bounds guessing at one phone */
  await countEach(context, [{ of: ['code', 'day', phone], limit: codeLimits.perPhoneADay }], daySeconds);
};

const send = async (context: Context, of: ContactOf & { phone: string; text: string }): Promise<void> => {
  const accepted = await sendSms(context, of).catch((error: unknown) => {
    context.log.warn({ event: 'login-code-not-sent', ...errorFields(error) });
    return { isAccepted: false };
  });
  if (!accepted.isAccepted) throw new Refusal('sms-failed');
  await countSent(context, of.phone);
};

/**
 * By its last line a browser fills the code in, on the site that the buyer sees only (WICG origin-bound one-time codes): a
 * partner's own host where the page stands on it. The line names no port.
 */
const codeLine = ({ config }: Context, { host }: Call, code: string): string =>
  `@${new URL(host === null ? config.publicUrl : `https://${host}`).hostname} #${code}`;

/**
 * Sends a fresh code of six digits to a phone; only the newest of a session counts.
 * @param phone E.164
 * @param isForBuyersOnly sends it behind the answer, and only to who bought something: nobody is told who did
 * @throws Refusal `too-many-requests`, `sms-failed`
 */
export const issueCode = async (
  context: Context,
  call: Call,
  phone: string,
  purpose: CodePurpose,
  isForBuyersOnly = false,
): Promise<{ challenge: string; resendAfterSeconds: number }> => {
  const { db, clock, dataKeys } = context;
  await countSend(context, phone, purpose, call);
  const id = randomBytes(24).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sms_challenge').where('session_id', '=', call.sessionId).execute();
    await trx
      .insertInto('sms_challenge')
      .values({
        id,
        session_id: call.sessionId,
        phone: seal(dataKeys, id, phone),
        code_hash: hashCode(dataKeys, id, code),
        purpose,
        checks: 0,
        used: false,
        expires_at: new Date(now.getTime() + lifetimeMs),
        created_at: now,
      })
      .execute();
  });
  const brand = await brandOfPartner(context, call.partner.id);
  const said = fillPlaces(codeSms[purpose][call.language], { brand: brand.name, code }, call.language);
  const text = `${said}\n\n${codeLine(context, call, code)}`;
  const message = {
    partnerId: call.partner.id,
    phone,
    purpose: 'code',
    reference: `code.${id}`,
    text,
  } as const;
  if (isForBuyersOnly)
    context.background.run('code-for-buyer', async () => {
      if (await isPhoneOfBuyer(context, phone)) await send(context, message);
    });
  else await send(context, message);
  return { challenge: id, resendAfterSeconds };
};
