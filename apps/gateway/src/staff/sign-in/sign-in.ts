import type { staffSignIn } from '@sigorta/contracts/panel/sign-in';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../audit.ts';
import { requestPasskey } from '../passkeys/request-passkey.ts';
import { askForCode, offerFactor } from './challenge.ts';
import { countTry, forgiveTry } from './count-tries.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';

/**
 * Unknown, wrong, not yet invited in and switched off are answered alike, after the same work.
 * @throws Refusal `sign-in-failed`, `too-many-requests`
 */
export const signIn: Handler<typeof staffSignIn> = async (context, { email, password }, call) => {
  const { db } = context;
  const cost = context.config.passwordCost;
  const tried = { of: 'password', person: email, email } as const;
  await countTry(context, call, tried);
  const person = await db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();
  const isRight = await isPassword(password, person?.password_hash ?? null, cost);
  if (!person || !isRight || !person.active) {
    await db.transaction().execute((trx) =>
      audit(context, trx, null, {
        action: 'sign-in.refused',
        subject: { kind: 'staff', id: person?.id ?? 'unknown' },
      }),
    );
    throw new Refusal('sign-in-failed');
  }
  await forgiveTry(context, call, tried);
  if (person.password_hash !== null && isOutdated(person.password_hash, cost))
    await db
      .updateTable('staff')
      .set({ password_hash: await hashPassword(password, cost) })
      .where('id', '=', person.id)
      .where('password_hash', '=', person.password_hash)
      .execute();
  const { sessionId } = call;
  if (person.totp_confirmed_at === null || person.totp_secret === null) {
    const factor = await offerFactor(context, db, { staffId: person.id, email, sessionId }, 'enrol');
    return { next: 'enrol', ...factor };
  }
  const challenge = await askForCode(context, db, person.id, sessionId);
  return { next: 'code', challenge, passkey: await requestPasskey(context, db, person.id, challenge) };
};
