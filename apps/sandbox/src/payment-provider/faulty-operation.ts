import type { FastifyReply } from 'fastify';
import { cut, letGoOf, silence } from '../http/let-go.ts';
import { pause } from '../pause.ts';
import type { World } from '../world.ts';
import { failure } from './answers.ts';
import { type ProviderRefusal, refusals } from './refusals.ts';

export type PaymentOperation = 'lookup' | 'init' | 'auth' | 'detail' | 'report' | 'refund';

type Outcome = 'timeout' | '500' | 'reset' | 'garbage';

/** Faults of the payment provider; the word after the operation says what the merchant sees. */
export const paymentFaults = [
  'none',
  'down',
  'hang',
  'init-timeout',
  'init-500',
  'init-failure',
  'auth-timeout',
  'auth-timeout-after-charge',
  'auth-500',
  'auth-500-after-charge',
  'auth-reset',
  'auth-reset-after-charge',
  'auth-garbage-after-charge',
  'bad-signature',
  'detail-down',
  'detail-timeout',
  'detail-not-found',
  'detail-failure',
  'report-down',
  'report-failure',
  'auth-failure',
  'auth-failure-after-charge',
  'refund-refused',
  'refund-failure',
  'refund-failure-after-refund',
  'refund-unsigned',
  'refund-wrong-signature',
  'refund-late',
  'refund-timeout',
  'refund-timeout-after-refund',
  'callback-twice',
  'callback-never',
  'bad-callback-signature',
  'webhook-never',
] as const;

const before: Partial<Record<PaymentOperation, [fault: string, outcome: Outcome][]>> = {
  init: [['init-500', '500']],
  auth: [
    ['auth-timeout', 'timeout'],
    ['auth-500', '500'],
    ['auth-reset', 'reset'],
  ],
  detail: [
    ['detail-down', '500'],
    ['detail-timeout', 'timeout'],
  ],
  report: [['report-down', '500']],
  refund: [['refund-timeout', 'timeout']],
};

const after: Partial<Record<PaymentOperation, [fault: string, outcome: Outcome][]>> = {
  init: [['init-timeout', 'timeout']],
  auth: [
    ['auth-timeout-after-charge', 'timeout'],
    ['auth-500-after-charge', '500'],
    ['auth-reset-after-charge', 'reset'],
    ['auth-garbage-after-charge', 'garbage'],
  ],
  refund: [['refund-timeout-after-refund', 'timeout']],
};

/** The code of the `-failure` faults: the limit of requests, until `failureCode` of the control interface says another. */
const chosenFailure = (world: World): ProviderRefusal => {
  const { failureCode } = world.faults.state('payment').settings;
  return typeof failureCode === 'string'
    ? { errorCode: failureCode, errorMessage: 'Sandbox' }
    : refusals.tooMany;
};

/** How much later a `refund-late` is worked on, ms. */
const lateMs = (world: World): number => {
  const { refundLateMs } = world.faults.state('payment').settings;
  return typeof refundLateMs === 'number' ? refundLateMs : 5_000;
};

const lie = (world: World, kind: PaymentOperation) => {
  const takes = (fault: string) => world.faults.takes('payment', fault);
  if (kind === 'init' && takes('init-failure')) return refusals.initialise;
  if (kind === 'detail' && takes('detail-not-found')) return refusals.unknownPayment;
  if (kind === 'refund' && takes('refund-refused')) return refusals.notRefundable;
  const failures: Partial<Record<PaymentOperation, string>> = {
    auth: 'auth-failure',
    detail: 'detail-failure',
    report: 'report-failure',
    refund: 'refund-failure',
  };
  const failing = failures[kind];
  return failing && takes(failing) ? chosenFailure(world) : null;
};

/** An answer after the work was done that tells something else. */
const distorted = (world: World, kind: PaymentOperation, answer: unknown): unknown => {
  const takes = (fault: string) => world.faults.takes('payment', fault);
  const wrongSignature = { ...Object(answer), signature: '0'.repeat(64) };
  if (kind === 'auth' && takes('bad-signature')) return wrongSignature;
  if (kind === 'auth' && takes('auth-failure-after-charge')) return failure(world, '', chosenFailure(world));
  if (kind === 'refund' && takes('refund-wrong-signature')) return wrongSignature;
  if (kind === 'refund' && takes('refund-failure-after-refund'))
    return failure(world, '', chosenFailure(world));
  return answer;
};

/** Runs one call of the provider and breaks it as the fault board says, before or after the work is done. */
export const faultyOperation = async (
  world: World,
  kind: PaymentOperation,
  reply: FastifyReply,
  work: () => unknown,
): Promise<unknown> => {
  const letGo = letGoOf(world, reply);
  const act: Record<Outcome, () => unknown> = {
    timeout: () => silence(reply, letGo),
    '500': () => reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>'),
    reset: () => cut(reply),
    garbage: () => reply.code(200).type('application/json').send('{"status":"succ'),
  };
  const broken = (list: [fault: string, outcome: Outcome][] = []) =>
    list.find(([fault]) => world.faults.takes('payment', fault))?.[1];

  await pause(world.faults.state('payment').delayMs ?? 0, letGo);
  if (world.faults.takes('payment', 'hang')) return act.timeout();
  if (world.faults.takes('payment', 'down')) return reply.code(503).type('text/html').send('<h1>503</h1>');
  const early = broken(before[kind]);
  if (early) return act[early]();
  const said = lie(world, kind);
  if (said) return failure(world, '', said);

  if (kind === 'refund' && world.faults.takes('payment', 'refund-unsigned')) return { status: 'success' };
  if (kind === 'refund' && world.faults.takes('payment', 'refund-late')) {
    void pause(lateMs(world), world.closing).then(() => world.closing.aborted || work());
    return act.timeout();
  }

  const answer = work();
  const late = broken(after[kind]);
  if (late) return act[late]();
  return distorted(world, kind, answer);
};
