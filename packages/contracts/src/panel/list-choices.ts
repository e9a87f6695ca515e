import * as v from 'valibot';
import { named } from '../told.ts';
import { empty } from '../wire.ts';

import { defineStaffOperation } from './staff-operation.ts';

export const listChoices = defineStaffOperation({
  producer: 'panel/choices',
  method: 'GET',
  cost: 'read',
  permission: 'account:own',
  request: empty,
  answer: v.object({
    products: v.array(named),
    insurers: v.array(named),
    /** of the caller's scope */
    partners: v.array(named),
    /** who may be given work, of the caller's scope */
    staff: v.array(named),
  }),
  errors: [],
  summary: 'What lists can be filtered by, named in the caller’s language.',
});
