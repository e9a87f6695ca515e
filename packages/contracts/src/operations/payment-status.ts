import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { toldId, toldText } from '../told.ts';
import { transferSchema } from '../transfer.ts';
import { opaqueId } from '../wire.ts';

export const paymentStates = [
  'awaiting-bank',
  'awaiting-transfer',
  'checking',
  'declined',
  'expired',
  'paid',
  'refund-due',
  'refund-by-hand',
  'refunded',
  'manual',
] as const;

export const paymentStatus = defineOperation({
  producer: 'payments/:paymentId',
  method: 'GET',
  /* the link in the mail opens it on any device; what is personal needs the session that paid */
  authority: 'site',
  cost: 'read',
  first: 'buying',
  request: v.object({ paymentId: opaqueId }),
  answer: v.object({
    paymentId: opaqueId,
    state: v.picklist(paymentStates),
    /** no payment was found, which is not proof that there is none */
    isNotFound: v.boolean(),
    /** a code of the closed list when the state has a reason to tell */
    error: v.nullable(toldId),
    amount: moneySchema,
    way: v.picklist(['card', 'transfer']),
    /** UTC instant; null while nothing was paid */
    paidAt: v.nullable(instant),
    /** owner only */
    personal: v.nullable(
      v.object({
        reference: toldId,
        purpose: toldText,
        name: toldText,
        email: toldText,
        /** nobody came from a mail to that address, so the session that paid may correct it; left out by a gateway from before */
        mayCorrectEmail: v.optional(v.boolean()),
        transfer: v.nullable(transferSchema),
        /** of the request it was for; null when the buyer typed it himself */
        requestToken: v.nullable(toldId),
      }),
    ),
    receipt: v.picklist(['none', 'preparing', 'ready']),
    mail: v.picklist(['waiting', 'sent', 'failed']),
  }),
  errors: ['not-found'],
  summary: 'Where a payment that buys no policy stands.',
});
