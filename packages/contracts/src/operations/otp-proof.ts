import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { proofChallenge } from '../proof-of-work.ts';
import { typedPhone } from '../typed-phone.ts';

/** Asked for after `proof-required`; without need of any work `bits` is 0. The same for every number. */
export const otpProof = defineOperation({
  producer: 'otp/proof',
  method: 'POST',
  authority: 'site',
  cost: 'login',
  request: v.object({ phone_number: typedPhone }),
  answer: v.object({
    /** good for this number, once, for five minutes */
    challenge: proofChallenge,
    /** zero bits that the SHA-256 of `<challenge>.<nonce>` has to begin with */
    bits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32)),
  }),
  errors: [],
  summary: 'The work that a code by SMS costs its asker at the moment.',
});
