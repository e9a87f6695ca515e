import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { World } from '../world.ts';
import { kurusOf } from './amount.ts';
import { detailAnswer, envelope, failure, paymentAnswer, reversalAnswer } from './answers.ts';
import { authenticate } from './authenticate.ts';
import { cardOfBin, familyOf } from './cards.ts';
import { chargeAuthenticated, chargeDirectly } from './charge.ts';
import { faultyOperation, type PaymentOperation } from './faulty-operation.ts';
import { initialize, initializeAnswer } from './initialize.ts';
import { findPayment } from './inquiry.ts';
import { installmentDetail } from './installments.ts';
import { Refused, refusals } from './refusals.ts';
import { dayReport, paymentReport } from './report.ts';
import {
  authSchema,
  authV2Schema,
  binSchema,
  cancelSchema,
  detailSchema,
  installmentSchema,
  paymentSchema,
  refundSchema,
  refundV2Schema,
} from './requests.ts';
import { cancel, refundItem, refundPayment } from './reversal.ts';

const prefix = '/iyzico';

type Work = (world: World, body: unknown) => unknown;

/** @throws Refused naming the first key that does not fit */
const parsed = <Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const path = v.getDotPath(result.issues[0]) ?? 'body';
  throw new Refused({ ...refusals.malformed, errorMessage: `${refusals.malformed.errorMessage}: ${path}` });
};

const binCheck: Work = (world, body) => {
  const { binNumber } = parsed(binSchema, body);
  const card = cardOfBin(binNumber);
  if (!card) throw new Refused(refusals.unknownBin);
  return {
    ...envelope(world, conversationOf(body)),
    binNumber,
    cardType: card.credit ? 'CREDIT_CARD' : 'DEBIT_CARD',
    cardAssociation: card.association,
    cardFamily: familyOf(card) ?? '',
    bankName: card.bank ?? '',
    bankCode: card.bank ? 1 : 0,
    commercial: 0,
  };
};

const installment: Work = (world, body) => {
  const { price, binNumber } = parsed(installmentSchema, body);
  const kurus = kurusOf(price);
  if (kurus === null || kurus <= 0) throw new Refused(refusals.priceNotPositive);
  const card = binNumber ? cardOfBin(binNumber) : undefined;
  if (binNumber && !card) throw new Refused(refusals.unknownBin);
  return {
    ...envelope(world, conversationOf(body)),
    installmentDetails: [installmentDetail(world, kurus, card ? familyOf(card) : null, card ?? null)],
  };
};

const conversationOf = (body: unknown): string => {
  const value = v.safeParse(v.looseObject({ conversationId: v.string() }), body);
  return value.success ? value.output.conversationId : '';
};

const operations: Record<string, { kind: PaymentOperation; work: Work }> = {
  '/payment/bin/check': { kind: 'lookup', work: binCheck },
  '/payment/iyzipos/installment': { kind: 'lookup', work: installment },
  '/payment/3dsecure/initialize': {
    kind: 'init',
    work: (world, body) => initializeAnswer(world, initialize(world, parsed(paymentSchema, body))),
  },
  '/payment/3dsecure/auth': {
    kind: 'auth',
    work: (world, body) => paymentAnswer(world, chargeAuthenticated(world, parsed(authSchema, body))),
  },
  '/payment/v2/3dsecure/auth': {
    kind: 'auth',
    work: (world, body) => paymentAnswer(world, chargeAuthenticated(world, parsed(authV2Schema, body))),
  },
  '/payment/auth': {
    kind: 'auth',
    work: (world, body) => paymentAnswer(world, chargeDirectly(world, parsed(paymentSchema, body))),
  },
  '/payment/detail': {
    kind: 'detail',
    work: (world, body) => detailAnswer(world, findPayment(world, parsed(detailSchema, body))),
  },
  '/payment/cancel': {
    kind: 'refund',
    work: (world, body) => {
      const { payment, amount } = cancel(world, parsed(cancelSchema, body).paymentId, conversationOf(body));
      return reversalAnswer(world, payment, amount, conversationOf(body));
    },
  },
  '/payment/refund': {
    kind: 'refund',
    work: (world, body) => {
      const { paymentTransactionId, price } = parsed(refundSchema, body);
      const { payment, amount } = refundItem(world, paymentTransactionId, price, conversationOf(body));
      return { ...reversalAnswer(world, payment, amount, conversationOf(body)), paymentTransactionId };
    },
  },
  '/v2/payment/refund': {
    kind: 'refund',
    work: (world, body) => {
      const { paymentId, price } = parsed(refundV2Schema, body);
      const { payment, amount } = refundPayment(world, paymentId, price, conversationOf(body));
      return reversalAnswer(world, payment, amount, conversationOf(body));
    },
  },
};

const reports: Record<string, Work> = {
  '/v2/reporting/payment/details': paymentReport,
  '/v2/reporting/payment/transactions': dayReport,
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(refusals.malformed);
  }
};

/** Runs a piece of work for somebody who signed what he sent; a refusal is an answer of its own. */
const answered = (world: World, request: FastifyRequest, text: string, read: () => unknown, work: Work) => {
  let body: unknown;
  try {
    authenticate(world, request, prefix, text);
    body = read();
    return work(world, body);
  } catch (error) {
    if (error instanceof Refused) return failure(world, conversationOf(body), error.refusal);
    throw error;
  }
};

/** iyzico's interface under `/iyzico`. Business failures are HTTP 200 with `status: failure`. */
export const paymentProviderRoutes = (app: FastifyInstance, world: World): void => {
  app.register(async (scope) => {
    // The signature covers the bytes as sent, so the body stays text until it is checked.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    for (const [path, { kind, work }] of Object.entries(operations)) {
      scope.post(`${prefix}${path}`, (request: FastifyRequest, reply: FastifyReply) => {
        const text = typeof request.body === 'string' ? request.body : '';
        return faultyOperation(world, kind, reply, () =>
          answered(world, request, text, () => json(text), work),
        );
      });
    }
    for (const [path, work] of Object.entries(reports)) {
      scope.get(`${prefix}${path}`, (request: FastifyRequest, reply: FastifyReply) =>
        faultyOperation(world, 'report', reply, () =>
          answered(world, request, '', () => request.query, work),
        ),
      );
    }
  });
};
