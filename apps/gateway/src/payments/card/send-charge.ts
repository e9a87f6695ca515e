import type { AnswerOf } from '@sigorta/contracts/operation';
import type { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import { failpoint } from '../../platform/failpoint.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { moveAttempt } from '../../platform/transitions/move.ts';
import { type AttemptRow, recordUnpaid } from '../attempts/record-attempt.ts';
import type { PaymentContext } from '../context.ts';
import type { Card, Charge } from '../provider/provider.ts';
import { writeChargeAnswer } from './authorise.ts';
import { sealPage } from './sealed-page.ts';

type Next = AnswerOf<typeof purchaseStart>['next'];
type NewAttempt = AttemptRow & { psp: string; psp_account: string | null; three_d_secure: boolean };

/** Path of the bank's return, on the site's own origin; the provider's name follows, iyzico's pages of before have none. */
export const returnPath = '/odeme/donus';

/** Opens the payment at the bank; the page it answers is kept until the hop has served it once. */
async function openAtBank(
  context: PaymentContext,
  attempt: NewAttempt,
  charge: Charge,
  card: Card,
): Promise<Next> {
  const { db, clock, config } = context;
  const { timings } = context;
  const provider = context.connectors.of(attempt.psp, attempt.psp_account);
  const returnUrl = `${config.publicUrl}${returnPath}/${provider.name}`;
  const answer = await provider.start(charge, card, returnUrl);
  failpoint('start:after-provider-call');
  const now = clock();
  switch (answer.result) {
    case 'started': {
      const token = randomId();
      const page = sealPage(attempt.id, answer.html);
      await db.transaction().execute(async (trx) => {
        await moveAttempt(trx, attempt, 'THREEDS_PENDING', now, {
          psp_payment_id: answer.paymentId,
          hop_token: token,
          hop_html: page.sealed,
        });
        await enqueue(trx, 'watch-attempt', attempt.id, now, new Date(now.getTime() + timings.challengeMs));
      });
      failpoint('start:after-answer-commit');
      return { kind: 'bank', url: `${config.hopUrl}/banka/${token}.${page.key}` };
    }
    case 'declined':
      await db
        .transaction()
        .execute((trx) =>
          recordUnpaid(
            trx,
            attempt,
            'DECLINED',
            { error: answer.code, providerCode: answer.providerCode },
            now,
          ),
        );
      throw new Refusal(answer.code);
    case 'unclear':
      /* without the page the bank can never send the buyer back, so this attempt can never be charged */
      await db
        .transaction()
        .execute((trx) => recordUnpaid(trx, attempt, 'EXPIRED', { error: 'service-unavailable' }, now));
      throw new Refusal('service-unavailable');
  }
}

/** Without 3-D Secure the first call takes the money: intent first, and no second call whatever happens. */
async function chargeAtOnce(
  context: PaymentContext,
  attempt: NewAttempt,
  charge: Charge,
  card: Card,
): Promise<Next> {
  const { db, clock } = context;
  failpoint('authorise:before-intent-commit');
  const moved = await db.transaction().execute(async (trx) => {
    const row = await moveAttempt(trx, attempt, 'AUTHORISING', clock());
    await enqueue(
      trx,
      'authorise',
      attempt.id,
      clock(),
      new Date(clock().getTime() + context.timings.startGraceMs),
    );
    return row;
  });
  failpoint('authorise:after-intent-commit');
  const answer = await context.connectors.of(attempt.psp, attempt.psp_account).direct(charge, card);
  failpoint('authorise:after-call');
  await writeChargeAnswer(context, { ...attempt, ...moved }, answer);
  failpoint('authorise:after-result-commit');
  if (answer.result === 'declined') throw new Refusal(answer.code);
  return { kind: 'status' };
}

export const sendCharge = (
  context: PaymentContext,
  attempt: NewAttempt,
  charge: Charge,
  card: Card,
): Promise<Next> =>
  attempt.three_d_secure
    ? openAtBank(context, attempt, charge, card)
    : chargeAtOnce(context, attempt, charge, card);
