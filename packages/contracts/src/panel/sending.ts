import * as v from 'valibot';
import { reasonField } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** Why sending cannot be switched on yet: the backup was not treated, the books were not compared, or not all answered. */
export const resumeHindrances = ['untreated', 'uncompared', 'unanswered'] as const;

export const sendingView = defineStaffOperation({
  producer: 'panel/sending',
  method: 'GET',
  cost: 'read',
  permission: 'transfers:confirm',
  request: v.object({}),
  answer: v.object({
    isOn: v.boolean(),
    /** since when nothing is sent; null while it is */
    since: v.nullable(v.pipe(v.string(), v.maxLength(30))),
    hindrance: v.nullable(v.picklist(resumeHindrances)),
    /** books that gave no answer */
    silent: v.array(v.pipe(v.string(), v.maxLength(100))),
    /** open differences between our books and those outside */
    differences: v.number(),
    /** charges, policies and refunds whose end nobody knows yet */
    unfinished: v.number(),
    /** somebody asked already, and another person decides */
    isAsked: v.boolean(),
  }),
  errors: [],
  summary: 'Whether money moves and insurers are called, and after a restore what stands in the way of it.',
});

export const sendingResume = defineStaffOperation({
  producer: 'panel/sending/resume',
  method: 'POST',
  cost: 'read',
  permission: 'transfers:confirm',
  stepUp: true,
  request: v.object({
    /** how many differences the asker was shown */
    differences: v.pipe(v.number(), v.integer(), v.minValue(0)),
    reason: reasonField,
  }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['request-closed', 'changed-meanwhile'],
  summary: 'Asks to switch sending on again after a restore; a second person decides.',
});
