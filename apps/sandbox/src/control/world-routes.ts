import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { answerChallenge, isOpen } from '../bank/challenge.ts';
import { deliver } from '../bank/deliver.ts';
import { policiesOf } from '../insurers/records.ts';
import { mailsTo } from '../mail/mailbox.ts';
import { paymentsOf } from '../payment-provider/payment.ts';
import { smsTo } from '../sms/box.ts';
import type { World } from '../world.ts';
import { charges } from './ledger.ts';

type Query = Record<string, string | undefined>;

const acsSchema = v.object({
  action: v.picklist(['approve', 'wrong-code', 'cancel']),
  /** false: only say what the browser would carry */
  post: v.optional(v.boolean(), true),
});

/** Looks at the world and plays the buyer at the bank. */
export const worldRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/control/charges', (request) => charges(world, request.query as Query));

  app.get('/control/policies', (request) => {
    const { reference } = request.query as Query;
    const policies = policiesOf(world).all();
    return {
      policies: policies.filter(({ policy }) => !reference || policy.reference === reference).reverse(),
    };
  });

  app.get('/control/payments', (request) => {
    const { conversationId } = request.query as Query;
    const payments = paymentsOf(world).all();
    return {
      payments: payments.filter((one) => !conversationId || one.conversationId === conversationId).reverse(),
    };
  });

  app.get('/control/mails', (request) => ({ mails: mailsTo(world, (request.query as Query).to) }));
  app.get('/control/sms', (request) => ({ sms: smsTo(world, (request.query as Query).to) }));

  app.post('/control/acs/:paymentId', async (request, reply) => {
    const body = v.safeParse(acsSchema, request.body);
    if (!body.success) return reply.code(400).send({ message: 'action: approve, wrong-code or cancel' });
    const { paymentId } = request.params as { paymentId: string };
    const payment = paymentsOf(world).get(paymentId);
    if (!payment?.challenge) return reply.code(404).send({ message: `no challenge for ${paymentId}` });
    if (!isOpen(payment) && body.output.action !== 'approve') {
      return reply.code(409).send({ message: 'the challenge is over' });
    }
    const result = answerChallenge(world, payment, body.output.action);
    if (result.kind === 'again') return result;
    const { kind, callbackUrl, form } = result;
    if (!body.output.post) return { kind, callbackUrl, form, answers: [] };
    if (world.faults.takes('payment', 'callback-never')) return { kind, callbackUrl, form, answers: [] };
    const times = world.faults.takes('payment', 'callback-twice') ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => deliver(world, callbackUrl, form)));
    return { kind, callbackUrl, form, answers };
  });
};
