import type { customerCall } from '@sigorta/contracts/panel/customers';
import { contactsOfPhone } from '../../buyers/contacts/contacts-of-phone.ts';
import { noteCall } from '../../buyers/contacts/note-contact.ts';
import { phoneKey } from '../../buyers/login/phone-key.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { subjectInScope } from '../reveal/subjects.ts';

/**
 * A call that was: also one that its owner had switched off, since what happened is not hidden from him.
 * @throws Refusal `not-found` of another scope, or for a record without a phone
 */
export const noteCustomerCall: Handler<typeof customerCall> = async (
  context,
  { subject, id, purpose, isFromThem },
  call,
) => {
  const staff = staffOf(call);
  const { known, partnerId } = await subjectInScope(context, { subject, id }, staff);
  const { phone } = known;
  if (!phone) throw new Refusal('not-found');
  await context.db.transaction().execute(async (trx) => {
    await noteCall(context, trx, { partnerId, phone, purpose, isFromThem, staffId: staff.id });
    await audit(context, trx, staff, {
      action: 'customer.call-noted',
      subject: { kind: 'customer', id: phoneKey(context.dataKeys, phone) },
      partnerId,
      detail: { purpose, isFromThem },
    });
  });
  return contactsOfPhone(context, { scope: scopeOf(staff), phone });
};
