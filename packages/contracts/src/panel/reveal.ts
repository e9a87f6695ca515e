import * as v from 'valibot';
import { toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { reasonField } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const revealedFields = ['name', 'phone', 'email', 'address', 'identity'] as const;
export const revealedSubjects = ['application', 'quote', 'purchase'] as const;

export const reveal = defineStaffOperation({
  producer: 'panel/reveal',
  method: 'POST',
  cost: 'lookup',
  permission: 'personal-data:reveal',
  request: v.object({
    subject: v.picklist(revealedSubjects),
    id: opaqueId,
    field: v.picklist(revealedFields),
    reason: reasonField,
  }),
  /** null when there is none */
  answer: v.object({ value: v.nullable(toldText) }),
  errors: ['not-found'],
  summary: 'Shows one masked field of one subject; who saw it and why is in the audit log.',
});
