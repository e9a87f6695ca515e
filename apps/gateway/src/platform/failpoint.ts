import { readFileSync } from 'node:fs';

/** Every place between "pay" and "mail sent" where the kill campaign ends the process (kill.test.ts). */
export const failpoints = [
  'start:before-attempt-commit',
  'start:after-attempt-commit',
  'start:after-provider-call',
  'start:after-answer-commit',
  'hop:after-commit',
  'return:before-commit',
  'return:after-commit',
  'authorise:before-intent-commit',
  'authorise:after-intent-commit',
  'authorise:after-call',
  'authorise:after-result-commit',
  'issue:before-intent-commit',
  'issue:after-intent-commit',
  'issue:after-call',
  'issue:after-result-commit',
  'documents:before-render',
  'documents:after-render',
  'documents:after-commit',
  'mail:before-send',
  'mail:after-send',
  'mail:after-commit',
] as const;

/** The same on the way back: the insurer refused and the money is returned. */
export const refundFailpoints = [
  'refund:before-intent-commit',
  'refund:after-intent-commit',
  'refund:after-call',
  'refund:after-result-commit',
] as const;

/** On the way of a cancellation: the notice, the insurer's answer; the money goes the way of every refund. */
export const cancellationFailpoints = [
  'cancel:after-request-commit',
  'cancel:after-intent-commit',
  'cancel:after-call',
  'cancel:after-result-commit',
] as const;

/** Where the answers after payment are taken in. */
export const detailsFailpoints = ['details:before-commit', 'details:after-commit'] as const;
/** Payments that buy no policy, and bank transfers. */
export const paymentFailpoints = [
  'transfer:after-start-commit',
  'receipt:before-commit',
  'receipt:after-commit',
] as const;

/** Where a reminder before the end of a policy is asked for and sent. */
const renewalFailpoints = [
  'renewal:before-commit',
  'renewal:after-commit',
  'renewal:before-send',
  'renewal:after-send',
] as const;

/** While a paper is put into an object store: its name is noted, its bytes have no name yet, it is there and no row names it. */
export const storeFailpoints = ['put:after-name', 'put:aside', 'put:after-put'] as const;

/** Where rows are sealed anew. */
const sealingFailpoints = ['seal-anew:before-commit', 'seal-anew:after-commit'] as const;

/** All of them: what the settings `FAILPOINT` and `FAILPOINT_FILE` may name. */
export const failpointNames = [
  ...failpoints,
  ...refundFailpoints,
  ...cancellationFailpoints,
  ...detailsFailpoints,
  ...paymentFailpoints,
  ...renewalFailpoints,
  ...sealingFailpoints,
  ...storeFailpoints,
] as const;
export type Failpoint = (typeof failpointNames)[number];

/** Nothing is armed until the start says so. */
let armed: () => string = () => '';

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

/**
 * @param fixed a name that the settings know
 * @param file read whenever a point is passed, so that a test may change it while the process runs
 */
export const armFailpoints = ({ fixed, file }: { fixed: string | null; file: string | null }): void => {
  armed = file === null ? () => fixed ?? '' : () => textOf(file);
};

/** Ends this process as a power cut would when this point is armed; costs one call otherwise. */
export function failpoint(name: Failpoint): void {
  if (armed() === name) process.kill(process.pid, 'SIGKILL');
}
