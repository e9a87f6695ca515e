import type { staffEnrol } from '@sigorta/contracts/panel/sign-in';
import type { Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { seal } from '../../platform/sensitive/seal.ts';
import { audit } from '../audit.ts';
import { beginSession } from './begin-session.ts';
import { endChallenges, lookAtChallenge, secretOf, spendChallenge } from './challenge.ts';
import { countTry, forgiveTry } from './count-tries.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** Another app is set up from a session that still lives; ending it ends that too. */
const isSignedIn = async (
  { clock }: Context,
  db: Kysely<Database>,
  { staff_id, session_id }: { staff_id: string; session_id: string },
): Promise<boolean> =>
  (await db
    .selectFrom('staff_session')
    .select('id')
    .where('staff_id', '=', staff_id)
    .where('session_id', '=', session_id)
    .where('expires_at', '>', clock())
    .executeTakeFirst()) !== undefined;

/**
 * The new authenticator proves itself by a code and takes the place of the one before.
 * @throws Refusal `code-wrong`, `code-expired`, `too-many-requests`
 */
export const enrol: Handler<typeof staffEnrol> = async (context, { challenge, code }, call) => {
  const { db, clock, dataKeys } = context;
  const row = await lookAtChallenge(context, challenge, call.sessionId, ['enrol', 're-enrol']);
  await countTry(context, call, { of: 'code', person: row.staff_id });
  const secret = secretOf(context, row);
  const step = stepOfCode(secret, code, clock());
  if (step === null) throw new Refusal('code-wrong');
  const answer = await db.transaction().execute(async (trx) => {
    await spendChallenge(trx, row.id);
    if (row.purpose === 're-enrol' && !(await isSignedIn(context, trx, row)))
      throw new Refusal('code-expired');
    const person = await trx
      .updateTable('staff')
      .set({
        totp_secret: seal(dataKeys, row.staff_id, secret),
        totp_confirmed_at: clock(),
        totp_last_step: step,
      })
      .where('id', '=', row.staff_id)
      .where('active', '=', true)
      .returning(['id', 'name', 'email', 'role'])
      .executeTakeFirst();
    if (!person) throw new Refusal('code-expired');
    await endChallenges(trx, person.id);
    const recoveryCodes = await newRecoveryCodes(context, trx, person.id);
    await audit(context, trx, person, {
      action: 'second-factor.set-up',
      subject: { kind: 'staff', id: person.id },
    });
    /* who only changed the app is signed in already */
    if (row.purpose === 're-enrol')
      return { success: true as const, name: person.name, role: person.role, recoveryCodes };
    return { ...(await beginSession(context, trx, person, call)), recoveryCodes };
  });
  await forgiveTry(context, call, { of: 'code', person: row.staff_id });
  return answer;
};
