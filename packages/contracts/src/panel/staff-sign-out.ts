import * as v from 'valibot';
import { empty } from '../wire.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const staffSignOut = defineStaffOperation({
  producer: 'staff/sign-out',
  method: 'POST',
  cost: 'read',
  permission: 'account:own',
  request: empty,
  answer: v.object({ success: v.literal(true) }),
  errors: [],
  summary: 'Ends this session of the panel.',
});
