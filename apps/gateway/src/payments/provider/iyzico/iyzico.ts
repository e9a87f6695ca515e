import type { Agent } from 'undici';
import type {
  Card,
  Charge,
  ChargeAnswer,
  InquiryAnswer,
  PaymentProvider,
  PlanAnswer,
  ReturnAnswer,
  StartAnswer,
} from '../provider.ts';
import { amountText } from './amount.ts';
import { readCharge, readFailure, textOf, unclear } from './answers.ts';
import { readBankReturn } from './bank-return.ts';
import { readInquiry } from './inquiry.ts';
import { paymentMessage } from './messages.ts';
import { readNotice } from './notice.ts';
import { readPlan } from './plan.ts';
import { isSignature, signatureOf } from './signature.ts';
import { call, type IyzicoConfig, type Json } from './wire.ts';

/** A table of installments that takes longer is not waited for: a single payment is always possible. */
const planTimeoutMs = 10_000;

/**
 * Talks to iyzico itself: the official SDK accepts forged answers and has no time-out (decision 71).
 * @param agent connections of everything that may move money
 * @param planAgent those of installment tables, so that many who look hold up nobody who pays
 */
export function iyzico(config: IyzicoConfig, agent: Agent, planAgent: Agent): PaymentProvider {
  const planConfig = { ...config, timeoutMs: Math.min(config.timeoutMs, planTimeoutMs) };
  const post = (path: string, message: Json) => call(config, agent, path, message);

  async function charged(path: string, message: Json): Promise<ChargeAnswer> {
    const answer = await post(path, message);
    return 'why' in answer ? unclear(answer.why) : readCharge(config.secretKey, answer.body);
  }

  async function returned(path: string, message: Json): Promise<ReturnAnswer> {
    const answer = await post(path, message);
    if ('why' in answer) return unclear(answer.why);
    if (answer.body.status === 'success') return { result: 'done' };
    return { result: 'refused', providerCode: textOf(answer.body.errorCode) ?? '' };
  }

  return {
    name: 'iyzico',

    async plan(cardPrefix, price): Promise<PlanAnswer> {
      const answer = await call(planConfig, planAgent, '/payment/iyzipos/installment', {
        locale: 'tr',
        conversationId: 'plan',
        binNumber: cardPrefix,
        price: amountText(price.minor),
      });
      return 'why' in answer ? unclear(answer.why) : readPlan(answer.body, price.minor);
    },

    async start(charge: Charge, card: Card, returnUrl: string): Promise<StartAnswer> {
      const answer = await post('/payment/3dsecure/initialize', {
        ...paymentMessage(charge, card),
        callbackUrl: returnUrl,
      });
      if ('why' in answer) return unclear(answer.why);
      if (answer.body.status === 'failure') return readFailure(answer.body);
      const paymentId = textOf(answer.body.paymentId);
      const html = textOf(answer.body.threeDSHtmlContent);
      if (paymentId === null || html === null) return unclear('incomplete-answer');
      const expected = signatureOf(config.secretKey, [paymentId, charge.id]);
      if (!isSignature(expected, answer.body.signature)) return unclear('wrong-signature');
      return { result: 'started', paymentId, html: Buffer.from(html, 'base64').toString('utf8') };
    },

    finish: (charge, paymentId) =>
      charged('/payment/v2/3dsecure/auth', {
        locale: charge.language,
        paymentId,
        conversationId: charge.id,
        paidPrice: amountText(charge.paidMinor),
        basketId: charge.orderId,
        currency: 'TRY',
      }),

    direct: (charge, card) => charged('/payment/auth', paymentMessage(charge, card)),

    async inquire(attemptId): Promise<InquiryAnswer> {
      const answer = await post('/payment/detail', {
        locale: 'tr',
        conversationId: attemptId,
        paymentConversationId: attemptId,
      });
      return 'why' in answer ? unclear(answer.why) : readInquiry(config.secretKey, answer.body);
    },

    cancel: (reference, paymentId) =>
      returned('/payment/cancel', { locale: 'tr', conversationId: reference, paymentId }),

    refund: (reference, paymentId, amountMinor) =>
      returned('/v2/payment/refund', {
        locale: 'tr',
        conversationId: reference,
        paymentId,
        price: amountText(amountMinor),
        currency: 'TRY',
      }),

    readReturn: (fields) => readBankReturn(config.secretKey, fields),
    readNotice: (body, signature) => readNotice(config.secretKey, body, signature),
  };
}
