import type { staffSecondFactor } from '@sigorta/contracts/panel/sign-in';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../audit.ts';
import { beginSession } from './begin-session.ts';
import { lookAtChallenge, useUpChallenge } from './challenge.ts';
import { isFactor } from './check-factor.ts';
import { countTry, forgiveTry } from './count-tries.ts';

/** @throws Refusal `code-wrong`, `code-expired`, `too-many-requests` */
export const secondFactor: Handler<typeof staffSecondFactor> = async (context, { challenge, code }, call) => {
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
  if (!(await isFactor(context, person, code))) {
    await db.transaction().execute((trx) =>
      audit(context, trx, null, {
        action: 'second-factor.refused',
        subject: { kind: 'staff', id: person.id },
      }),
    );
    throw new Refusal('code-wrong');
  }
  await forgiveTry(context, call, tried);
  return db.transaction().execute(async (trx) => {
    await useUpChallenge(trx, row.id);
    return beginSession(context, trx, person, call);
  });
};
