import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { loginCookieName, setCookie } from '../../platform/http/cookies.ts';
import { Refusal } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/sensitive/seal.ts';
import { phoneKey } from './phone-key.ts';

/** a panel login lasts as long (spec §3) */
const loginSeconds = 3 * 3600;

const hashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** Sets the cookie of a login; null takes it away. */
export const giveLoginCookie = (config: Config, reply: FastifyReply, value: string | null): void =>
  setCookie(reply, config, loginCookieName(config), value ?? '', {
    httpOnly: true,
    maxAgeSeconds: value === null ? 0 : loginSeconds,
  });

/** Starts the one login of a session: 256 fresh random bits, stored as their hash only. */
export const startLogin = async (
  { db, clock, dataKeys }: Context,
  sessionId: string,
  phone: string,
): Promise<{ cookie: string; until: Date }> => {
  const cookie = randomBytes(32).toString('base64url');
  const id = hashOf(cookie);
  const now = clock();
  const until = new Date(now.getTime() + loginSeconds * 1000);
  await db.deleteFrom('login').where('session_id', '=', sessionId).execute();
  await db
    .insertInto('login')
    .values({
      id,
      session_id: sessionId,
      phone: seal(dataKeys, id, phone),
      phone_key: phoneKey(dataKeys, phone),
      expires_at: until,
      created_at: now,
    })
    .execute();
  return { cookie, until };
};

interface Holder {
  sessionId: string;
  loginCookie: string | null;
}

/** The phone (E.164) the caller proved, null when he did not, or too long ago, or in another session. */
export const provenPhone = async (
  { db, clock, dataKeys }: Context,
  { sessionId, loginCookie }: Holder,
): Promise<string | null> => {
  if (!loginCookie || !sessionId) return null;
  const row = await db
    .selectFrom('login')
    .select(['id', 'phone'])
    .where('id', '=', hashOf(loginCookie))
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return row ? String(unseal(dataKeys, row.id, row.phone)) : null;
};

/** @throws Refusal `sign-in-required` when the caller proved no phone */
export const requirePhone = async (context: Context, holder: Holder): Promise<string> => {
  const phone = await provenPhone(context, holder);
  if (phone === null) throw new Refusal('sign-in-required');
  return phone;
};

/** Ends the session's login, whatever cookie was sent. */
export const endLogin = async ({ db }: Context, sessionId: string): Promise<void> => {
  await db.deleteFrom('login').where('session_id', '=', sessionId).execute();
};

/** Removes codes and logins whose time is over; called now and then. */
export const forgetOldLogins = async ({ db, clock }: Context): Promise<void> => {
  await db.deleteFrom('sms_challenge').where('expires_at', '<', clock()).execute();
  await db.deleteFrom('login').where('expires_at', '<', clock()).execute();
};
