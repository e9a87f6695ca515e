import type { invitationAccept, invitationOpen } from '@sigorta/contracts/panel/sign-in';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../audit.ts';
import { hashOfToken } from '../invite-staff.ts';
import { endChallenges, offerFactor } from './challenge.ts';
import { countTry } from './count-tries.ts';
import { forgetFactors } from './forget-factors.ts';
import { hashPassword } from './password.ts';
import { problemOfPassword } from './password-problem.ts';

const invited = async ({ db, clock }: Context, token: string) => {
  const row = await db
    .selectFrom('staff_invitation')
    .innerJoin('staff', 'staff.id', 'staff_invitation.staff_id')
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.role', 'staff_invitation.id as invitation'])
    .where('staff_invitation.id', '=', hashOfToken(token))
    .where('staff_invitation.used', '=', false)
    .where('staff_invitation.expires_at', '>', clock())
    .where('staff.active', '=', true)
    .executeTakeFirst();
  if (!row) throw new Refusal('link-expired');
  return row;
};

/** @throws Refusal `link-expired` */
export const openInvitation: Handler<typeof invitationOpen> = async (context, { token }, call) => {
  await countTry(context, call, { of: 'password', person: hashOfToken(token) });
  const { email, name, role } = await invited(context, token);
  return { email, name, role };
};

/** @throws Refusal `invalid-input` with the password's problem */
export const refusePassword = async (password: string, email: string): Promise<void> => {
  const problem = await problemOfPassword(password, email);
  if (problem === null) return;
  throw new Refusal('invalid-input', {
    fields: [{ field: 'password', message: `password.error.${problem}` }],
  });
};

/** @throws Refusal `link-expired`, `invalid-input` */
export const acceptInvitation: Handler<typeof invitationAccept> = async (
  context,
  { token, password },
  call,
) => {
  const person = await invited(context, token);
  await refusePassword(password, person.email);
  const hash = await hashPassword(password, context.config.passwordCost);
  return context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff_invitation')
      .set({ used: true })
      .where('id', '=', person.invitation)
      .where('used', '=', false)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal('link-expired');
    /* whatever opened the panel for this person before is over */
    await trx.updateTable('staff').set({ password_hash: hash }).where('id', '=', person.id).execute();
    await forgetFactors(trx, person.id);
    await trx.deleteFrom('staff_session').where('staff_id', '=', person.id).execute();
    await endChallenges(trx, person.id);
    await audit(context, trx, person, {
      action: 'invitation.taken',
      subject: { kind: 'staff', id: person.id },
    });
    const { email } = person;
    const factor = await offerFactor(
      context,
      trx,
      { staffId: person.id, email, sessionId: call.sessionId },
      'enrol',
    );
    return { next: 'enrol', ...factor };
  });
};
