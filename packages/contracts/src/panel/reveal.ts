import * as v from 'valibot';
import { toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { reasonField } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const revealedFields = ['name', 'phone', 'email', 'address', 'identity'] as const;
export const revealedSubjects = ['application', 'quote', 'purchase', 'payment-request'] as const;

/** The record that says what a masked field hides. */
export const revealedFrom = v.object({ subject: v.picklist(revealedSubjects), id: opaqueId });

export const reveal = defineStaffOperation({
  producer: 'panel/reveal',
  method: 'POST',
  cost: 'lookup',
  permission: 'personal-data:reveal',
  stepUp: true,
  request: v.object({
    ...revealedFrom.entries,
    field: v.picklist(revealedFields),
    reason: reasonField,
  }),
  /** null when there is none */
  answer: v.object({ value: v.nullable(toldText) }),
  errors: ['not-found', 'contact-unwanted'],
  summary: 'Shows one masked field of one subject; who saw it and why is in the audit log.',
});
