import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../audit.ts';
import { beginSession } from './begin-session.ts';
import { lookAtChallenge, spendChallenge } from './challenge.ts';
import { countTry, forgiveTry } from './count-tries.ts';

interface Factor {
  isRight: (person: Selectable<Database['staff']>) => Promise<boolean>;
  refusal: 'code-wrong' | 'passkey-refused';
}

/**
 * The step after the password, whatever proves it: counted, written down when it fails, a session when it holds.
 * @throws Refusal `code-wrong` or `passkey-refused`, `code-expired`, `too-many-requests`
 */
export const passFactor = async (context: Context, call: Call, challenge: string, factor: Factor) => {
  const { db } = context;
  const row = await lookAtChallenge(context, challenge, call.sessionId, ['sign-in']);
  const person = await db
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', row.staff_id)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!person) throw new Refusal('code-expired');
  const tried = { of: 'code', person: person.id, email: person.email } as const;
  await countTry(context, call, tried);
  if (!(await factor.isRight(person))) {
    await db.transaction().execute((trx) =>
      audit(context, trx, null, {
        action: 'second-factor.refused',
        subject: { kind: 'staff', id: person.id },
      }),
    );
    throw new Refusal(factor.refusal);
  }
  await forgiveTry(context, call, tried);
  return db.transaction().execute(async (trx) => {
    await spendChallenge(trx, row.id);
    return beginSession(context, trx, person, call);
  });
};
