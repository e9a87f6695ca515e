import * as v from 'valibot';
import { calendarDayOr, instant } from '../calendar-day.ts';
import { freeText } from '../free-text.ts';
import { moneySchema } from '../money.ts';
import { toldId, toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { listAnswer, listRequest } from './list.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** `case`: money came that was wrong, late or too much, and a person has to decide. */
export const transferRowStates = [
  'waiting',
  'case',
  'confirmed',
  'expired',
  'withdrawn',
  'rejected',
] as const;

const rowSchema = v.object({
  id: opaqueId,
  state: v.picklist(transferRowStates),
  reference: toldId,
  amount: moneySchema,
  /** money that came and was not settled */
  open: v.nullable(moneySchema),
  /** why it is a case */
  verdict: v.nullable(v.picklist(['wrong-amount', 'late', 'surplus'])),
  /** a second person is asked about its money */
  isAsked: v.boolean(),
  /** a case may pay for its order after all */
  mayTake: v.boolean(),
  /** masked */
  buyer: toldText,
  /** in the language of the call */
  subject: toldText,
  expiresAt: instant,
  createdAt: instant,
});
export type TransferRow = v.InferOutput<typeof rowSchema>;

export const panelTransfers = defineStaffOperation({
  producer: 'panel/transfers',
  method: 'POST',
  cost: 'read',
  permission: 'payments:view',
  request: listRequest(['created_at', 'expires_at', 'amount'], {
    state: v.optional(v.picklist(transferRowStates)),
  }),
  answer: listAnswer(rowSchema),
  errors: [],
  summary: 'Bank transfers that are waited for, and those that came otherwise; searched by reference.',
});

const note = freeText(300, 'payment.error.note', 5);

export const panelTransferEnter = defineStaffOperation({
  producer: 'panel/transfers/enter',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'transfers:confirm',
  stepUp: true,
  request: v.object({
    id: opaqueId,
    amount: v.pipe(
      moneySchema,
      v.check(({ minor, currency }) => currency === 'TRY' && minor > 0, 'payment.error.amount'),
    ),
    /** of the bank's statement */
    arrivedOn: calendarDayOr('payment.error.arrivedOn'),
    note: v.optional(freeText(300, undefined, 0), ''),
  }),
  answer: v.object({ verdict: v.picklist(['right', 'wrong-amount', 'late', 'surplus']) }),
  errors: ['not-found', 'request-closed'],
  summary:
    'Asks to enter money that came under a reference, and says what will follow when a second person agrees.',
});

export const panelTransferSettle = defineStaffOperation({
  producer: 'panel/transfers/settle',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'transfers:confirm',
  stepUp: true,
  request: v.object({ id: opaqueId, how: v.picklist(['take', 'return']), note }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['not-found', 'request-closed', 'day-limit-reached'],
  summary: 'Asks what becomes of money that was wrong, late or too much: it pays after all, or went back.',
});

export const panelTransferReject = defineStaffOperation({
  producer: 'panel/transfers/reject',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'transfers:confirm',
  stepUp: true,
  request: v.object({ id: opaqueId, note }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['not-found', 'request-closed'],
  summary: 'Stops waiting for a transfer; the buyer is told.',
});
