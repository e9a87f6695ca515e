import * as v from 'valibot';
import { calendarDay, instant } from '../calendar-day.ts';
import { named, toldId, toldText } from '../told.ts';
import { empty } from '../wire.ts';
import { listAnswer, listRequest } from './list.ts';

import { defineStaffOperation } from './staff-operation.ts';

/** `refund.asked`: thing and deed. */
const action = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/));

const entry = v.object({
  number: v.number(),
  at: instant,
  /** null when nobody was signed in: a wrong password, the first owner of an installation */
  by: v.nullable(named),
  action: toldId,
  subject: v.object({ kind: toldId, id: toldId }),
  partner: v.nullable(named),
  reason: v.nullable(toldText),
  /** masked when it was written: states, amounts in kuruş, names of fields */
  detail: v.record(toldId, v.union([toldText, v.number(), v.boolean(), v.null()])),
  /** SHA-256 over the entry and the hash before it, base64url */
  hash: toldId,
});
export type AuditEntryRow = v.InferOutput<typeof entry>;

export const auditList = defineStaffOperation({
  producer: 'panel/audit',
  method: 'POST',
  cost: 'read',
  permission: 'audit:view',
  request: listRequest(['number'], {
    /** id of a member of staff, or `none` */
    person: v.optional(v.pipe(v.string(), v.regex(/^(?:none|[A-Za-z0-9_-]{10,64})$/))),
    action: v.optional(action),
    from: v.optional(calendarDay),
    to: v.optional(calendarDay),
  }),
  answer: v.object({
    ...listAnswer(entry).entries,
    /** what the log can be narrowed to: who and what stands in it */
    people: v.array(named),
    actions: v.array(toldText),
  }),
  errors: [],
  summary: 'What staff did, newest first; searched by the subject’s id or the entry’s number.',
});

export const auditCheck = defineStaffOperation({
  producer: 'panel/audit/check',
  method: 'GET',
  cost: 'lookup',
  permission: 'audit:view',
  request: empty,
  answer: v.object({
    checkedAt: instant,
    entries: v.number(),
    /** the first entry that does not fit its hash or the one before; null when the chain is whole */
    brokenAt: v.nullable(v.number()),
    /** the newest entry that was written down outside the database; null while none was */
    witnessed: v.nullable(v.number()),
    /** nothing outside holds a log that is old enough to be held: what was seen there may have been deleted with its end */
    alone: v.boolean(),
    /** the first entry seen there that is gone or another one now */
    lostAt: v.nullable(v.number()),
  }),
  errors: [],
  summary: 'Reads the whole log and says whether its chain of hashes is whole and ends where it was seen to.',
});
