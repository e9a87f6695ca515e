import type { Context } from '../platform/context.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { audit } from './audit.ts';
import { addStaff } from './invite-staff.ts';

/** Invites the owner of the setting PANEL_OWNER by mail, when nobody is in the panel yet. */
export const inviteFirstOwner = async (context: Context): Promise<void> => {
  const { db, clock, config } = context;
  const email = config.panelOwner;
  if (email === null) return;
  await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('staff').select('id').limit(1).executeTakeFirst();
    if (known) return;
    const id = await addStaff(context, trx, {
      email,
      name: email.split('@')[0] ?? email,
      role: 'owner',
      partnerId: null,
    });
    await enqueue(trx, 'mail-invitation', `tr.${id}`, clock());
    await audit(context, trx, null, { action: 'staff.invited', subject: { kind: 'staff', id } });
  });
};
