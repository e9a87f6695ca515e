import type {
  applicationChange,
  applicationNote,
  applicationTask,
  applicationTaskDone,
} from '@sigorta/contracts/panel/applications';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { checkAssignee } from '../assignment/assignable.ts';
import { askToTellAssignee } from '../assignment/tell-assignee.ts';
import { writeNote } from '../notes/notes.ts';
import { applicationInScope } from './in-scope.ts';

const subject = (id: string) => ({ kind: 'application', id });

export const changeApplication: Handler<typeof applicationChange> = async (context, request, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    const row = await applicationInScope(trx, request.id, staff);
    const { state = row.state, assigneeId = row.assignee_id, was } = request;
    const isGiven = assigneeId !== row.assignee_id;
    const isMoved = state !== row.state;
    if (!isMoved && !isGiven) return;
    if ((isMoved && was.state !== row.state) || (isGiven && was.assigneeId !== row.assignee_id))
      throw new Refusal('changed-meanwhile');
    if (isGiven && assigneeId)
      await checkAssignee(trx, staff, 'application', { assigneeId, partnerId: row.partner_id });
    await trx
      .updateTable('application')
      .set({ state, assignee_id: assigneeId })
      .where('id', '=', row.id)
      .execute();
    await audit(context, trx, staff, {
      action: 'application.changed',
      subject: subject(row.id),
      partnerId: row.partner_id,
      detail: { from: row.state, to: state, assignee: assigneeId },
    });
    if (isGiven) {
      const now = context.clock();
      await askToTellAssignee(trx, 'application', row.id, { assigneeId, by: staff, now });
    }
  });
  context.wake();
  return { success: true };
};

export const noteApplication: Handler<typeof applicationNote> = async (context, { id, text }, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    const row = await applicationInScope(trx, id, staff);
    await writeNote(context, trx, 'application', { about: id, staffId: staff.id, text });
    await audit(context, trx, staff, {
      action: 'application.noted',
      subject: subject(id),
      partnerId: row.partner_id,
    });
  });
  return { success: true };
};

/** The list sorts by the next open task; it is written beside the application. */
const noteDueDay = (trx: Transaction<Database>, id: string) =>
  trx
    .updateTable('application')
    .set({
      due_on: sql<string | null>`(select min(due_on) from application_task
        where application_id = ${id} and done_at is null)`,
    })
    .where('id', '=', id)
    .execute();

export const addTask: Handler<typeof applicationTask> = async (context, { id, text, dueOn }, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    const row = await applicationInScope(trx, id, staff);
    const values = { id: randomId(), application_id: id, staff_id: staff.id, text, due_on: dueOn };
    await trx
      .insertInto('application_task')
      .values({ ...values, created_at: context.clock() })
      .execute();
    await noteDueDay(trx, id);
    await audit(context, trx, staff, {
      action: 'application.task-added',
      subject: subject(id),
      partnerId: row.partner_id,
      detail: { dueOn },
    });
  });
  return { success: true };
};

export const finishTask: Handler<typeof applicationTaskDone> = async (context, { id, taskId }, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    const row = await applicationInScope(trx, id, staff);
    const task = await trx
      .selectFrom('application_task')
      .select('done_at')
      .where('id', '=', taskId)
      .where('application_id', '=', id)
      .executeTakeFirst();
    if (!task) throw new Refusal('not-found');
    /* a colleague ticked it off: so it is */
    if (task.done_at !== null) return;
    await trx
      .updateTable('application_task')
      .set({ done_at: context.clock() })
      .where('id', '=', taskId)
      .execute();
    await noteDueDay(trx, id);
    await audit(context, trx, staff, {
      action: 'application.task-done',
      subject: subject(id),
      partnerId: row.partner_id,
    });
  });
  return { success: true };
};
