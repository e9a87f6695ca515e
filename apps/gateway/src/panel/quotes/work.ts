import type { quoteChange, quoteNote } from '@sigorta/contracts/panel/quotes';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { checkAssignee } from '../assignment/assignable.ts';
import { askToTellAssignee } from '../assignment/tell-assignee.ts';
import { writeNote } from '../notes/notes.ts';
import { quoteInScope } from './in-scope.ts';

const subject = (id: string) => ({ kind: 'quote', id });

/**
 * Gives a quote to somebody, or to nobody.
 * @throws Refusal `not-found` of another scope, `invalid-input` for who may not see it, `changed-meanwhile` when somebody else gave it away
 */
export const changeQuote: Handler<typeof quoteChange> = async (context, { id, assigneeId, was }, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    const row = await quoteInScope(trx, id, staff);
    if (assigneeId === row.assignee_id) return;
    if (was.assigneeId !== row.assignee_id) throw new Refusal('changed-meanwhile');
    if (assigneeId) await checkAssignee(trx, staff, 'quote', { assigneeId, partnerId: row.partner_id });
    await trx.updateTable('quote').set({ assignee_id: assigneeId }).where('id', '=', id).execute();
    await audit(context, trx, staff, {
      action: 'quote.assigned',
      subject: subject(id),
      partnerId: row.partner_id,
      detail: { assignee: assigneeId },
    });
    await askToTellAssignee(trx, 'quote', id, { assigneeId, by: staff, now: context.clock() });
  });
  context.wake();
  return { success: true };
};

/** @throws Refusal `not-found` of another scope */
export const noteQuote: Handler<typeof quoteNote> = async (context, { id, text }, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    const row = await quoteInScope(trx, id, staff);
    await writeNote(context, trx, 'quote', { about: id, staffId: staff.id, text });
    await audit(context, trx, staff, {
      action: 'quote.noted',
      subject: subject(id),
      partnerId: row.partner_id,
    });
  });
  return { success: true };
};
