import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { freeText } from '../free-text.ts';
import { dataRequestKinds } from '../operations/my-data.ts';
import { named, toldId, toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { listAnswer, listRequest } from './list.ts';

import { defineStaffOperation } from './staff-operation.ts';

export const dataRequestStates = ['open', 'done'] as const;

const rowSchema = v.object({
  id: opaqueId,
  kind: v.picklist(dataRequestKinds),
  state: v.picklist(dataRequestStates),
  /** masked */
  phone: toldText,
  partner: named,
  /** language the person reads */
  language: toldId,
  /** purchases that had to stay */
  kept: v.number(),
  /** UTC instants */
  askedAt: instant,
  dueAt: instant,
  isOverdue: v.boolean(),
  doneAt: v.nullable(instant),
  /** null when the program did it */
  doneBy: v.nullable(toldText),
});
export type DataRequestRow = v.InferOutput<typeof rowSchema>;

export const dataRequestList = defineStaffOperation({
  producer: 'panel/data-requests',
  method: 'POST',
  cost: 'read',
  permission: 'data-requests:work',
  request: listRequest(['due_at', 'asked_at'], { state: v.optional(v.picklist(dataRequestStates)) }),
  answer: listAnswer(rowSchema),
  errors: [],
  summary:
    'What persons asked about their data, by the thirty-day clock; searched by the whole phone number.',
});

export const dataRequestSettle = defineStaffOperation({
  producer: 'panel/data-requests/:id/settle',
  method: 'POST',
  cost: 'read',
  permission: 'data-requests:work',
  request: v.object({
    id: opaqueId,
    /** false opens it again */
    done: v.boolean(),
    reason: freeText(500, undefined, 5),
  }),
  answer: v.object({ state: v.picklist(dataRequestStates) }),
  errors: ['not-found', 'request-closed'],
  summary: 'A person writes down how a request was answered, or opens it again.',
});
