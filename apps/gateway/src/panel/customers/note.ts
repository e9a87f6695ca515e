import type { customerNote } from '@sigorta/contracts/panel/customers';
import { phoneKey, phoneKeys } from '../../buyers/login/phone-key.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { notesOf, writeNote } from '../notes/notes.ts';
import { subjectInScope } from '../reveal/subjects.ts';

/**
 * Written to the phone of one of their records, in the scope of the partner of that record.
 * @throws Refusal `not-found` of another scope, or for a record without a phone
 */
export const noteCustomer: Handler<typeof customerNote> = async (context, { subject, id, text }, call) => {
  const { db, dataKeys } = context;
  const staff = staffOf(call);
  const { known, partnerId } = await subjectInScope(context, { subject, id }, staff);
  if (!known.phone) throw new Refusal('not-found');
  const about = phoneKey(dataKeys, known.phone);
  await db.transaction().execute(async (trx) => {
    await writeNote(context, trx, 'customer', { about, staffId: staff.id, text, partnerId });
    await audit(context, trx, staff, {
      action: 'customer.noted',
      subject: { kind: 'customer', id: about },
      partnerId,
    });
  });
  return { notes: await notesOf(db, 'customer', phoneKeys(dataKeys, known.phone), scopeOf(staff)) };
};
