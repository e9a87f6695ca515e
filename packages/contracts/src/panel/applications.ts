import * as v from 'valibot';
import { calendarDay, instant } from '../calendar-day.ts';
import { languageSchema } from '../language.ts';
import { named, toldId, toldText } from '../told.ts';
import { opaqueId, productId } from '../wire.ts';
import { listAnswer, listRequest } from './list.ts';
import { assigneeFilter, notesField, partnerId, written } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const applicationKinds = ['request', 'message', 'call-back'] as const;
export const applicationStates = ['new', 'working', 'done'] as const;

const state = v.picklist(applicationStates);
const changed = v.object({ success: v.literal(true) });

export const applicationRowSchema = v.object({
  id: toldId,
  kind: v.picklist(applicationKinds),
  state,
  createdAt: instant,
  /** masked, as everything personal in a list */
  name: toldText,
  phone: toldText,
  product: named,
  partner: named,
  assignee: v.nullable(named),
  /** ISO date of the next open task */
  dueOn: v.nullable(toldText),
});
export type ApplicationRow = v.InferOutput<typeof applicationRowSchema>;

export const applicationList = defineStaffOperation({
  producer: 'panel/applications',
  method: 'POST',
  cost: 'read',
  permission: 'applications:view',
  request: listRequest(['created', 'due'], {
    kind: v.optional(v.picklist(applicationKinds)),
    state: v.optional(state),
    product: v.optional(productId),
    partner: v.optional(partnerId),
    assignee: v.optional(assigneeFilter),
    from: v.optional(calendarDay),
    to: v.optional(calendarDay),
  }),
  answer: listAnswer(applicationRowSchema),
  errors: [],
  summary: 'Applications, quote requests, messages and numbers to call back, newest first.',
});

export const applicationDetail = defineStaffOperation({
  producer: 'panel/applications/:id',
  method: 'GET',
  cost: 'read',
  permission: 'applications:view',
  request: v.object({ id: opaqueId }),
  answer: v.object({
    ...applicationRowSchema.entries,
    email: v.nullable(toldText),
    language: languageSchema,
    message: v.nullable(toldText),
    /** what the form says, with labels in the caller's language; ids and health answers stay hidden */
    answers: v.array(v.object({ label: toldText, value: toldText })),
    /** `name`: the document's title in the caller's language */
    consents: v.array(v.object({ id: toldId, name: toldText, version: toldId })),
    /** whom the caller may give it to; nobody for who may not work on it */
    assignees: v.array(named),
    notes: notesField,
    tasks: v.array(
      v.object({
        id: toldId,
        by: toldText,
        text: toldText,
        dueOn: toldText,
        doneAt: v.nullable(instant),
      }),
    ),
  }),
  errors: ['not-found'],
  summary: 'One application with its notes and tasks.',
});

export const applicationChange = defineStaffOperation({
  producer: 'panel/applications/change',
  method: 'POST',
  cost: 'read',
  permission: 'applications:work',
  request: v.object({
    id: opaqueId,
    state: v.optional(state),
    assigneeId: v.optional(v.nullable(opaqueId)),
    /** as the page showed it; of what is not changed nothing is compared (decision 0520) */
    was: v.object({ state, assigneeId: v.nullable(opaqueId) }),
  }),
  answer: changed,
  errors: ['not-found', 'changed-meanwhile'],
  summary: 'Says how far an application is, or who works on it.',
});

export const applicationNote = defineStaffOperation({
  producer: 'panel/applications/note',
  method: 'POST',
  cost: 'read',
  permission: 'applications:work',
  request: v.object({ id: opaqueId, text: written(1, 2000) }),
  answer: changed,
  errors: ['not-found'],
  summary: 'Writes a note on an application.',
});

export const applicationTask = defineStaffOperation({
  producer: 'panel/applications/task',
  method: 'POST',
  cost: 'read',
  permission: 'applications:work',
  request: v.object({ id: opaqueId, text: written(1, 200), dueOn: calendarDay }),
  answer: changed,
  errors: ['not-found'],
  summary: 'Gives an application a task with a day.',
});

export const applicationTaskDone = defineStaffOperation({
  producer: 'panel/applications/task-done',
  method: 'POST',
  cost: 'read',
  permission: 'applications:work',
  request: v.object({ id: opaqueId, taskId: opaqueId }),
  answer: changed,
  errors: ['not-found'],
  summary: 'Ticks a task off.',
});
