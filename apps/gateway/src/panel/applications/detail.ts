import type { applicationDetail } from '@sigorta/contracts/panel/applications';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { documentOfConsent } from '@sigorta/legal/consents';
import { titleOf } from '@sigorta/legal/titles/all';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { asItLies } from '../../platform/sensitive/sealed-application.ts';
import { openMail } from '../../platform/sensitive/sealed-mail.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { assignableTo } from '../assignment/assignable.ts';
import { maskedEmail } from '../masking/masked.ts';
import { notesOf } from '../notes/notes.ts';
import { toldAnswers } from '../shared/answers.ts';
import { namesFor } from '../shared/names.ts';
import { applicationRow } from './row.ts';

export const readApplication: Handler<typeof applicationDetail> = async (context, { id }, call) => {
  const { db } = context;
  const staff = staffOf(call);
  const scope = scopeOf(staff);
  const row = await db
    .selectFrom('application')
    .leftJoin('staff', 'staff.id', 'application.assignee_id')
    .selectAll('application')
    .select('staff.name as assignee_name')
    .select(recordKey('application.id'))
    .where('application.id', '=', id)
    .$if(scope !== null, (query) => query.where('application.partner_id', '=', scope ?? ''))
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const email = openMail(context.dataKeys, row);
  const [names, answers, assignees, notes, tasks] = await Promise.all([
    namesFor(context, call.language),
    toldAnswers(context, row, row.answers && asItLies(row.answers), call.language),
    assignableTo(db, staff, 'application', row.partner_id),
    notesOf(db, 'application', [id]),
    db
      .selectFrom('application_task as task')
      .innerJoin('staff', 'staff.id', 'task.staff_id')
      .select(['task.id', 'task.text', 'task.due_on', 'task.done_at', 'staff.name'])
      .where('task.application_id', '=', id)
      .orderBy('task.due_on')
      .orderBy('task.created_at')
      .execute(),
  ]);
  return {
    ...applicationRow(context, row, names),
    email: email === null ? null : maskedEmail(email),
    language: row.language,
    message: row.message,
    answers,
    consents: (row.consents ?? []).map(({ id: consent, version }) => ({
      id: consent,
      name: titleOf(documentOfConsent(legalConsentOf({ id: consent, at: 'form' })), call.language) || consent,
      version,
    })),
    assignees,
    notes,
    tasks: tasks.map((task) => ({
      id: task.id,
      by: task.name,
      text: task.text,
      dueOn: task.due_on,
      doneAt: task.done_at?.toISOString() ?? null,
    })),
  };
};
