import type { FastifyReply } from 'fastify';
import { cut, letGoOf, silence } from '../http/let-go.ts';
import { pause } from '../pause.ts';
import type { World } from '../world.ts';
import { failure } from './answers.ts';
import { refusals } from './refusals.ts';

export type PaymentOperation = 'lookup' | 'init' | 'auth' | 'detail' | 'refund';

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
  'refund-refused',
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

const lie = (world: World, kind: PaymentOperation) => {
  const takes = (fault: string) => world.faults.takes('payment', fault);
  if (kind === 'init' && takes('init-failure')) return refusals.initialise;
  if (kind === 'detail' && takes('detail-not-found')) return refusals.unknownPayment;
  if (kind === 'refund' && takes('refund-refused')) return refusals.notRefundable;
  return null;
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

  const answer = work();
  const late = broken(after[kind]);
  if (late) return act[late]();
  if (kind === 'auth' && world.faults.takes('payment', 'bad-signature')) {
    return { ...Object(answer), signature: '0'.repeat(64) };
  }
  return answer;
};
