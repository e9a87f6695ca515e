import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { Agent } from 'undici';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { callUpstream } from '../upstreams/call-upstream.ts';
import { UpstreamError } from '../upstreams/upstream-error.ts';

export interface Register {
  /**
   * A list of the address register. Kept a day; when the register does not answer, the last good list however old.
   * @throws UpstreamError when there never was one
   */
  list: <T extends v.GenericSchema>(path: string, item: T) => Promise<v.InferOutput<T>[]>;
  close: () => Promise<void>;
}

const freshMs = 24 * 3600_000;
/** after a failure the register is left alone for this long */
const retryMs = 5_000;
const timeoutMs = 5_000;
const maxBytes = 1024 * 1024;

interface Parts {
  url: string;
  db: Kysely<Database>;
  log: Logger;
  clock: () => Date;
}

interface Kept {
  until: number;
  list: Promise<unknown[]>;
}

const fetchList = async (
  parts: Parts,
  agent: Agent,
  path: string,
  item: v.GenericSchema,
): Promise<unknown[]> => {
  const answer = await callUpstream({
    url: `${parts.url}${path}`,
    method: 'GET',
    dispatcher: agent,
    timeoutMs,
    maxBytes,
  });
  if (answer.status !== 200) throw new UpstreamError('unavailable', answer.status);
  try {
    return v.parse(
      v.object({ data: v.pipe(v.array(item), v.minLength(1)) }),
      JSON.parse(answer.body.toString('utf8')),
    ).data;
  } catch {
    throw new UpstreamError('invalid-answer', answer.status);
  }
};

const stored = async (parts: Parts, key: string) =>
  parts.db.selectFrom('lookup').select(['body', 'fetched_at']).where('key', '=', key).executeTakeFirst();

const store = async (parts: Parts, key: string, list: unknown[]): Promise<void> => {
  const row = { body: JSON.stringify(list), fetched_at: parts.clock() };
  await parts.db
    .insertInto('lookup')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
};

export const createRegister = (parts: Parts): Register => {
  const agent = new Agent({ connections: 8, connect: { timeout: timeoutMs } });
  const kept = new Map<string, Kept>();

  const load = async (path: string, item: v.GenericSchema, entry: Kept): Promise<unknown[]> => {
    const last = await stored(parts, path);
    const now = parts.clock().getTime();
    if (last && last.fetched_at.getTime() + freshMs > now) return v.parse(v.array(item), last.body);
    try {
      const list = await fetchList(parts, agent, path, item);
      await store(parts, path, list);
      return list;
    } catch (error) {
      entry.until = now + retryMs;
      const reason = error instanceof UpstreamError ? error.fault : 'failed';
      parts.log.warn({ event: 'list-not-fetched', upstream: 'address-register', reason });
      if (last) return v.parse(v.array(item), last.body);
      throw error;
    }
  };

  return {
    list: <T extends v.GenericSchema>(path: string, item: T) => {
      const now = parts.clock().getTime();
      const known = kept.get(path);
      if (known && known.until > now) return known.list as Promise<v.InferOutput<T>[]>;
      const entry: Kept = { until: now + freshMs, list: Promise.resolve([]) };
      entry.list = load(path, item, entry);
      entry.list.catch(() => kept.delete(path));
      kept.set(path, entry);
      return entry.list as Promise<v.InferOutput<T>[]>;
    },
    close: () => agent.destroy(),
  };
};
