import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Agent } from 'undici';
import { type CardEntry, cardNotUsed } from '../card-entry.ts';
import type {
  Charge,
  ChargeAnswer,
  PaymentProvider,
  SealedCard,
  StartAnswer,
  UnlistedCode,
} from '../provider.ts';
import { amountText } from './amount.ts';
import { isApproved, readRefusal, unclear } from './answers.ts';
import { gateFields, installmentText, towardsBank } from './bank-form.ts';
import { readBankReturn, readProof } from './bank-return.ts';
import { questionsOf } from './questions.ts';
import { returnsOf } from './returns.ts';
import { nestpaySettlement } from './settlement-file.ts';
import { call, callWithCard, type NestPayConfig, type WireAnswer } from './wire.ts';

/** Nowhere published, and refused by name (CORE-2514) where it is over. */
const refundDays = 365;

/** The list of an order is the gate's own book; an hour is waited for all the same. */
const listLagMs = 3_600_000;

const authMessage = (charge: Omit<Charge, 'buyer' | 'product'>) => ({
  Type: 'Auth',
  Mode: 'P',
  OrderId: charge.id,
  Total: amountText(charge.paidMinor),
  Currency: '949',
  Taksit: installmentText(charge.installmentCount),
});

/** The bank's day a moment belongs to: from one day end to the next. */
const bankDay = (at: Date, dayEnd: string): string => {
  const [hours = 0, minutes = 0] = dayEnd.split(':').map(Number);
  return todayInIstanbul(new Date(at.getTime() + (24 * 60 - (hours * 60 + minutes)) * 60_000));
};

/**
 * A bank's NestPay (EST) gate: 3-D Secure by hash version 3, the rest by CC5. Its XML is not signed, so an approval is
 * believed only when the order's own list shows it, with its amount.
 * @param entry where what carries a card goes through
 * @param unlisted told of each code that no list holds
 */
export function nestpay(
  config: NestPayConfig,
  agent: Agent,
  entry: CardEntry,
  unlisted: UnlistedCode,
): PaymentProvider {
  const questions = questionsOf(config, agent, unlisted);

  async function authorised({ id }: Pick<Charge, 'id'>, answer: WireAnswer): Promise<ChargeAnswer> {
    if ('why' in answer) return unclear(answer.why);
    return isApproved(answer, id) ? questions.confirmed(id) : readRefusal(answer, unlisted);
  }

  return {
    name: 'nestpay',
    account: config.clientId,
    takes: config.storeType === '3d_pay' ? 'at-bank' : 'by-call',
    limits: { bankTimeMs: config.bankTimeMs, windowMs: config.windowMs, listLagMs, refundDays },
    settlement: nestpaySettlement(config.settlement, config.clientId),

    mayVoid: (chargedAt, now) => bankDay(chargedAt, config.dayEnd) === bankDay(now, config.dayEnd),

    /* the gate has no table of installments to ask for: what the bank agreed to stands in its contract */
    plan: async () => ({ result: 'card-not-known' }),

    async start(charge, card, returnUrl): Promise<StartAnswer> {
      const { language } = charge;
      const fields = gateFields(config, charge, returnUrl);
      const page = await entry.nestpayForm({ fields, language, lifeMs: config.bankTimeMs }, card);
      if ('card' in page) return cardNotUsed(page.card);
      if ('why' in page) return unclear(page.why);
      const html = towardsBank(config.cardUrl, language, page.answer);
      return { result: 'started', paymentId: charge.id, html };
    },

    async finish(charge, _paymentId, proof): Promise<ChargeAnswer> {
      if (config.storeType === '3d_pay') return questions.afterBank(charge.id, proof);
      const bank = readProof(proof);
      if (bank === null) return unclear('no-proof');
      const answer = await call(config, agent, {
        ...authMessage(charge),
        Number: bank.md,
        PayerTxnId: bank.xid,
        PayerSecurityLevel: bank.eci,
        PayerAuthenticationCode: bank.cavv,
      });
      return authorised(charge, answer);
    },

    async direct(charge: Charge, card: SealedCard): Promise<ChargeAnswer> {
      const message = { ...authMessage(charge), IPAddress: charge.buyer.ip };
      const answer = await callWithCard(entry, message, card, config.timeoutMs);
      return 'card' in answer ? cardNotUsed(answer.card) : authorised(charge, answer);
    },

    inquire: questions.inquire,
    /* the interface answers about one order at a time (docs/connectors/nestpay.md) */
    list: null,
    ...returnsOf(config, agent, questions, unlisted),

    readReturn: (fields) => readBankReturn(config, fields),
    /* the gate's own call back makes browsers post twice (XID already used) and is not switched on */
    readNotice: () => null,
  };
}
