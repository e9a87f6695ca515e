import { gateForm } from '../nestpay/return-form.ts';
import { takeAtGate } from '../nestpay/take.ts';
import { type Payment, paymentsOf, save } from '../payment-provider/payment.ts';
import { refusals } from '../payment-provider/refusals.ts';
import { callbackSignature, sameText } from '../payment-provider/signature.ts';
import { notify } from '../payment-provider/webhook.ts';
import type { World } from '../world.ts';
import type { CallbackForm } from './callback-form.ts';

export type ChallengeAction = 'approve' | 'wrong-code' | 'cancel';

export type ChallengeResult =
  | { kind: 'again'; triesLeft: number }
  | { kind: 'done'; payment: Payment; callbackUrl: string; form: CallbackForm };

const triesAllowed = 3;

export const paymentOfChallenge = (world: World, md: string): Payment | undefined =>
  paymentsOf(world)
    .all()
    .find((payment) => payment.challenge !== null && sameText(payment.challenge.md, md));

export const isOpen = (payment: Payment): boolean => payment.status === 'INIT_THREEDS';

const provenStatus: Record<string, string> = { 'md-status-0': '0', 'md-status-4': '4' };

const finish = (world: World, payment: Payment, mdStatus: string): ChallengeResult => {
  const proven = mdStatus === '1';
  const judged = save(world, {
    ...payment,
    mdStatus,
    status: proven ? 'CALLBACK_THREEDS' : 'FAILURE',
    refusal: proven ? null : refusals.notAuthenticated,
  });
  if (!judged.gate) notify(world, judged, 'THREE_DS_CALLBACK', judged.status);
  /* where the bank takes the money itself, it does so now, before the buyer goes back */
  const done = judged.gate?.storetype === '3d_pay' && proven ? takeAtGate(world, judged) : judged;
  return {
    kind: 'done',
    payment: done,
    callbackUrl: done.callbackUrl ?? '',
    form: callbackForm(world, done),
  };
};

/** The form of a finished challenge; asked again, it is the same form again. */
export const callbackForm = (world: World, payment: Payment): CallbackForm => {
  if (payment.gate) return gateForm(world, payment, payment.gate);
  const unsigned = {
    status: payment.mdStatus === '1' ? ('success' as const) : ('failure' as const),
    paymentId: payment.paymentId,
    conversationData: '',
    conversationId: payment.conversationId,
    mdStatus: payment.mdStatus ?? '0',
  };
  const lies = world.faults.takes('payment', 'bad-callback-signature');
  const key = lies ? 'somebody-elses-key' : world.config.paymentSecretKey;
  return { ...unsigned, signature: callbackSignature(key, unsigned) };
};

/** One step of the bank's challenge; the third wrong code ends it. */
export const answerChallenge = (world: World, payment: Payment, action: ChallengeAction): ChallengeResult => {
  if (!payment.challenge || !isOpen(payment)) {
    return {
      kind: 'done',
      payment,
      callbackUrl: payment.callbackUrl ?? '',
      form: callbackForm(world, payment),
    };
  }
  if (action === 'cancel') return finish(world, payment, '0');
  if (action === 'approve') return finish(world, payment, provenStatus[payment.card.effect] ?? '1');
  const wrong = payment.challenge.wrong + 1;
  const counted = save(world, { ...payment, challenge: { ...payment.challenge, wrong } });
  if (wrong >= triesAllowed) return finish(world, counted, '0');
  return { kind: 'again', triesLeft: triesAllowed - wrong };
};
