import type { stepUpByCode, stepUpByPasskey, stepUpOffer } from '@sigorta/contracts/panel/passkeys';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../audit.ts';
import { isPasskey } from '../passkeys/is-passkey.ts';
import { descriptorsOf, requestPasskey } from '../passkeys/request-passkey.ts';
import { staffOf } from '../staff-of.ts';
import { lookAtChallenge, openChallenge, spendChallenge } from './challenge.ts';
import { isFactor } from './check-factor.ts';
import { countTry, forgiveTry } from './count-tries.ts';

/** From now on, for `stepUpMinutes`, this session has proved who it is. */
const noteProof = async ({ db, clock }: Context, { staffSessionId }: Staff): Promise<void> => {
  await db
    .updateTable('staff_session')
    .set({ proved_at: clock() })
    .where('id', '=', staffSessionId)
    .execute();
};

/** A try that fails is counted with those of signing in, and written down. */
const prove = async (
  context: Context,
  call: Call,
  isRight: (staff: Staff) => Promise<boolean>,
  refusal: 'code-wrong' | 'passkey-refused',
): Promise<{ success: true }> => {
  const staff = staffOf(call);
  const tried = { of: 'code', person: staff.id, email: staff.email } as const;
  await countTry(context, call, tried);
  if (!(await isRight(staff))) {
    await context.db.transaction().execute((trx) =>
      audit(context, trx, staff, {
        action: 'second-factor.refused',
        subject: { kind: 'staff', id: staff.id },
      }),
    );
    throw new Refusal(refusal);
  }
  await forgiveTry(context, call, tried);
  await noteProof(context, staff);
  return { success: true };
};

/** A challenge is opened only for who has a passkey to answer it. */
export const offerStepUp: Handler<typeof stepUpOffer> = async (context, _request, call) => {
  const { id: staffId } = staffOf(call);
  const { db } = context;
  if ((await descriptorsOf(context, db, staffId)).length === 0) return { passkey: null };
  const { sessionId } = call;
  const challenge = await openChallenge(context, db, {
    staffId,
    sessionId,
    purpose: 'step-up',
    secret: null,
  });
  return { passkey: await requestPasskey(context, db, staffId, challenge) };
};

/** @throws Refusal `code-wrong`, `too-many-requests` */
export const stepUpWithCode: Handler<typeof stepUpByCode> = (context, { code }, call) =>
  prove(
    context,
    call,
    async ({ id }) => {
      const person = await context.db
        .selectFrom('staff')
        .select(['id', 'totp_secret'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return isFactor(context, person, code);
    },
    'code-wrong',
  );

/** @throws Refusal `passkey-refused`, `code-expired`, `too-many-requests` */
export const stepUpWithPasskey: Handler<typeof stepUpByPasskey> = async (
  context,
  { challenge, proof },
  call,
) => {
  const row = await lookAtChallenge(context, challenge, call.sessionId, ['step-up']);
  if (row.staff_id !== staffOf(call).id) throw new Refusal('code-expired');
  return prove(
    context,
    call,
    async ({ id }) => {
      if (!(await isPasskey(context, id, challenge, proof))) return false;
      await spendChallenge(context.db, row.id);
      return true;
    },
    'passkey-refused',
  );
};
