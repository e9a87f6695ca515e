import * as v from 'valibot';
import { calendarDay, instant } from '../calendar-day.ts';
import { freeText } from '../free-text.ts';
import { currencies, moneySchema } from '../money.ts';
import { named, toldId, toldText } from '../told.ts';
import { insurerId, partnerId, reasonField } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** Whom we owe: an insurer its premiums, a partner its part of our commission. */
export const payableKinds = ['insurer', 'partner'] as const;
export type PayableKind = (typeof payableKinds)[number];

/** Year and month of Istanbul: `2026-11`. */
const month = v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/));

const currency = v.picklist(currencies);
const partyId = v.union([insurerId, partnerId]);
const party = { kind: v.picklist(payableKinds), partyId, currency };

/** An amount that may be below nothing, in the smallest unit of the account's currency. */
const sum = v.pipe(v.number(), v.safeInteger());

const account = v.object({
  kind: v.picklist(payableKinds),
  party: named,
  currency,
  /** owed at the beginning of the month */
  opening: sum,
  /** of policies that came into force */
  added: sum,
  /** of policies that ended, below nothing */
  takenBack: sum,
  /** what we paid, below nothing */
  paid: sum,
  /** owed at the end of the month, or now */
  closing: sum,
});

export const payablesView = defineStaffOperation({
  producer: 'panel/payables',
  method: 'POST',
  cost: 'read',
  permission: 'payables:settle',
  request: v.object({ month }),
  answer: v.object({ rows: v.array(account) }),
  errors: [],
  summary: 'What insurers and partners are owed in a month, by the ledger.',
});

/** rows of a statement that are shown; a file holds all of them */
export const mostStatementRows = 200;

const statementRow = v.object({
  at: instant,
  kind: v.picklist(['policy', 'cancellation', 'payment']),
  /** the purchase; null of a payment of ours */
  orderId: v.nullable(toldId),
  product: v.nullable(named),
  /** number of the policy, or the bank's reference of a payment */
  reference: v.nullable(toldText),
  premium: sum,
  /** of the premium, as its insurer itemised it; null where it did not */
  tax: v.nullable(sum),
  /** ours and the partner's part of it */
  commission: sum,
  /** what it changes of what is owed */
  net: sum,
});

export const payableStatement = defineStaffOperation({
  producer: 'panel/payables/statement',
  method: 'POST',
  cost: 'read',
  permission: 'payables:settle',
  request: v.object({ ...party, month }),
  answer: v.object({
    ...account.entries,
    premium: sum,
    commission: sum,
    /** how many there are; at most 200 are shown */
    count: v.number(),
    rows: v.array(statementRow),
    /** owed now, whatever the month: what a payment may come to at most */
    owedNow: sum,
  }),
  errors: ['not-found'],
  summary: 'A month of what one insurer or partner is owed, row by row.',
});

export const payableFile = defineStaffOperation({
  producer: 'panel/payables/file',
  method: 'POST',
  cost: 'read',
  permission: 'payables:settle',
  request: v.object({ ...party, month, format: v.picklist(['csv', 'xlsx', 'pdf']) }),
  answer: v.unknown(),
  errors: ['not-found'],
  stream: 'file',
  mediaTypes: [
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/pdf',
  ],
  summary: 'The statement of a month as a file; who took it is audited.',
});

export const payableAsk = defineStaffOperation({
  producer: 'panel/payables/ask',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'payables:settle',
  stepUp: true,
  request: v.object({
    kind: v.picklist(payableKinds),
    partyId,
    amount: moneySchema,
    /** day on which the bank sent it, in Istanbul */
    paidOn: calendarDay,
    /** the bank's, never used twice */
    reference: freeText(60, 'error.invalid-input', 3),
    reason: reasonField,
  }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['request-closed', 'day-limit-reached'],
  summary: 'Enters what was paid to an insurer or a partner by bank; it counts when a second person agreed.',
});
