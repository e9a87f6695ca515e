import { setTimeout as pause } from 'node:timers/promises';
import { type ErrorCode, errorCodes, type FieldError } from '@sigorta/contracts/errors';
import type { Context } from '../../platform/context.ts';
import type { HashingKey } from '../../platform/ports.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';

import { hashUnder } from '../../platform/sensitive/keyed-hash.ts';
import { seal, unseal } from '../../platform/sensitive/seal.ts';

/** how long an answer is kept, ms */
const dayMs = 24 * 3600_000;
/** longer than the longest call (a provider may take 40 s): who has not answered by then died */
const claimMs = 120_000;
/** how long a second call waits for the first one's answer, ms */
const longestWaitMs = 10_000;
const betweenLooksMs = 100;

/** A call that brought a key. */
export interface KeyedCall {
  /** the client's, of this intent */
  key: string;
  /** whose it is: a staff user, or a buyer's session */
  caller: string;
  operation: string;
  /** the parsed request */
  request: unknown;
}

/** What is kept of a call: its answer, or the refusal that ended it. */
type Kept =
  | { kind: 'answer'; answer: unknown }
  | { kind: 'refusal'; code: ErrorCode; fields?: readonly FieldError[] };

type Services = Pick<Context, 'db' | 'clock' | 'dataKeys'>;

/** Under the key in use, then under each that was in use within the time an answer is kept. */
type Hashes = readonly [string, ...string[]];
const hashesOf = ({ dataKeys, clock }: Services, text: string): Hashes => {
  const [inUse, ...others] = dataKeys.hashing();
  const since = clock().getTime() - dayMs;
  const hash = (key: HashingKey) => hashUnder(key, 'kept answers', text);
  const recent = others.filter((_, at) => (others[at - 1] ?? inUse).usedFrom.getTime() > since);
  return [hash(inUse), ...recent.map(hash)];
};

/** The row of a key: for a day after the hashing key was turned it may stand under the one of before. */
const idOf = async (services: Services, [id, ...before]: Hashes): Promise<string> => {
  if (before.length === 0) return id;
  const row = await services.db
    .selectFrom('kept_answer')
    .select('id')
    .where('id', 'in', before)
    .executeTakeFirst();
  return row?.id ?? id;
};

/** The same request is the same text, whatever the order of its keys. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, canonical(part)]);
};

/** Refusals that another try may not get: they are not kept, and the next call with the key works again. */
const mayPass = ({ code }: Refusal): boolean => ['retry', 'wait'].includes(errorCodes[code].next);

/** A row that is ours to work on, or what stands in our way. */
type Claim = { mine: string } | { kept: Kept } | 'at-work' | 'gone';

async function claimRow(services: Services, id: string, fingerprints: Hashes): Promise<Claim> {
  const { db, clock, dataKeys } = services;
  const now = clock();
  const mine = { claim: randomId(), claimed_until: new Date(now.getTime() + claimMs) };
  const made = await db
    .insertInto('kept_answer')
    .values({ id, fingerprint: fingerprints[0], ...mine, answer: null, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { mine: mine.claim };
  const row = await db.selectFrom('kept_answer').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return 'gone';
  if (now.getTime() - row.created_at.getTime() >= dayMs) {
    await db.deleteFrom('kept_answer').where('id', '=', id).where('claim', '=', row.claim).execute();
    return 'gone';
  }
  if (!fingerprints.includes(row.fingerprint)) throw new Refusal('key-reused');
  if (row.answer !== null) return { kept: unseal(dataKeys, id, row.answer) as Kept };
  if (row.claimed_until > now) return 'at-work';
  const taken = await db
    .updateTable('kept_answer')
    .set(mine)
    .where('id', '=', id)
    .where('claim', '=', row.claim)
    .where('answer', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken ? { mine: mine.claim } : 'at-work';
}

/** @throws Refusal `key-reused`, and `still-working` when the first call takes too long to wait for */
async function claimOrKept(
  services: Services,
  id: string,
  fingerprints: Hashes,
  patienceMs: number,
): Promise<{ mine: string } | { kept: Kept }> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const claim = await claimRow(services, id, fingerprints);
    if (typeof claim === 'object') return claim;
    if (performance.now() > end) throw new Refusal('still-working');
    if (claim === 'at-work') await pause(betweenLooksMs);
  }
}

const keep = async ({ db, dataKeys }: Services, id: string, claim: string, kept: Kept): Promise<void> => {
  await db
    .updateTable('kept_answer')
    .set({ answer: seal(dataKeys, id, kept) })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
};

const release = async ({ db }: Services, id: string, claim: string): Promise<void> => {
  await db
    .deleteFrom('kept_answer')
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('answer', 'is', null)
    .execute();
};

/**
 * Does a call's work once for its key and day (IETF draft of the `Idempotency-Key` header): whoever comes again, at the same
 * time or later, gets the first one's answer or final refusal. A refusal that may pass frees the key.
 * @param work gives what is kept of the answer, as JSON
 * @param patienceMs how long a second call waits for the first
 * @returns the answer, and whether it is an earlier call's
 * @throws Refusal `key-reused` for another request under the key, `still-working`, and whatever `work` refuses
 */
export async function answeredOnce(
  services: Services,
  { key, caller, operation, request }: KeyedCall,
  work: () => Promise<unknown>,
  patienceMs = longestWaitMs,
): Promise<{ answer: unknown; isKept: boolean }> {
  const id = await idOf(services, hashesOf(services, JSON.stringify(['key', caller, operation, key])));
  const fingerprints = hashesOf(services, JSON.stringify(['request', canonical(request)]));
  const claim = await claimOrKept(services, id, fingerprints, patienceMs);
  if ('kept' in claim) {
    const { kept } = claim;
    if (kept.kind === 'answer') return { answer: kept.answer, isKept: true };
    throw new Refusal(kept.code, kept.fields ? { fields: kept.fields } : {});
  }
  try {
    const answer = await work();
    await keep(services, id, claim.mine, { kind: 'answer', answer });
    return { answer, isKept: false };
  } catch (error) {
    if (error instanceof Refusal && !mayPass(error)) {
      const { code, fields } = error;
      await keep(services, id, claim.mine, { kind: 'refusal', code, ...(fields && { fields }) });
    } else await release(services, id, claim.mine);
    throw error;
  }
}

/** Removes answers that are older than a day; called now and then. */
export const forgetKeptAnswers = async ({ db, clock }: Services): Promise<void> => {
  await db
    .deleteFrom('kept_answer')
    .where('created_at', '<', new Date(clock().getTime() - dayMs))
    .execute();
};
