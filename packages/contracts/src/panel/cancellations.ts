import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { cancellationReasons, cancellationStates } from '../cancellation.ts';
import { coverPeriodSchema } from '../cover-period.ts';
import { freeText } from '../free-text.ts';
import { moneySchema } from '../money.ts';
import { named, toldId, toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { listAnswer, listRequest } from './list.ts';

import { proposalSchema } from './proposals.ts';
import { defineStaffOperation } from './staff-operation.ts';

const rowEntries = {
  id: opaqueId,
  orderId: opaqueId,
  state: v.picklist(cancellationStates),
  kind: v.picklist(['withdrawal', 'cancellation']),
  product: named,
  insurer: named,
  policyNumber: toldId,
  /** masked */
  buyer: toldText,
  requestedAt: instant,
  /** the clock that runs: to pass the notice on, then to have the money back; null when nothing is left to do */
  dueAt: v.nullable(instant),
  isOverdue: v.boolean(),
  /** what goes back; until the insurer said so, what is expected */
  refund: moneySchema,
};
const rowSchema = v.object(rowEntries);
export type CancellationRow = v.InferOutput<typeof rowSchema>;

export const panelCancellations = defineStaffOperation({
  producer: 'panel/cancellations',
  method: 'POST',
  cost: 'read',
  permission: 'cancellations:view',
  /* by the clock the most urgent stand first, the settled last */
  request: listRequest(['due_at', 'requested_at'], {
    state: v.optional(v.picklist(cancellationStates)),
  }),
  answer: listAnswer(rowSchema),
  errors: [],
  summary: 'Notices that end a policy, overdue first; searched by policy number.',
});

/** What a person may do with a notice now. */
export const cancellationActions = ['ask-again', 'cancelled', 'refused'] as const;
export type CancellationAction = (typeof cancellationActions)[number];

export const panelCancellation = defineStaffOperation({
  producer: 'panel/cancellations/:id',
  method: 'GET',
  cost: 'read',
  permission: 'cancellations:view',
  request: v.object({ id: opaqueId }),
  answer: v.object({
    ...rowEntries,
    reason: v.nullable(v.picklist(cancellationReasons)),
    paid: moneySchema,
    expected: moneySchema,
    cover: v.nullable(coverPeriodSchema),
    signedAt: instant,
    passOnBy: instant,
    passedAt: v.nullable(instant),
    refundBy: v.nullable(instant),
    settledAt: v.nullable(instant),
    /** calls made to the insurer */
    calls: v.number(),
    /** the insurer's own word for its no */
    refusal: v.nullable(toldText),
    note: v.nullable(toldText),
    actions: v.array(v.picklist(cancellationActions)),
    /** what two persons agree on about it, newest first */
    proposals: v.array(proposalSchema),
  }),
  errors: ['not-found'],
  summary: 'One notice with its clocks, the insurer’s answer and what can be done.',
});

const done = v.object({ success: v.literal(true) });

export const panelCancellationAsk = defineStaffOperation({
  producer: 'panel/cancellations/ask-again',
  method: 'POST',
  cost: 'read',
  permission: 'cancellations:work',
  request: v.object({ id: opaqueId }),
  answer: done,
  errors: ['not-found', 'request-closed'],
  summary: 'Has the insurer asked again at once, under the same key.',
});

export const panelCancellationSettle = defineStaffOperation({
  producer: 'panel/cancellations/settle',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'cancellations:work',
  request: v.object({
    id: opaqueId,
    how: v.picklist(['cancelled', 'refused']),
    /** what the insurer gives back, where it cancelled */
    refund: v.optional(
      v.nullable(
        v.pipe(
          moneySchema,
          v.check(({ currency }) => currency === 'TRY', 'error.invalid-input'),
        ),
      ),
    ),
    note: freeText(500, 'error.invalid-input', 10),
  }),
  answer: done,
  errors: ['not-found', 'request-closed'],
  summary:
    'Asks to settle a notice by hand, as the insurer said it: cancelled or refused; a second person decides.',
});
