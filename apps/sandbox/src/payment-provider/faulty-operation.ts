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
  'report-half',
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

/** NestPay plays those of them that its wire has: nothing is begun by a call, and nothing but forms is signed. */
export const nestpayFaults = [
  'none',
  'down',
  'hang',
  'auth-timeout',
  'auth-timeout-after-charge',
  'auth-500',
  'auth-500-after-charge',
  'auth-reset',
  'auth-reset-after-charge',
  'auth-garbage-after-charge',
  'auth-failure',
  'auth-failure-after-charge',
  'detail-down',
  'detail-timeout',
  'detail-not-found',
  'detail-failure',
  'report-down',
  'report-failure',
  'refund-refused',
  'refund-failure',
  'refund-failure-after-refund',
  'refund-unsigned',
  'refund-late',
  'refund-timeout',
  'refund-timeout-after-refund',
  'callback-twice',
  'callback-never',
  'bad-callback-signature',
] as const satisfies readonly (typeof paymentFaults)[number][];

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
  report: [['report-half', 'garbage']],
  refund: [['refund-timeout-after-refund', 'timeout']],
};

/** How a provider says what the fault board wants: each has a wire of its own. */
export interface Dialect {
  /** on the fault board */
  part: string;
  refuse: (refusal: ProviderRefusal) => unknown;
  /** the code it is busy with */
  busy: ProviderRefusal;
  /** the answer with a proof that is not genuine */
  forge: (answer: unknown) => unknown;
  /** a bare success of something that was not done */
  bareSuccess: () => unknown;
}

const iyzico = (world: World): Dialect => ({
  part: 'payment',
  refuse: (refusal) => failure(world, '', refusal),
  busy: refusals.tooMany,
  forge: (answer) => ({ ...Object(answer), signature: '0'.repeat(64) }),
  bareSuccess: () => ({ status: 'success' }),
});

/** The code of the `-failure` faults: being busy, until `failureCode` of the control interface says another. */
const chosenFailure = (world: World, { part, busy }: Dialect): ProviderRefusal => {
  const { failureCode } = world.faults.state(part).settings;
  return typeof failureCode === 'string' ? { errorCode: failureCode, errorMessage: 'Sandbox' } : busy;
};

/** How much later a `refund-late` is worked on, ms. */
const lateMs = (world: World, part: string): number => {
  const { refundLateMs } = world.faults.state(part).settings;
  return typeof refundLateMs === 'number' ? refundLateMs : 5_000;
};

const lie = (world: World, kind: PaymentOperation, dialect: Dialect): ProviderRefusal | null => {
  const takes = (fault: string) => world.faults.takes(dialect.part, fault);
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
  return failing && takes(failing) ? chosenFailure(world, dialect) : null;
};

/** An answer after the work was done that tells something else. */
const distorted = (world: World, kind: PaymentOperation, answer: unknown, dialect: Dialect): unknown => {
  const takes = (fault: string) => world.faults.takes(dialect.part, fault);
  if (kind === 'auth' && takes('bad-signature')) return dialect.forge(answer);
  if (kind === 'auth' && takes('auth-failure-after-charge'))
    return dialect.refuse(chosenFailure(world, dialect));
  if (kind === 'refund' && takes('refund-wrong-signature')) return dialect.forge(answer);
  if (kind === 'refund' && takes('refund-failure-after-refund'))
    return dialect.refuse(chosenFailure(world, dialect));
  return answer;
};

/** Runs one call of a provider and breaks it as the fault board says, before or after the work is done. */
export const faultyOperation = async (
  world: World,
  kind: PaymentOperation,
  reply: FastifyReply,
  work: () => unknown,
  dialect: Dialect = iyzico(world),
): Promise<unknown> => {
  const { part } = dialect;
  const takes = (fault: string) => world.faults.takes(part, fault);
  const letGo = letGoOf(world, reply);
  const act: Record<Outcome, () => unknown> = {
    timeout: () => silence(reply, letGo),
    '500': () => reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>'),
    reset: () => cut(reply),
    garbage: () => reply.code(200).type('application/json').send('{"status":"succ'),
  };
  const broken = (list: [fault: string, outcome: Outcome][] = []) =>
    list.find(([fault]) => takes(fault))?.[1];

  await pause(world.faults.state(part).delayMs ?? 0, letGo);
  if (takes('hang')) return act.timeout();
  if (takes('down')) return reply.code(503).type('text/html').send('<h1>503</h1>');
  const early = broken(before[kind]);
  if (early) return act[early]();
  const said = lie(world, kind, dialect);
  if (said) return dialect.refuse(said);
  if (kind === 'refund' && takes('refund-unsigned')) return dialect.bareSuccess();
  if (kind === 'refund' && takes('refund-late')) {
    void pause(lateMs(world, part), world.closing).then(() => world.closing.aborted || work());
    return act.timeout();
  }

  const answer = work();
  const late = broken(after[kind]);
  return late ? act[late]() : distorted(world, kind, answer, dialect);
};
