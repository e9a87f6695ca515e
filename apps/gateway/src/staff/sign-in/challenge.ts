import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffChallengeTable } from '../../platform/database/tables/staff-tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/sensitive/seal.ts';
import { factorUri, newSecret } from './totp.ts';

const lifetimeMs = 10 * 60_000;
const mostChecks = 5;

type Purpose = StaffChallengeTable['purpose'];
type Challenge = Selectable<StaffChallengeTable>;

interface NewChallenge {
  staffId: string;
  sessionId: string;
  purpose: Purpose;
  secret: string | null;
}

/** Opens the step after a password; the ones before of this person and browser end. */
export const openChallenge = async (
  { clock, dataKeys }: Context,
  db: Kysely<Database>,
  { staffId, sessionId, purpose, secret }: NewChallenge,
): Promise<string> => {
  const id = randomBytes(24).toString('base64url');
  const now = clock();
  await db
    .deleteFrom('staff_challenge')
    .where('staff_id', '=', staffId)
    .where('session_id', '=', sessionId)
    .execute();
  await db
    .insertInto('staff_challenge')
    .values({
      id,
      staff_id: staffId,
      session_id: sessionId,
      purpose,
      secret: secret === null ? null : seal(dataKeys, id, secret),
      checks: 0,
      used: false,
      expires_at: new Date(now.getTime() + lifetimeMs),
      created_at: now,
    })
    .execute();
  return id;
};

export const askForCode = (context: Context, db: Kysely<Database>, staffId: string, sessionId: string) =>
  openChallenge(context, db, { staffId, sessionId, purpose: 'sign-in', secret: null });

/** A new authenticator to be confirmed by its first code. */
export const offerFactor = async (
  context: Context,
  db: Kysely<Database>,
  person: { staffId: string; email: string; sessionId: string },
  purpose: 'enrol' | 're-enrol',
): Promise<{ challenge: string; secret: string; uri: string }> => {
  const secret = newSecret();
  const { staffId, email, sessionId } = person;
  const challenge = await openChallenge(context, db, { staffId, sessionId, purpose, secret });
  return { challenge, secret, uri: factorUri(secret, 'Sigorta Çarşısı', email) };
};

/**
 * Counts a look at a challenge, then gives it: five in all, however many come at once.
 * @throws Refusal `code-expired` for one that is used up, old, somebody else's or none
 */
export const lookAtChallenge = async (
  { db, clock }: Context,
  id: string,
  sessionId: string,
  purposes: readonly Purpose[],
): Promise<Challenge> => {
  const row = await db
    .updateTable('staff_challenge')
    .set((eb) => ({ checks: eb('checks', '+', 1) }))
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .where('purpose', 'in', purposes)
    .where('used', '=', false)
    .where('checks', '<', mostChecks)
    .where('expires_at', '>', clock())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refusal('code-expired');
  return row;
};

/** Half-done sign-ins of a person, wherever they were begun, are over. */
export const endChallenges = async (db: Kysely<Database>, staffId: string): Promise<void> => {
  await db.deleteFrom('staff_challenge').where('staff_id', '=', staffId).where('used', '=', false).execute();
};

/** @throws Refusal `code-expired` when another call was first */
export const spendChallenge = async (db: Kysely<Database>, id: string): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('staff_challenge')
    .set({ used: true })
    .where('id', '=', id)
    .where('used', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Refusal('code-expired');
};

export const secretOf = ({ dataKeys }: Context, { id, secret }: Challenge): string =>
  String(unseal(dataKeys, id, secret ?? ''));
