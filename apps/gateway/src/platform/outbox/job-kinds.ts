import type { StuckKind } from '@sigorta/contracts/panel/stuck-cases';

/** Places of a lane: how many of its jobs run at once in one process. */
const places = {
  'bank-return': 8,
  provider: 4,
  'late-look': 2,
  'transfer-end': 1,
  insurer: 8,
  cancellation: 2,
  documents: 2,
  mail: 4,
  sms: 2,
  keys: 1,
  cases: 1,
  sealing: 1,
  files: 1,
  renewals: 2,
  webhook: 2,
} as const;

/** What every kind of job must say of itself. */
export interface KindOfJob {
  lane: keyof typeof places;
  /** the open case staff see when a job of this kind keeps failing */
  failsAs: StuckKind;
  /** moves money or binds an insurer: left alone while sending is off */
  sends?: true;
}

/** Every kind of follow-up work. A kind stands here with its lane or it does not exist. */
export const jobKinds = {
  authorise: { lane: 'bank-return', failsAs: 'job-failed', sends: true },
  'watch-attempt': { lane: 'provider', failsAs: 'job-failed' },
  refund: { lane: 'provider', failsAs: 'job-failed', sends: true },
  'late-look': { lane: 'late-look', failsAs: 'job-failed' },
  'expire-transfer': { lane: 'transfer-end', failsAs: 'job-failed' },
  'issue-policy': { lane: 'insurer', failsAs: 'job-failed', sends: true },
  'cancel-policy': { lane: 'cancellation', failsAs: 'job-failed', sends: true },
  'render-documents': { lane: 'documents', failsAs: 'job-failed' },
  'render-receipt': { lane: 'documents', failsAs: 'job-failed' },
  'send-mail': { lane: 'mail', failsAs: 'mail-failed' },
  'mail-application': { lane: 'mail', failsAs: 'mail-failed' },
  'mail-quote': { lane: 'mail', failsAs: 'mail-failed' },
  'mail-refund': { lane: 'mail', failsAs: 'mail-failed' },
  'mail-receipt': { lane: 'mail', failsAs: 'mail-failed' },
  'mail-transfer': { lane: 'mail', failsAs: 'mail-failed' },
  'mail-payment-link': { lane: 'mail', failsAs: 'mail-failed' },
  'mail-cancellation': { lane: 'mail', failsAs: 'mail-failed' },
  'mail-invitation': { lane: 'mail', failsAs: 'invitation' },
  'mail-proposal': { lane: 'mail', failsAs: 'mail-failed' },
  'mail-assigned': { lane: 'mail', failsAs: 'mail-failed' },
  'mail-corrected': { lane: 'mail', failsAs: 'mail-failed' },
  'mail-papers-again': { lane: 'mail', failsAs: 'mail-failed' },
  'ask-renewal': { lane: 'renewals', failsAs: 'job-failed' },
  'mail-renewal': { lane: 'mail', failsAs: 'mail-failed' },
  'sms-renewal': { lane: 'sms', failsAs: 'job-failed' },
  'mail-alarm': { lane: 'mail', failsAs: 'mail-failed' },
  'post-alarm': { lane: 'webhook', failsAs: 'job-failed' },
  'send-sms': { lane: 'sms', failsAs: 'job-failed' },
  'ask-sms': { lane: 'sms', failsAs: 'job-failed' },
  'follow-mail': { lane: 'sms', failsAs: 'job-failed' },
  'fill-keys': { lane: 'keys', failsAs: 'job-failed' },
  'seal-anew': { lane: 'sealing', failsAs: 'job-failed' },
  'check-files': { lane: 'files', failsAs: 'job-failed' },
  'post-old-purchases': { lane: 'keys', failsAs: 'job-failed' },
  'judge-purchases': { lane: 'cases', failsAs: 'job-failed' },
} as const satisfies Record<string, KindOfJob>;

export type JobKind = keyof typeof jobKinds;

const kinds = Object.keys(jobKinds) as JobKind[];

export interface Lane {
  kinds: readonly JobKind[];
  places: number;
}

/**
 * Jobs that wait for the same outside share places, so that a mail server that hangs holds up mails and a buyer who
 * comes back from the bank never stands behind them. Within a lane the oldest goes first.
 */
export const lanes: readonly Lane[] = Object.entries(places).map(([name, most]) => ({
  kinds: kinds.filter((kind) => jobKinds[kind].lane === name),
  places: most,
}));

/** Kinds whose failures staff see as this open case. */
export const kindsFailingAs = (stuck: StuckKind): JobKind[] =>
  kinds.filter((kind) => jobKinds[kind].failsAs === stuck);

/** Kinds that wait while sending is off; questions about what was sent go on. */
export const sendingKinds: readonly JobKind[] = kinds.filter((kind) => 'sends' in jobKinds[kind]);
