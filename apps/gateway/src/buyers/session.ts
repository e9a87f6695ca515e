import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { createBatcher } from '../platform/database/batcher.ts';
import type { Database } from '../platform/database/database.ts';
import { keptStatement } from '../platform/database/planned-once.ts';
import { panelSessionCookieName, sessionCookieName, setCookie } from '../platform/http/cookies.ts';
import { type Side, sideOf } from '../platform/http/host-sides.ts';

/** thirty days: a buyer comes back from the mail to look at the policy */
const lifetimeSeconds = 30 * 24 * 3600;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * How browsers of a host carry their session, and the id that it is stored by. A value of the one side is no session of the other,
 * under whichever name it is sent.
 */
export const sessionKind = (
  config: Config,
  side: Side,
): { name: string; idOf: (cookie: string) => string } =>
  side === 'panel'
    ? { name: panelSessionCookieName(config), idOf: (cookie) => hashOf(`panel.${cookie}`) }
    : { name: sessionCookieName(config), idOf: hashOf };

const wellFormed = /^[A-Za-z0-9_-]{43}$/;

/* of every call */
const living = keptStatement<{ id: string }, { id: string; now: Date }>(
  'session',
  (value) => sql`select id from session where id = ${value('id')} and expires_at > ${value('now')}`,
);

/** The session of the browser's cookie, a buyer's or on a host of its own the panel's; null when there is none we made and that still lives. */
export const findSession = async (context: Context, request: FastifyRequest): Promise<string | null> => {
  const { name, idOf } = sessionKind(context.config, sideOf(context.config, request));
  const cookie = request.cookies[name];
  if (cookie === undefined || !wellFormed.test(cookie)) return null;
  const [row] = await living(context.db, { id: idOf(cookie), now: context.clock() });
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
  const { name, idOf } = sessionKind(context.config, sideOf(context.config, reply.request));
  const cookie = randomBytes(32).toString('base64url');
  const id = idOf(cookie);
  const now = context.clock();
  await context.newSessions.add({
    id,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimeSeconds * 1000),
  });
  setCookie(reply, context.config, name, cookie, {
    httpOnly: true,
    maxAgeSeconds: lifetimeSeconds,
  });
  return id;
};
