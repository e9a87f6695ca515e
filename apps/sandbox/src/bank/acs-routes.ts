import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Payment } from '../payment-provider/payment.ts';
import { sameText } from '../payment-provider/signature.ts';
import type { World } from '../world.ts';
import {
  answerChallenge,
  type ChallengeAction,
  callbackForm,
  isOpen,
  paymentOfChallenge,
} from './challenge.ts';
import { deliver } from './deliver.ts';
import { challengePage, lostPage, returnPage, unknownPage } from './pages.ts';

const openSchema = v.object({ md: v.string() });
const answerSchema = v.object({ md: v.string(), code: v.optional(v.string(), ''), action: v.string() });

const file = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const asHtml = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);

/** The bank's challenge pages, on an origin of their own as in life. */
export const acsRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/bank.css', (_request, reply) => reply.type('text/css').send(file('bank.css')));
  app.get('/return.js', (_request, reply) => reply.type('text/javascript').send(file('return.js')));

  const challenge = (payment: Payment, md: string, triesLeft: number | null) =>
    challengePage(payment, { md, triesLeft, sandboxUrl: world.urls.main });

  const goBack = (reply: FastifyReply, payment: Payment) => {
    const form = callbackForm(world, payment);
    const callbackUrl = payment.callbackUrl ?? '';
    const part = payment.gate ? 'nestpay' : 'payment';
    if (world.faults.takes(part, 'callback-never')) return asHtml(reply, 200, lostPage());
    if (world.faults.takes(part, 'callback-twice')) void deliver(world, callbackUrl, form);
    return asHtml(reply, 200, returnPage(callbackUrl, form));
  };

  app.post('/challenge', (request, reply) => {
    const body = v.safeParse(openSchema, request.body);
    const payment = body.success ? paymentOfChallenge(world, body.output.md) : undefined;
    if (!payment?.challenge) return asHtml(reply, 404, unknownPage());
    if (!isOpen(payment)) return goBack(reply, payment);
    return asHtml(reply, 200, challenge(payment, payment.challenge.md, null));
  });

  app.post('/challenge/answer', (request, reply) => {
    const body = v.safeParse(answerSchema, request.body);
    const payment = body.success ? paymentOfChallenge(world, body.output.md) : undefined;
    if (!body.success || !payment?.challenge) return asHtml(reply, 404, unknownPage());
    const { code, md, action } = body.output;
    const right = sameText(code.replace(/\s/g, ''), payment.challenge.code);
    const step: ChallengeAction = action === 'cancel' ? 'cancel' : right ? 'approve' : 'wrong-code';
    const result = answerChallenge(world, payment, step);
    if (result.kind === 'again') return asHtml(reply, 200, challenge(payment, md, result.triesLeft));
    return goBack(reply, result.payment);
  });
};
