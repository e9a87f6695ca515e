import type { AnswerOf } from '@sigorta/contracts/operation';
import type { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import { failpoint } from '../../platform/failpoint.ts';
import { fence } from '../../platform/fence.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { attemptOf } from '../../purchase/machine/step.ts';
import { carryOut } from '../../purchase/store/carry-out.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';
import { writeChargeAnswer } from '../attempts/work-on-attempt.ts';
import type { PaymentContext } from '../context.ts';
import type { Charge, SealedCard } from '../provider/provider.ts';
import { sealPage } from './sealed-page.ts';

type Next = AnswerOf<typeof purchaseStart>['next'];

/** Path of the bank's return, on the site's own origin; the provider's name follows, iyzico's pages of before have none. */
export const returnPath = '/odeme/donus';

/**
 * A step of an attempt of which nothing was taken so far. Where the clock closed it meanwhile nothing can be taken of it any more either.
 * @throws Refusal `service-unavailable` then: the buyer may press again
 */
const inTime = async <T>(step: Promise<T>): Promise<T> => {
  try {
    return await step;
  } catch (error) {
    throw error instanceof Refusal && error.code === 'request-closed'
      ? new Refusal('service-unavailable')
      : error;
  }
};

/** Opens the payment at the bank; the page it answers is kept until the hop has served it once. */
async function openAtBank(
  context: PaymentContext,
  { id, provider: { name, account }, purchaseId }: OpenedAttempt,
  charge: Charge,
  card: SealedCard,
): Promise<Next> {
  const { config } = context;
  const provider = context.connectors.of(name, account);
  const answer = await provider.start(charge, card, `${config.publicUrl}${returnPath}/${name}`);
  failpoint('start:after-provider-call');
  switch (answer.result) {
    case 'started': {
      const token = randomId();
      const page = sealPage(id, answer.html);
      await inTime(
        carryOut(context, purchaseId, {
          command: { do: 'page-ready', attemptId: id, paymentId: answer.paymentId },
          facts: { attempt: { id, hop_token: token, hop_html: page.sealed } },
        }),
      );
      failpoint('start:after-answer-commit');
      return { kind: 'bank', url: `${config.hopUrl}/banka/${token}.${page.key}` };
    }
    case 'declined':
      await carryOut(context, purchaseId, {
        command: { do: 'not-started', attemptId: id, why: 'declined' },
        facts: { attempt: { id, error: answer.code, provider_code: answer.providerCode } },
      });
      throw new Refusal(answer.code);
    case 'unclear':
      /* without the page the bank can never send the buyer back, so this attempt can never be charged */
      await carryOut(context, purchaseId, {
        command: { do: 'not-started', attemptId: id, why: 'lapsed' },
        facts: { attempt: { id, error: 'service-unavailable' } },
      });
      throw new Refusal('service-unavailable');
  }
}

/** Without 3-D Secure the first call takes the money: intent first, and no second call whatever happens. */
async function chargeAtOnce(
  context: PaymentContext,
  { id, orderId, provider: { name, account }, purchaseId }: OpenedAttempt,
  charge: Charge,
  card: SealedCard,
): Promise<Next> {
  failpoint('authorise:before-intent-commit');
  const asked = carryOut(context, purchaseId, { command: { do: 'charge', attemptId: id } });
  const { purchase } = await inTime(asked);
  const mayCall = fence();
  failpoint('authorise:after-intent-commit');
  const { st, why } = attemptOf({ purchase }, id).attempt;
  if (why === 'quote-over') throw new Refusal('offer-expired');
  if (st !== 'asked' || !mayCall()) throw new Refusal('service-unavailable');
  const answer = await context.connectors.of(name, account).direct(charge, card);
  failpoint('authorise:after-call');
  await writeChargeAnswer(context, purchaseId, { attemptId: id, orderId }, answer);
  failpoint('authorise:after-result-commit');
  if (answer.result === 'declined') throw new Refusal(answer.code);
  return { kind: 'status' };
}

export const sendCharge = (
  context: PaymentContext,
  attempt: OpenedAttempt,
  charge: Charge,
  card: SealedCard,
): Promise<Next> =>
  attempt.secure ? openAtBank(context, attempt, charge, card) : chargeAtOnce(context, attempt, charge, card);
