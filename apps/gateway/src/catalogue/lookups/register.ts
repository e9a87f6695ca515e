import type { Egress } from '@sigorta/egress/egress';
import { lineAgent } from '@sigorta/egress/line-agent';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Agent } from 'undici';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { callUpstream } from '../../platform/upstream/call-upstream.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';

export interface Register {
  /**
   * A list of the address register. Kept a day; when the register does not answer, the last good list however old. That
   * the register does not know something is kept for ten minutes.
   * @throws UpstreamError when there never was one, with status 404 for an unknown code
   */
  list: <T extends v.GenericSchema>(path: string, item: T) => Promise<v.InferOutput<T>[]>;
  /** The same for answers of another shape than `{ data: [...] }`. @throws UpstreamError */
  answer: <T extends v.GenericSchema>(path: string, schema: T) => Promise<v.InferOutput<T>>;
  close: () => Promise<void>;
}

const freshMs = 24 * 3600_000;
/** after a failure the register is left alone for this long */
const retryMs = 5_000;
/** what it does not know is not asked for again so soon: codes are typed by anybody */
const unknownMs = 600_000;
const timeoutMs = 5_000;
const maxBytes = 1024 * 1024;
/** there are millions of buildings; memory holds what was asked last, the database all of it */
const mostInMemory = 2000;

export interface RegisterParts {
  url: string;
  egress: Egress;
  db: Kysely<Database>;
  log: Logger;
  clock: () => Date;
}

interface Kept {
  until: number;
  body: Promise<unknown>;
}

const listSchema = <T extends v.GenericSchema>(item: T) =>
  v.object({ data: v.pipe(v.array(item), v.minLength(1)) });

const fetchBody = async (
  parts: RegisterParts,
  agent: Agent,
  path: string,
  schema: v.GenericSchema,
): Promise<unknown> => {
  const answer = await callUpstream({
    to: { peer: 'address-register', call: 'list' },
    url: `${parts.url}${path}`,
    method: 'GET',
    dispatcher: agent,
    timeoutMs,
    maxBytes,
  });
  if (answer.status !== 200) throw new UpstreamError('unavailable', answer.status);
  try {
    return v.parse(schema, JSON.parse(answer.body.toString('utf8')));
  } catch {
    throw new UpstreamError('invalid-answer', answer.status);
  }
};

/** What is kept in another shape than today's counts as nothing. */
const stored = async (parts: RegisterParts, key: string, schema: v.GenericSchema) => {
  const query = parts.db.selectFrom('lookup').select(['body', 'fetched_at']).where('key', '=', key);
  const row = await query.executeTakeFirst();
  const parsed = v.safeParse(schema, row?.body);
  return row && parsed.success ? { body: parsed.output, fetchedAt: row.fetched_at } : undefined;
};

const store = async (parts: RegisterParts, key: string, body: unknown): Promise<void> => {
  const row = { body: JSON.stringify(body), fetched_at: parts.clock() };
  await parts.db
    .insertInto('lookup')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
};

/** Whether the register answered that there is no such code, which is an answer like any other. */
export const isUnknown = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && error.status === 404;

/** The last thing asked for stays, the first goes. */
const keepNewest = <Value>(kept: Map<string, Value>, path: string, value: Value): void => {
  kept.delete(path);
  kept.set(path, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostInMemory) break;
    kept.delete(oldest);
  }
};

export const createRegister = (parts: RegisterParts): Register => {
  const agent = lineAgent(parts.egress, { connections: 8, connect: { timeout: timeoutMs } });
  const kept = new Map<string, Kept>();
  /** apart from the others, so that guessed codes push nothing out; until when, epoch ms */
  const unknown = new Map<string, number>();

  const load = async (path: string, schema: v.GenericSchema, entry: Kept): Promise<unknown> => {
    const last = await stored(parts, path, schema);
    const now = parts.clock().getTime();
    if (last && last.fetchedAt.getTime() + freshMs > now) return last.body;
    try {
      const body = await fetchBody(parts, agent, path, schema);
      await store(parts, path, body);
      return body;
    } catch (error) {
      if (isUnknown(error) && !last) {
        keepNewest(unknown, path, now + unknownMs);
        throw error;
      }
      entry.until = now + retryMs;
      const reason = error instanceof UpstreamError ? error.fault : 'failed';
      parts.log.warn({ event: 'list-not-fetched', upstream: 'address-register', reason });
      if (last) return last.body;
      throw error;
    }
  };

  const answer = <T extends v.GenericSchema>(path: string, schema: T): Promise<v.InferOutput<T>> => {
    const now = parts.clock().getTime();
    if ((unknown.get(path) ?? 0) > now) return Promise.reject(new UpstreamError('unavailable', 404));
    const known = kept.get(path);
    if (known && known.until > now) return known.body as Promise<v.InferOutput<T>>;
    const entry: Kept = { until: now + freshMs, body: Promise.resolve() };
    entry.body = load(path, schema, entry);
    entry.body.catch(() => kept.delete(path));
    keepNewest(kept, path, entry);
    return entry.body as Promise<v.InferOutput<T>>;
  };

  return {
    answer,
    list: async (path, item) => (await answer(path, listSchema(item))).data,
    close: () => agent.destroy(),
  };
};
