import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { empty } from '../wire.ts';

export const logOut = defineOperation({
  producer: 'otp/logout',
  method: 'POST',
  authority: 'site',
  cost: 'read',
  request: empty,
  answer: v.object({ success: v.literal(true) }),
  errors: [],
  summary: 'Ends the login of this session; without one it changes nothing.',
});
