import type { personInvite, personInviteAgain } from '@sigorta/contracts/panel/staff-people';
import { type Language, languages } from '@sigorta/i18n/language';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { addStaff } from '../../staff/invite-staff.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { personOf } from './person-of.ts';
import { checkPlace } from './place.ts';

export const invitePerson: Handler<typeof personInvite> = async (context, request, call) => {
  const staff = requireAllPartners(staffOf(call));
  const { name, email, role, partnerId, language } = request;
  const id = await context.db.transaction().execute(async (trx) => {
    await checkPlace(trx, { role, partnerId });
    const added = await addStaff(context, trx, { name, email, role, partnerId, language });
    await enqueue(trx, 'mail-invitation', `${language}.${added}`, context.clock());
    await audit(context, trx, staff, {
      action: 'staff.invited',
      subject: { kind: 'staff', id: added },
      partnerId,
      detail: { role, language },
    });
    return added;
  });
  context.wake();
  return { id };
};

/** A mail in another language that still waits would end the new link when it is sent. */
const dropOtherLanguages = (trx: Transaction<Database>, id: string, language: Language) =>
  trx
    .deleteFrom('outbox')
    .where('kind', '=', 'mail-invitation')
    .where('state', '=', 'waiting')
    .where(
      'subject',
      'in',
      languages.filter((one) => one !== language).map((one) => `${one}.${id}`),
    )
    .execute();

/** The new link is made when the mail is sent; until then the old one holds. */
export const inviteAgain: Handler<typeof personInviteAgain> = async (context, { id, language }, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    const person = await personOf(trx, id, staff);
    if (!person.active || person.password_hash !== null) throw new Refusal('request-closed');
    await dropOtherLanguages(trx, id, language);
    await enqueue(trx, 'mail-invitation', `${language}.${id}`, context.clock());
    await audit(context, trx, staff, {
      action: 'staff.invited-again',
      subject: { kind: 'staff', id },
      partnerId: person.partner_id,
      detail: { language },
    });
  });
  context.wake();
  return { success: true };
};
