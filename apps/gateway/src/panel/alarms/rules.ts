import type { Config } from '../../platform/config.ts';
import type { Figure, FigureName } from './read-money.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** When somebody is called. Every rule has a page of its name below docs/runbooks, and a line in `texts/alarms`. */
export interface Rule {
  figure: FigureName;
  thing?: string;
  state?: string;
  /** the largest figure that fits, compared with `more than`: seconds, kuruş, rows or hundredths; of a setting where it has one */
  above: number | ((config: Pick<Config, 'codeBudgets'>) => number);
  /** urgent: at any hour, told again every four; soon: told again once a day */
  severity: 'urgent' | 'soon';
}

export const rules = {
  'charge-unknown': {
    figure: 'oldest_seconds',
    thing: 'attempt',
    state: 'UNKNOWN',
    above: 20 * minute,
    severity: 'urgent',
  },
  'charge-not-finished': {
    figure: 'oldest_seconds',
    thing: 'attempt',
    state: 'AUTHORISING',
    above: 20 * minute,
    severity: 'urgent',
  },
  /* an order may wait a day for the buyer's last answers */
  'paid-without-policy': {
    figure: 'oldest_seconds',
    thing: 'order',
    state: 'PAID',
    above: 25 * hour,
    severity: 'urgent',
  },
  'policy-late': {
    figure: 'oldest_seconds',
    thing: 'order',
    state: 'ISSUING',
    above: 30 * minute,
    severity: 'urgent',
  },
  'policy-not-delivered': {
    figure: 'oldest_seconds',
    thing: 'order',
    state: 'ISSUED',
    above: 2 * hour,
    severity: 'soon',
  },
  'order-with-a-person': {
    figure: 'oldest_seconds',
    thing: 'order',
    state: 'MANUAL',
    above: day,
    severity: 'soon',
  },
  'refund-not-moving': {
    figure: 'oldest_seconds',
    thing: 'refund',
    state: 'DUE',
    above: hour,
    severity: 'urgent',
  },
  'refund-unknown': {
    figure: 'oldest_seconds',
    thing: 'refund',
    state: 'UNKNOWN',
    above: hour,
    severity: 'urgent',
  },
  'refund-by-hand': {
    figure: 'oldest_seconds',
    thing: 'refund',
    state: 'MANUAL',
    above: day,
    severity: 'soon',
  },
  'refunds-piling-up': {
    figure: 'refunds_due_kurus',
    above: 10_000_000,
    severity: 'urgent',
  },
  'transfer-unmatched': {
    figure: 'unmatched_seconds',
    above: 3 * day,
    severity: 'soon',
  },
  'jobs-failing': {
    figure: 'failing_seconds',
    above: 15 * minute,
    severity: 'urgent',
  },
  'money-differs': {
    figure: 'money_differences',
    above: 0,
    severity: 'urgent',
  },
  'payout-overdue': {
    figure: 'payouts_overdue',
    above: 0,
    severity: 'urgent',
  },
  'payments-differ': {
    figure: 'payment_differences',
    above: 0,
    severity: 'urgent',
  },
  'policies-differ': {
    figure: 'policy_differences',
    above: 0,
    severity: 'soon',
  },
  /* three hourly runs in vain */
  'books-silent': {
    figure: 'silent_seconds',
    above: 3 * hour,
    severity: 'urgent',
  },
  'personal-data-budget': {
    figure: 'over_budget',
    above: 0,
    severity: 'soon',
  },
  'audit-log-in-doubt': {
    figure: 'audit_doubts',
    above: 0,
    severity: 'urgent',
  },
  'release-withdrawn': {
    figure: 'withdrawn_releases',
    above: 0,
    severity: 'soon',
  },
  /* beyond an ordinary day, when a code costs its asker work already: somebody may earn with our messages */
  'codes-many': {
    figure: 'codes_sent',
    above: ({ codeBudgets }) => codeBudgets.aDay,
    severity: 'urgent',
  },
  'codes-abroad': {
    figure: 'codes_abroad',
    above: ({ codeBudgets }) => codeBudgets.abroadADay,
    severity: 'urgent',
  },
  'certificate-ends': {
    figure: 'certificates_ending',
    above: 0,
    severity: 'soon',
  },
  /* keys in memory go on, but no gateway can start */
  'key-service-away': {
    figure: 'key_service_away_seconds',
    above: 5 * minute,
    severity: 'urgent',
  },
  /* beyond the cap new offers hold half an hour: a fifth is left to decide in */
  'held-rates-near-cap': {
    figure: 'held_rates_percent',
    above: 80,
    severity: 'soon',
  },
  'sending-off': {
    figure: 'sending_off',
    above: 0,
    severity: 'urgent',
  },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];

/** The worst figure a rule looks at; 0 when there is none. */
export const worstOf = (rule: Rule, figures: readonly Figure[]): number =>
  Math.max(
    0,
    ...figures
      .filter(
        ({ name, thing, state }) =>
          name === rule.figure &&
          (rule.thing === undefined || thing === rule.thing) &&
          (rule.state === undefined || state === rule.state),
      )
      .map(({ value }) => value),
  );
