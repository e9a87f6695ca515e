import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Staff, StaffCookies } from '../platform/caller.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import {
  setCookie,
  staffCookieName,
  staffDeviceCookieName,
  staffDisplayCookieName,
} from '../platform/http/cookies.ts';

/** 1/8 day (spec §3), however busy */
const staffSessionSeconds = 3 * 3600;
/** half a year: who comes back after a longer absence counts with everybody else */
const deviceSeconds = 180 * 24 * 3600;
/** and half an hour without a call ends it earlier */
export const idleSeconds = 30 * 60;
/** of one person at once: some devices, and browsers that were closed without signing out, which last half an hour */
const mostSessions = 10;
/** how often a call is noted: not every one writes */
const noteAfterSeconds = 60;

const hashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** Sets the proving cookie and the readable one for display (spec §3, JSON). */
export const giveStaffCookies = (config: Config, reply: FastifyReply, cookies: StaffCookies): void => {
  if (cookies.device !== undefined) {
    setCookie(reply, config, staffDeviceCookieName(config), cookies.device, {
      httpOnly: true,
      maxAgeSeconds: deviceSeconds,
    });
  }
  const maxAgeSeconds = cookies.value === null ? 0 : staffSessionSeconds;
  setCookie(reply, config, staffCookieName(config), cookies.value ?? '', { httpOnly: true, maxAgeSeconds });
  setCookie(
    reply,
    config,
    staffDisplayCookieName,
    cookies.display === null ? '' : JSON.stringify(cookies.display),
    {
      httpOnly: false,
      maxAgeSeconds,
    },
  );
};

interface Browser {
  /** the browser's own session; a staff cookie elsewhere is worth nothing */
  sessionId: string;
  /** for the list of own sessions */
  browser: string;
  network: string;
}

/** Ends what is beyond the most sessions of a person, the one first that was not used for longest. */
const endBeyondMost = async ({ db, clock }: Context, staffId: string): Promise<void> => {
  const kept = db
    .selectFrom('staff_session')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', clock())
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(mostSessions);
  await db.deleteFrom('staff_session').where('staff_id', '=', staffId).where('id', 'not in', kept).execute();
};

/** Starts a session of the panel: 256 random bits, stored as their hash only. */
export const startStaffSession = async (
  context: Context,
  staffId: string,
  { sessionId, browser, network }: Browser,
): Promise<{ cookie: string; id: string; until: Date }> => {
  const { db, clock } = context;
  const cookie = randomBytes(32).toString('base64url');
  const id = hashOf(cookie);
  const now = clock();
  const until = new Date(now.getTime() + staffSessionSeconds * 1000);
  await db
    .insertInto('staff_session')
    .values({
      id,
      staff_id: staffId,
      session_id: sessionId,
      browser,
      network,
      created_at: now,
      seen_at: now,
      proved_at: now,
      expires_at: until,
    })
    .execute();
  await endBeyondMost(context, staffId);
  return { cookie, id, until };
};

/**
 * Who the staff cookie proves; null when nobody, too long ago, idle, switched off, or in another browser session.
 * @param isAttended somebody does something: what a page asks by itself leaves the idle time running
 */
export const findStaff = async (
  { db, clock }: Context,
  staffCookie: string | null,
  sessionId: string | null,
  isAttended = true,
): Promise<Staff | null> => {
  if (!staffCookie || !sessionId) return null;
  const now = clock();
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select([
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.role',
      'staff.partner_id',
      'staff_session.id as staff_session_id',
      'staff_session.seen_at',
      'staff_session.proved_at',
      'staff_session.expires_at',
    ])
    .where('staff_session.id', '=', hashOf(staffCookie))
    .where('staff_session.session_id', '=', sessionId)
    .where('staff_session.expires_at', '>', now)
    .where('staff_session.seen_at', '>', new Date(now.getTime() - idleSeconds * 1000))
    .where('staff.active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  if (isAttended && now.getTime() - row.seen_at.getTime() > noteAfterSeconds * 1000) {
    await db
      .updateTable('staff_session')
      .set({ seen_at: now })
      .where('id', '=', row.staff_session_id)
      .execute();
  }
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    partnerId: row.partner_id,
    staffSessionId: row.staff_session_id,
    sessionEndsAt: row.expires_at,
    provedAt: row.proved_at,
  };
};

/** Removes sessions, half-done sign-ins and invitations whose time is over; called now and then. */
export const forgetOldSignIns = async ({ db, clock }: Context): Promise<void> => {
  const now = clock();
  for (const table of ['staff_session', 'staff_challenge', 'staff_invitation'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', now).execute();
  }
};
