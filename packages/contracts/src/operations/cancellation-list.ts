import * as v from 'valibot';
import { cancellablePolicySchema } from '../cancellation.ts';
import { defineOperation } from '../operation.ts';
import { toldText } from '../told.ts';
import { empty } from '../wire.ts';

export const cancellationList = defineOperation({
  producer: 'cancellations',
  method: 'GET',
  authority: 'site',
  cost: 'read',
  request: empty,
  answer: v.object({
    /** last four digits of the proven phone; null when nobody is logged in */
    phoneEnd: v.nullable(toldText),
    /** newest first, a hundred at most */
    policies: v.array(cancellablePolicySchema),
  }),
  errors: [],
  summary:
    'Policies the caller may cancel: of this session, of the phone that logged in, and found by number.',
});
