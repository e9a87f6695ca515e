import type { staffSignOut as operation } from '@sigorta/contracts/panel/staff-sign-out';
import type { Handler } from '../platform/handler.ts';
import { audit } from './audit.ts';
import { staffOf } from './staff-of.ts';

export const staffSignOut: Handler<typeof operation> = async (context, _request, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('staff_session').where('id', '=', staff.staffSessionId).execute();
    await audit(context, trx, staff, { action: 'session.ended', subject: { kind: 'staff', id: staff.id } });
  });
  call.setStaffCookies({ value: null, display: null });
  return { success: true };
};
