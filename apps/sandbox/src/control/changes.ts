import * as v from 'valibot';
import type { FaultState } from '../faults.ts';
import { mailFaults } from '../mail/smtp.ts';
import { nestpayFaults, paymentFaults } from '../payment-provider/faulty-operation.ts';

export const insurerFaults = [
  'none',
  'down',
  'hang',
  'garbage',
  'http500',
  'reset',
  'slow-drip',
  'decline',
  'wrong-quote',
  'issue-timeout-but-issued',
  'issue-timeout',
  'issue-refused',
  'wrong-policy',
  'cancel-refused',
  'cancel-timeout',
  'cancel-timeout-but-cancelled',
  'cancel-less',
  'wrong-cancellation',
] as const;

export const smsFaults = [
  'none',
  'down',
  'hang',
  'refused',
  'no-credit',
  'limit',
  'undelivered',
  'never-known',
] as const;
export const ratesFaults = ['none', 'down', 'hang', 'garbage'] as const;
export const addressFaults = ['none', 'down', 'hang'] as const;
export const keysFaults = ['none', 'down', 'hang', 'garbage', 'sealed', 'refused', 'wrong-context'] as const;
export const vehicleFaults = ['none', 'down', 'hang', 'garbage'] as const;

/** What a part can be told: one fault or several, a delay, how many uses it lasts; `none` mends it. */
const changeOf = <const Faults extends readonly [string, ...string[]]>(
  faults: Faults,
  settings: v.ObjectEntries = {},
) => {
  const fault = v.picklist(faults);
  return v.strictObject({
    fault: v.optional(v.union([fault, v.array(fault)])),
    /** null: the part's own time */
    delayMs: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)))),
    times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
    ...settings,
  });
};

/** By the card's family, `*` for every other: surcharge in tenths of a percent of each number of parts beside the single payment. */
const installmentTables = v.record(
  v.string(),
  v.record(
    v.pipe(v.string(), v.regex(/^(?:[2-9]|1[0-8])$/)),
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000)),
  ),
);

const milliseconds = v.optional(v.pipe(v.number(), v.minValue(0)));

export const changes = {
  insurer: changeOf(insurerFaults, {
    reason: v.optional(v.string()),
    quoteValidMinutes: v.optional(v.nullable(v.number())),
    /** of its tariff, for quotes that are asked for from now on; null: 100 */
    tariffPercent: v.optional(v.nullable(v.pipe(v.number(), v.minValue(50), v.maxValue(200)))),
    pageSize: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  }),
  payment: changeOf(paymentFaults, {
    webhookUrl: v.optional(v.nullable(v.pipe(v.string(), v.url()))),
    webhookDelayMs: milliseconds,
    webhookRetryMs: milliseconds,
    reportLagMs: milliseconds,
    reportPageSize: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
    refundLateMs: milliseconds,
    failureCode: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
    /** another table of installments from now on; null: the usual one */
    installments: v.optional(v.nullable(installmentTables)),
  }),
  nestpay: changeOf(nestpayFaults, {
    refundLateMs: milliseconds,
    failureCode: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
    /** whether the bank's day of every charge is over; null: by the clock */
    settled: v.optional(v.nullable(v.boolean())),
  }),
  mail: changeOf(mailFaults, {
    reportUrl: v.optional(v.nullable(v.pipe(v.string(), v.url()))),
    reportDelayMs: milliseconds,
  }),
  sms: changeOf(smsFaults),
  rates: changeOf(ratesFaults, {
    override: v.optional(v.nullable(v.record(v.string(), v.number()))),
    holidays: v.optional(v.array(v.pipe(v.string(), v.isoDate()))),
  }),
  address: changeOf(addressFaults),
  vehicle: changeOf(vehicleFaults),
  keys: changeOf(keysFaults),
};

interface Change {
  fault?: string | string[] | undefined;
  delayMs?: number | null | undefined;
  times?: number | null | undefined;
  [setting: string]: unknown;
}

/** The next state of a part: what the change leaves out stays. */
export const changed = (state: FaultState, { fault, delayMs, times, ...settings }: Change): FaultState => ({
  faults: fault === undefined ? state.faults : [fault].flat().filter((name) => name !== 'none'),
  delayMs: delayMs === undefined ? state.delayMs : delayMs,
  times: fault === undefined && times === undefined ? state.times : (times ?? null),
  settings: { ...state.settings, ...settings },
});
