import type { IyzicoCardPath } from '@sigorta/card-seal/calls';
import { isSignature, signatureOf } from '@sigorta/payment-wire/iyzico-signature';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Agent } from 'undici';
import { type CardEntry, cardNotUsed } from '../card-entry.ts';
import type {
  Charge,
  ChargeAnswer,
  DayPage,
  InquiryAnswer,
  PaymentProvider,
  PlanAnswer,
  ReturnAnswer,
  SealedCard,
  StartAnswer,
  UnlistedCode,
} from '../provider.ts';
import { amountText } from './amount.ts';
import { type Reading, readCharge, readFailure, textOf, unclear } from './answers.ts';
import { readBankReturn } from './bank-return.ts';
import { readDayPage } from './day-list.ts';
import { questionFailed, readInquiry } from './inquiry.ts';
import { paymentMessage } from './messages.ts';
import { readNotice } from './notice.ts';
import { readPlan } from './plan.ts';
import { withReturns } from './report.ts';
import { readReturned, type SentReturn } from './returned.ts';
import { iyzicoSettlement } from './settlement-file.ts';
import { ask, call, callWithCard, type IyzicoConfig, type Json, type WireAnswer } from './wire.ts';

/** A table of installments that takes longer is not waited for: a single payment is always possible. */
const planTimeoutMs = 10_000;

/** docs.iyzico.com refund-and-cancel: a payment can be refunded within 365 days. */
const refundDays = 365;

/** How far behind the report may lie is nowhere published: hours were seen. A day is waited for. */
const listLagMs = 24 * 3_600_000;

function readStart(reading: Reading, body: Json, attemptId: string): StartAnswer {
  if (body.status === 'failure') return readFailure(reading, 'start', body);
  const paymentId = textOf(body.paymentId);
  const html = textOf(body.threeDSHtmlContent);
  if (paymentId === null || html === null) return unclear('incomplete-answer');
  const expected = signatureOf(reading.secretKey, [paymentId, attemptId]);
  if (!isSignature(expected, body.signature)) return unclear('wrong-signature');
  return { result: 'started', paymentId, html: Buffer.from(html, 'base64').toString('utf8') };
}

/** What is reported of one attempt; null when nobody answers. */
async function reportOf(config: IyzicoConfig, agent: Agent, attemptId: string): Promise<Json | null> {
  const query = { locale: 'tr', paymentConversationId: attemptId };
  const answer = await ask(config, agent, '/v2/reporting/payment/details', query);
  return 'why' in answer ? null : answer.body;
}

/** One page of everything that moved on a day. */
const listOf =
  (config: IyzicoConfig, agent: Agent, reading: Reading) =>
  async (day: string, page: number): Promise<DayPage> => {
    const query = { locale: 'tr', transactionDate: day, page: String(page) };
    const answer = await ask(config, agent, '/v2/reporting/payment/transactions', query);
    return 'why' in answer ? questionFailed(answer.why) : readDayPage(reading, answer.body, page);
  };

/** Void and refund, each under a reference of ours. */
function returnsOf(
  post: (path: string, message: Json) => Promise<WireAnswer>,
  reading: Reading,
): Pick<PaymentProvider, 'void' | 'refund'> {
  async function returned(path: string, message: Json, sent: SentReturn): Promise<ReturnAnswer> {
    const answer = await post(path, { locale: 'tr', conversationId: sent.reference, ...message });
    return 'why' in answer ? unclear(answer.why) : readReturned(reading, answer.body, sent);
  }
  return {
    void: (charge, reference) =>
      returned(
        '/payment/cancel',
        { paymentId: charge.paymentId },
        { call: 'void', charge, reference, amountMinor: charge.paidMinor },
      ),
    async refund(charge, reference, amountMinor): Promise<ReturnAnswer> {
      /* by the one basket item: its answer's signature and its row in the report under our reference are known */
      const [paymentTransactionId, ...others] = charge.transactionIds;
      if (paymentTransactionId === undefined || others.length > 0) return unclear('not-one-item');
      return returned(
        '/payment/refund',
        { paymentTransactionId, price: amountText(amountMinor), currency: 'TRY' },
        { call: 'refund', charge, reference, amountMinor },
      );
    },
  };
}

/**
 * Talks to iyzico itself: the official SDK accepts forged answers and has no time-out (decision 71).
 * @param agent connections of everything that may move money
 * @param planAgent those of installment tables, so that many who look hold up nobody who pays
 * @param entry where a call that carries a card goes through
 * @param unlisted told of each code that no list holds
 */
export function iyzico(
  config: IyzicoConfig,
  agent: Agent,
  planAgent: Agent,
  entry: CardEntry,
  unlisted: UnlistedCode,
): PaymentProvider {
  const planConfig = { ...config, timeoutMs: Math.min(config.timeoutMs, planTimeoutMs) };
  const reading: Reading = { secretKey: config.secretKey, unlisted };
  const post = (path: string, message: Json) => call(config, agent, path, message);
  const withCard = (path: IyzicoCardPath, message: Json, card: SealedCard) =>
    callWithCard(entry, { account: config.account, path, message, timeoutMs: config.timeoutMs }, card);

  async function charged(path: string, message: Json, attemptId: string): Promise<ChargeAnswer> {
    const answer = await post(path, message);
    return 'why' in answer ? unclear(answer.why) : readCharge(reading, answer.body, attemptId);
  }

  return {
    name: 'iyzico',
    account: null,
    takes: 'by-call',
    limits: { bankTimeMs: config.bankTimeMs, windowMs: config.windowMs, listLagMs, refundDays },
    settlement: iyzicoSettlement(config.settlement),

    /* most banks take a payment back on its day (docs.iyzico.com); which hour ends it is the bank's own affair */
    mayVoid: (chargedAt, now) => todayInIstanbul(chargedAt) === todayInIstanbul(now),

    async plan(cardPrefix, price): Promise<PlanAnswer> {
      const answer = await call(planConfig, planAgent, '/payment/iyzipos/installment', {
        locale: 'tr',
        conversationId: 'plan',
        binNumber: cardPrefix,
        price: amountText(price.minor),
      });
      return 'why' in answer ? unclear(answer.why) : readPlan(answer.body, price.minor);
    },

    async start(charge: Charge, card: SealedCard, returnUrl: string): Promise<StartAnswer> {
      const message = { ...paymentMessage(charge), callbackUrl: returnUrl };
      const answer = await withCard('/payment/3dsecure/initialize', message, card);
      if ('card' in answer) return cardNotUsed(answer.card);
      return 'why' in answer ? unclear(answer.why) : readStart(reading, answer.body, charge.id);
    },

    finish: (charge, paymentId) =>
      charged(
        '/payment/v2/3dsecure/auth',
        {
          locale: charge.language,
          paymentId,
          conversationId: charge.id,
          paidPrice: amountText(charge.paidMinor),
          basketId: charge.orderId,
          currency: 'TRY',
        },
        charge.id,
      ),

    async direct(charge, card): Promise<ChargeAnswer> {
      const answer = await withCard('/payment/auth', paymentMessage(charge), card);
      if ('card' in answer) return cardNotUsed(answer.card);
      return 'why' in answer ? unclear(answer.why) : readCharge(reading, answer.body, charge.id);
    },

    async inquire(attemptId): Promise<InquiryAnswer> {
      const answer = await post('/payment/detail', {
        locale: 'tr',
        conversationId: attemptId,
        paymentConversationId: attemptId,
      });
      if ('why' in answer) return questionFailed(answer.why);
      const said = readInquiry(reading, answer.body, attemptId);
      return said.result === 'charged'
        ? withReturns(reading, said, await reportOf(config, agent, attemptId))
        : said;
    },

    list: listOf(config, agent, reading),

    ...returnsOf(post, reading),

    readReturn: (fields) => readBankReturn(config.secretKey, fields),
    readNotice: (body, headers) => readNotice(config.secretKey, body, headers['x-iyz-signature-v3']),
  };
}
