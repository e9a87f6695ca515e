import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { named, toldId, toldText } from '../told.ts';
import { empty } from '../wire.ts';
import { permissions, roles } from './permissions.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const staffMe = defineStaffOperation({
  producer: 'staff/me',
  method: 'GET',
  cost: 'read',
  permission: 'account:own',
  request: empty,
  answer: v.object({
    id: toldId,
    name: toldText,
    email: toldText,
    role: v.picklist(roles),
    /** whose scope is seen; null sees every partner's */
    partner: v.nullable(named),
    permissions: v.array(v.picklist(permissions)),
    /** UTC instant the session ends at the latest */
    sessionEndsAt: instant,
  }),
  errors: [],
  summary: 'Who is signed in to the panel and what they may do.',
});
