import type {
  accountDetail,
  accountNewFactor,
  accountOthersEnd,
  accountPassword,
  accountRecoveryCodes,
  accountSessionEnd,
} from '@sigorta/contracts/panel/account';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../audit.ts';
import { passkeysOf } from '../passkeys/passkeys-of.ts';
import { staffOf } from '../staff-of.ts';
import { idleSeconds } from '../staff-session.ts';
import { endChallenges, offerFactor } from './challenge.ts';
import { isFactor } from './check-factor.ts';
import { countTry, forgiveTry } from './count-tries.ts';
import { refusePassword } from './invitation.ts';
import { hashPassword, isPassword } from './password.ts';
import { newRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts';

const subject = ({ id }: Staff) => ({ kind: 'staff', id });

const rowOf = ({ db }: Context, { id }: Staff) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'password_hash', 'totp_secret'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** @throws Refusal `sign-in-failed`, `code-wrong`, `too-many-requests` */
const proveAnew = async (
  context: Context,
  call: Call,
  staff: Staff,
  { password, code }: { password?: string; code: string },
) => {
  await countTry(context, call, { of: 'code', person: staff.id, email: staff.email });
  const row = await rowOf(context, staff);
  const { passwordCost } = context.config;
  if (password !== undefined && !(await isPassword(password, row.password_hash, passwordCost)))
    throw new Refusal('sign-in-failed');
  if (!(await isFactor(context, row, code))) throw new Refusal('code-wrong');
  await forgiveTry(context, call, { of: 'code', person: staff.id, email: staff.email });
  return row;
};

export const readAccount: Handler<typeof accountDetail> = async (context, _request, call) => {
  const staff = staffOf(call);
  const { db, clock } = context;
  const now = clock();
  const sessions = await db
    .selectFrom('staff_session')
    .selectAll()
    .where('staff_id', '=', staff.id)
    .where('expires_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - idleSeconds * 1000))
    .orderBy('created_at', 'desc')
    .execute();
  return {
    passkeys: await passkeysOf(context, staff.id),
    recoveryCodesLeft: await recoveryCodesLeft(db, staff.id),
    sessions: sessions.map((row) => ({
      id: row.id,
      browser: row.browser,
      network: row.network,
      since: row.created_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
      own: row.id === staff.staffSessionId,
    })),
  };
};

/** @throws Refusal `not-found` for a session of somebody else */
export const endSession: Handler<typeof accountSessionEnd> = async (context, { id }, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('staff_session')
      .where('id', '=', id)
      .where('staff_id', '=', staff.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('not-found');
    await endChallenges(trx, staff.id);
    await audit(context, trx, staff, { action: 'session.ended', subject: subject(staff) });
  });
  return { success: true };
};

export const endOthers: Handler<typeof accountOthersEnd> = async (context, _request, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('staff_session')
      .where('staff_id', '=', staff.id)
      .where('id', '<>', staff.staffSessionId)
      .execute();
    await endChallenges(trx, staff.id);
    await audit(context, trx, staff, { action: 'session.others-ended', subject: subject(staff) });
  });
  return { success: true };
};

export const changePassword: Handler<typeof accountPassword> = async (context, request, call) => {
  const staff = staffOf(call);
  await refusePassword(request.password, staff.email);
  await proveAnew(context, call, staff, { password: request.old, code: request.code });
  const hash = await hashPassword(request.password, context.config.passwordCost);
  await context.db.transaction().execute(async (trx) => {
    await trx.updateTable('staff').set({ password_hash: hash }).where('id', '=', staff.id).execute();
    await trx
      .deleteFrom('staff_session')
      .where('staff_id', '=', staff.id)
      .where('id', '<>', staff.staffSessionId)
      .execute();
    await endChallenges(trx, staff.id);
    await audit(context, trx, staff, { action: 'password.changed', subject: subject(staff) });
  });
  return { success: true };
};

export const offerNewFactor: Handler<typeof accountNewFactor> = async (context, request, call) => {
  const staff = staffOf(call);
  const { email } = await proveAnew(context, call, staff, request);
  return offerFactor(
    context,
    context.db,
    { staffId: staff.id, email, sessionId: call.sessionId },
    're-enrol',
  );
};

export const renewRecoveryCodes: Handler<typeof accountRecoveryCodes> = async (context, { code }, call) => {
  const staff = staffOf(call);
  await proveAnew(context, call, staff, { code });
  const recoveryCodes = await context.db.transaction().execute(async (trx) => {
    const codes = await newRecoveryCodes(context, trx, staff.id);
    await audit(context, trx, staff, { action: 'recovery-codes.renewed', subject: subject(staff) });
    return codes;
  });
  return { recoveryCodes };
};
