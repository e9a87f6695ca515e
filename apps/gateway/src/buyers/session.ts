import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import { createBatcher } from '../platform/database/batcher.ts';
import type { Database } from '../platform/database/database.ts';
import { sessionCookieName, setCookie } from '../platform/http/cookies.ts';

/** thirty days: a buyer comes back from the mail to look at the policy */
const lifetimeSeconds = 30 * 24 * 3600;

const hashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

const wellFormed = /^[A-Za-z0-9_-]{43}$/;

/** The session of the buyer's cookie, null when there is none we made and that still lives. */
export const findSession = async (context: Context, request: FastifyRequest): Promise<string | null> => {
  const cookie = request.cookies[sessionCookieName(context.config)];
  if (cookie === undefined || !wellFormed.test(cookie)) return null;
  const row = await context.db
    .selectFrom('session')
    .select('id')
    .where('id', '=', hashOf(cookie))
    .where('expires_at', '>', context.clock())
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Takes new sessions of a shop, many in one statement. */
export const newSessionsIn = (db: Kysely<Database>): Context['newSessions'] =>
  createBatcher(async (sessions) => {
    await db
      .insertInto('session')
      .values([...sessions])
      .execute();
  });

/** Makes a session and sets its cookie: 256 random bits, stored as their hash only. */
export const createSession = async (context: Context, reply: FastifyReply): Promise<string> => {
  const cookie = randomBytes(32).toString('base64url');
  const id = hashOf(cookie);
  const now = context.clock();
  await context.newSessions.add({
    id,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimeSeconds * 1000),
  });
  setCookie(reply, context.config, sessionCookieName(context.config), cookie, {
    httpOnly: true,
    maxAgeSeconds: lifetimeSeconds,
  });
  return id;
};
