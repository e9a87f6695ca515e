import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { answerChallenge, isOpen } from '../bank/challenge.ts';
import { deliver } from '../bank/deliver.ts';
import { policiesOf } from '../insurers/records.ts';
import { withTerms } from '../insurers/terms.ts';
import { mailsTo } from '../mail/mailbox.ts';
import { type Payment, paymentsOf } from '../payment-provider/payment.ts';
import { smsTo } from '../sms/box.ts';
import type { World } from '../world.ts';
import { charges } from './ledger.ts';

type Query = Record<string, string | undefined>;

const acsSchema = v.object({
  action: v.picklist(['approve', 'wrong-code', 'cancel']),
  /** false: only say what the browser would carry */
  post: v.optional(v.boolean(), true),
});

/** By the provider's number, or by the order's id, which is all a merchant of NestPay has before he charges. */
const paymentNamed = (world: World, id: string): Payment | undefined => {
  const known = paymentsOf(world);
  return known.get(id) ?? known.all().findLast((one) => one.gate && one.conversationId === id);
};

/** One step of the buyer at the bank; when it is his last, the browser's way back to the merchant. */
const playBuyer = async (
  world: World,
  payment: Payment,
  { action, post }: v.InferOutput<typeof acsSchema>,
) => {
  const result = answerChallenge(world, payment, action);
  if (result.kind === 'again') return result;
  const { kind, callbackUrl, form } = result;
  if (!post) return { kind, callbackUrl, form, answers: [] };
  const part = payment.gate ? 'nestpay' : 'payment';
  if (world.faults.takes(part, 'callback-never')) return { kind, callbackUrl, form, answers: [] };
  const times = world.faults.takes(part, 'callback-twice') ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: times }, () => deliver(world, callbackUrl, form)));
  return { kind, callbackUrl, form, answers };
};

/** Looks at the world and plays the buyer at the bank. */
export const worldRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/control/charges', (request) => charges(world, request.query as Query));

  app.get('/control/policies', (request) => {
    const { reference } = request.query as Query;
    const records = policiesOf(world).all();
    if (!reference) return { policies: records.reverse() };
    const asked = records.filter(({ policy }) => policy.reference === reference);
    return { policies: asked.map((record) => ({ ...record, policy: withTerms(world, record) })).reverse() };
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
    const payment = paymentNamed(world, paymentId);
    if (!payment?.challenge) return reply.code(404).send({ message: `no challenge for ${paymentId}` });
    if (!isOpen(payment) && body.output.action !== 'approve') {
      return reply.code(409).send({ message: 'the challenge is over' });
    }
    return playBuyer(world, payment, body.output);
  });
};
