import { createHmac } from 'node:crypto';
import type { CostClass } from '@sigorta/contracts/operation';
import { networksOf } from '@sigorta/door-limits/networks';
import { sql } from 'kysely';
import type { RateLimit } from './config.ts';
import type { Context } from './context.ts';
import { keptStatement } from './database/planned-once.ts';
import { Refusal } from './refusal.ts';
import { secretKey } from './sensitive/secret-key.ts';

/** Keyed hash, so that the table holds no address of a person. */
const keyOf = (context: Context, parts: string[]): string =>
  createHmac('sha256', secretKey(context.signingKeys[0]))
    .update(parts.join('|'))
    .digest('base64url')
    .slice(0, 22);

interface Counted {
  /** what is counted, in words that name it once */
  of: string[];
  limit: number;
  /** shared with others: what is refused for a narrower reason is not counted here */
  isWider?: true;
}

/** The limit that was met, in the words of the IETF's draft (draft-ietf-httpapi-ratelimit-headers, 10). */
const limitHeaders = (met: { name: string; limit: number; windowSeconds: number; retryAfter: number }) => ({
  'ratelimit-policy': `"${met.name}";q=${met.limit};w=${met.windowSeconds}`,
  ratelimit: `"${met.name}";r=0;t=${met.retryAfter}`,
});

interface Row {
  key: string;
  count: number;
  window_ends_at: Date;
}

/* whatever is counted together: one text, asked at every call. One order for all, or two callers lock each other's rows crosswise. */
const counting = keptStatement<Row, { keys: readonly string[]; ends: Date; now: Date }>(
  'rate-limit-count',
  (value) => sql`
    insert into rate_limit (key, window_ends_at, count)
    select key, ${value('ends')}::timestamptz, 1 from unnest(${value('keys')}::text[]) with ordinality as counted (key, place) order by place
    on conflict (key) do update set
      count = case when rate_limit.window_ends_at <= ${value('now')} then 1 else rate_limit.count + 1 end,
      window_ends_at = case when rate_limit.window_ends_at <= ${value('now')} then excluded.window_ends_at else rate_limit.window_ends_at end
    returning key, count, window_ends_at`,
);

/** One guarded upsert: counts and tells in one statement, so that replicas and parallel calls each see a count of their own. */
const upsertCounts = (context: Context, keys: readonly string[], windowSeconds: number): Promise<Row[]> => {
  const now = context.clock();
  const ends = new Date(now.getTime() + windowSeconds * 1000);
  return counting(context.db, { keys: keys.toSorted(), ends, now });
};

const countTogether = async (
  context: Context,
  counted: readonly Counted[],
  windowSeconds: number,
): Promise<void> => {
  const keyed = counted.map(({ of, limit }) => ({ key: keyOf(context, of), limit, name: of[0] ?? '' }));
  const now = context.clock();
  const rows = await upsertCounts(
    context,
    keyed.map(({ key }) => key),
    windowSeconds,
  );
  for (const row of rows) {
    const { limit = 0, name = '' } = keyed.find(({ key }) => key === row.key) ?? {};
    if (row.count > limit) {
      const retryAfter = Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000));
      const headers = limitHeaders({ name, limit, windowSeconds, retryAfter });
      throw new Refusal('too-many-requests', { retryAfter, headers });
    }
  }
};

/**
 * Counts once for every given thing; first what is the caller's own, then the networks that others share with it, or one
 * caller who is refused again and again would use up what is theirs.
 * @throws Refusal `too-many-requests` with the seconds until the window ends
 */
export const countEach = async (
  context: Context,
  counted: readonly Counted[],
  windowSeconds: number,
): Promise<void> => {
  await countTogether(
    context,
    counted.filter(({ isWider }) => !isWider),
    windowSeconds,
  );
  const wider = counted.filter(({ isWider }) => isWider);
  if (wider.length > 0) await countTogether(context, wider, windowSeconds);
};

/** Counts once for every given thing and refuses nobody. @returns how often each was counted in its window, this time included */
export const countUp = async (
  context: Context,
  each: readonly string[][],
  windowSeconds: number,
): Promise<number[]> => {
  const keys = each.map((of) => keyOf(context, of));
  const rows = await upsertCounts(context, keys, windowSeconds);
  return keys.map((key) => rows.find((row) => row.key === key)?.count ?? 0);
};

/** How often each was counted in its window; nothing is counted. */
export const countsOf = async (context: Context, each: readonly string[][]): Promise<number[]> => {
  const keys = each.map((of) => keyOf(context, of));
  const rows = await context.db
    .selectFrom('rate_limit')
    .select(['key', 'count'])
    .where('key', 'in', keys)
    .where('window_ends_at', '>', context.clock())
    .execute();
  return keys.map((key) => rows.find((row) => row.key === key)?.count ?? 0);
};

/** Whoever proved to be the right one starts anew. */
export const forgetCount = async (context: Context, of: string[]): Promise<void> => {
  await context.db.deleteFrom('rate_limit').where('key', '=', keyOf(context, of)).execute();
};

/** Takes one count back: what was counted turned out to be right. */
export const uncount = async (context: Context, of: string[]): Promise<void> => {
  await context.db
    .updateTable('rate_limit')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', keyOf(context, of))
    .execute();
};

interface Caller {
  ip: string;
  sessionId: string | null;
}

/** The caller's networks and session as things to count under a name. */
export const callerCounts = (
  name: string,
  { ip, sessionId }: Caller,
  { perIp, perSession }: Pick<RateLimit, 'perIp' | 'perSession'>,
): Counted[] => [
  ...networksOf(ip).map((network, width) => ({
    of: [name, 'ip', network.name],
    limit: perIp * network.times,
    ...(width > 0 ? { isWider: true as const } : {}),
  })),
  /* who has no session yet is counted by address alone, not with all the others that have none */
  ...(sessionId ? [{ of: [name, 'session', sessionId], limit: perSession }] : []),
];

/**
 * Counts one call for the caller's address and session.
 * @throws Refusal `too-many-requests`
 */
export const countCall = async (context: Context, cost: CostClass, caller: Caller): Promise<void> => {
  const limits = context.config.limits[cost];
  await countEach(context, callerCounts(cost, caller, limits), limits.windowSeconds);
};

/** Removes windows that ended; called now and then. */
export const forgetOldCounts = async (context: Context): Promise<void> => {
  await context.db.deleteFrom('rate_limit').where('window_ends_at', '<', context.clock()).execute();
};
