import type { Cc5Request } from '@sigorta/payment-wire/nestpay-cc5';
import type { Agent } from 'undici';
import type { FoundCharge, PaymentProvider, ReturnAnswer, TakenCharge, UnlistedCode } from '../provider.ts';
import { amountText } from './amount.ts';
import { isApproved, readReturnRefusal, unclear } from './answers.ts';
import type { Cc5Answer } from './cc5.ts';
import type { Questions } from './questions.ts';
import { call, type NestPayConfig } from './wire.ts';

/** Void and refund: done only when the order's list shows them. */
export function returnsOf(
  config: NestPayConfig,
  agent: Agent,
  { inquire }: Pick<Questions, 'inquire'>,
  unlisted: UnlistedCode,
): Pick<PaymentProvider, 'void' | 'refund'> {
  async function sent(
    kind: 'void' | 'refund',
    message: Cc5Request,
    charge: TakenCharge,
    isListed: (found: FoundCharge, answer: Cc5Answer) => boolean,
    done: Extract<ReturnAnswer, { result: 'done' }>,
  ): Promise<ReturnAnswer> {
    const answer = await call(config, agent, { OrderId: charge.attemptId, ...message });
    if ('why' in answer) return unclear(answer.why);
    if (!isApproved(answer, charge.attemptId)) return readReturnRefusal(answer, kind, unlisted);
    const said = await inquire(charge.attemptId);
    return said.result === 'charged' && isListed(said, answer) ? done : unclear('approved-but-not-listed');
  }

  return {
    void: (charge, reference) =>
      sent('void', { Type: 'Void' }, charge, ({ returns }) => returns.some(({ kind }) => kind === 'void'), {
        result: 'done',
        reference,
        amountMinor: charge.paidMinor,
      }),

    refund: (charge, reference, amountMinor) =>
      sent(
        'refund',
        { Type: 'Credit', Total: amountText(amountMinor), Currency: '949' },
        charge,
        /* the row of this very answer: others of the same amount are not meant */
        ({ returns }, answer) =>
          returns.some(
            (one) =>
              one.kind === 'refund' &&
              one.amountMinor === amountMinor &&
              one.providerId === answer.fields.TransId,
          ),
        { result: 'done', reference, amountMinor },
      ),
  };
}
