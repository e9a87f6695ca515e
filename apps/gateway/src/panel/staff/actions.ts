import type { personChange, personResetFactor, personSwitch } from '@sigorta/contracts/panel/staff-people';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { forgetFactors } from '../../staff/sign-in/forget-factors.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { endSessions, personOf } from './person-of.ts';
import { checkPlace } from './place.ts';

const subject = (id: string) => ({ kind: 'staff', id });

/** The next call of that person is measured by the new role; sessions go on. */
export const changePerson: Handler<typeof personChange> = async (
  context,
  { id, role, partnerId, was },
  call,
) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    const person = await personOf(trx, id, staff);
    if (role === person.role && partnerId === person.partner_id) return;
    if (was.role !== person.role || was.partnerId !== person.partner_id)
      throw new Refusal('changed-meanwhile');
    if (person.isLastOwner && role !== 'owner') throw new Refusal('not-allowed');
    await checkPlace(trx, { role, partnerId });
    await trx.updateTable('staff').set({ role, partner_id: partnerId }).where('id', '=', id).execute();
    await audit(context, trx, staff, {
      action: 'staff.changed',
      subject: subject(id),
      partnerId: partnerId ?? person.partner_id,
      detail: {
        fromRole: person.role,
        toRole: role,
        fromPartner: person.partner_id,
        toPartner: partnerId,
      },
    });
  });
  return { success: true };
};

export const switchPerson: Handler<typeof personSwitch> = async (context, { id, active }, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    const person = await personOf(trx, id, staff);
    if (person.isLastOwner && !active) throw new Refusal('not-allowed');
    if (person.active === active) return;
    await trx.updateTable('staff').set({ active }).where('id', '=', id).execute();
    if (!active) await endSessions(trx, id);
    await audit(context, trx, staff, {
      action: active ? 'staff.switched-on' : 'staff.switched-off',
      subject: subject(id),
      partnerId: person.partner_id,
    });
  });
  return { success: true };
};

/** For a lost phone: the password alone opens nothing, it leads to setting up a new app. */
export const resetFactor: Handler<typeof personResetFactor> = async (context, { id }, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    const person = await personOf(trx, id, staff);
    await forgetFactors(trx, id);
    await endSessions(trx, id);
    await audit(context, trx, staff, {
      action: 'staff.second-factor-reset',
      subject: subject(id),
      partnerId: person.partner_id,
    });
  });
  return { success: true };
};
