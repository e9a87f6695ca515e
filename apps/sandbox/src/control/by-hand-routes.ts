import { insurerPolicySchema } from '@sigorta/contracts/upstream/insurer';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { insurerOf } from '../insurers/directory.ts';
import { policiesOf } from '../insurers/records.ts';
import { ledgerOf, type Payment, paymentsOf, recordMovement, save } from '../payment-provider/payment.ts';
import { refundPayment } from '../payment-provider/reversal.ts';
import { randomDigits } from '../random-text.ts';
import type { World } from '../world.ts';

/*
 * What a person does at the panel of the provider or of an insurer, or what their own mistake does to their books. Nobody tells
 * the merchant.
 */

const kurus = v.pipe(v.number(), v.integer(), v.minValue(1));

const newChargeSchema = v.strictObject({
  conversationId: v.string(),
  basketId: v.optional(v.string(), ''),
  amount: kurus,
});

/** A charge that somebody types in at the provider's panel. */
const typedIn = (
  world: World,
  { conversationId, basketId, amount }: v.InferOutput<typeof newChargeSchema>,
) => {
  const at = world.clock().toISOString();
  const payment = save(world, {
    paymentId: randomDigits(8),
    conversationId,
    basketId,
    price: amount,
    paidPrice: amount,
    currency: 'TRY',
    installment: 1,
    items: [
      {
        itemId: 'panel',
        paymentTransactionId: randomDigits(8),
        price: amount,
        paidPrice: amount,
        refunded: 0,
      },
    ],
    card: {
      bin: '55287900',
      lastFour: '0008',
      effect: 'success',
      association: 'MASTER_CARD',
      family: '',
      credit: true,
    },
    threeDSecure: false,
    callbackUrl: null,
    status: 'SUCCESS',
    mdStatus: null,
    refusal: null,
    challenge: null,
    createdAt: at,
    chargedAt: at,
    cancelledAt: null,
  });
  recordMovement(world, 'charge', payment, amount);
  return payment;
};

const paymentAction = v.variant('action', [
  /** the bank says that it went through after all */
  v.strictObject({ action: v.literal('charge') }),
  v.strictObject({ action: v.literal('refund'), amount: kurus, reference: v.string() }),
  /** their books are not what they were */
  v.strictObject({
    action: v.literal('correct'),
    amount: v.optional(kurus),
    currency: v.optional(v.string()),
    installment: v.optional(v.number()),
  }),
  v.strictObject({ action: v.literal('forget') }),
  v.strictObject({ action: v.literal('forget-returns') }),
]);

const ledgerRowsOf = (world: World, { paymentId }: Payment) =>
  ledgerOf(world)
    .all()
    .filter((row) => row.paymentId === paymentId);

const correct = (
  world: World,
  payment: Payment,
  change: { amount?: number | undefined; currency?: string | undefined; installment?: number | undefined },
) => {
  const paidPrice = change.amount ?? payment.paidPrice;
  const currency = change.currency ?? payment.currency;
  const price = change.amount ?? payment.price;
  const items = payment.items.map((item) => ({ ...item, paidPrice, price }));
  save(world, {
    ...payment,
    paidPrice,
    price,
    currency,
    installment: change.installment ?? payment.installment,
    items,
  });
  for (const row of ledgerRowsOf(world, payment))
    ledgerOf(world).put(row.id, { ...row, currency, amount: row.kind === 'charge' ? paidPrice : row.amount });
};

const doPayment = (world: World, payment: Payment, wanted: v.InferOutput<typeof paymentAction>): void => {
  const ledger = ledgerOf(world);
  switch (wanted.action) {
    case 'charge': {
      const charged = save(world, {
        ...payment,
        status: 'SUCCESS',
        refusal: null,
        chargedAt: world.clock().toISOString(),
      });
      recordMovement(world, 'charge', charged, charged.paidPrice);
      return;
    }
    case 'refund':
      refundPayment(world, payment.paymentId, String(wanted.amount / 100), wanted.reference);
      return;
    case 'correct':
      correct(world, payment, wanted);
      return;
    case 'forget':
      for (const { id } of ledgerRowsOf(world, payment)) ledger.remove(id);
      paymentsOf(world).remove(payment.paymentId);
      return;
    case 'forget-returns':
      for (const { id, kind } of ledgerRowsOf(world, payment)) if (kind !== 'charge') ledger.remove(id);
      save(world, {
        ...payment,
        returns: [],
        cancelledAt: null,
        items: payment.items.map((item) => ({ ...item, refunded: 0 })),
      });
  }
};

const { policyNo, quoteNo } = insurerPolicySchema.entries;
const premium = v.object({ minor: kurus, currency: v.string() });

const newPolicySchema = v.strictObject({
  insurer: v.string(),
  reference: v.string(),
  quoteNo,
  premium,
});

const policyAction = v.variant('action', [
  v.strictObject({ action: v.literal('cancel') }),
  v.strictObject({
    action: v.literal('correct'),
    policyNo: v.optional(policyNo),
    quoteNo: v.optional(quoteNo),
    premium: v.optional(premium),
  }),
  v.strictObject({ action: v.literal('forget') }),
]);

const makePolicy = (world: World, made: v.InferOutput<typeof newPolicySchema>) => {
  const at = world.clock();
  const record = {
    insurer: made.insurer,
    product: 'domestic-travel',
    premium: made.premium,
    details: null,
    policy: {
      policyNo: `${insurerOf(made.insurer)?.prefix ?? 'XXX'}${randomDigits(10)}`,
      quoteNo: made.quoteNo,
      reference: made.reference,
      issuedAt: at.toISOString(),
      startsAt: new Date(at.getTime() + 86_400_000).toISOString().slice(0, 10),
      endsAt: new Date(at.getTime() + 8 * 86_400_000).toISOString().slice(0, 10),
      state: 'active' as const,
    },
  };
  policiesOf(world).put(`${made.insurer}:${made.reference}`, record);
  return record;
};

const doPolicy = (world: World, key: string, wanted: v.InferOutput<typeof policyAction>): void => {
  const policies = policiesOf(world);
  const record = policies.get(key);
  if (!record) return;
  if (wanted.action === 'forget') {
    policies.remove(key);
    return;
  }
  if (wanted.action === 'cancel') {
    const cancellation = {
      reference: `panel-${randomDigits(8)}`,
      cancelledAt: world.clock().toISOString(),
      refund: { minor: record.premium.minor, currency: record.premium.currency as 'TRY' },
    };
    policies.put(key, { ...record, policy: { ...record.policy, state: 'cancelled', cancellation } });
    return;
  }
  policies.put(key, {
    ...record,
    premium: wanted.premium ?? record.premium,
    policy: {
      ...record.policy,
      policyNo: wanted.policyNo ?? record.policy.policyNo,
      quoteNo: wanted.quoteNo ?? record.policy.quoteNo,
    },
  });
};

/** @returns null when it does not fit; then the answer is given */
const read = <Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  reply: FastifyReply,
): v.InferOutput<Schema> | null => {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  void reply.code(400).send({ message: `${v.getDotPath(result.issues[0]) ?? 'body'}: unfit` });
  return null;
};

export const byHandRoutes = (app: FastifyInstance, world: World): void => {
  app.post('/control/by-hand/payments', async (request, reply) => {
    const made = read(newChargeSchema, request.body, reply);
    return made === null ? reply : { payment: typedIn(world, made) };
  });
  app.post('/control/by-hand/payments/:id', async (request, reply) => {
    const payment = paymentsOf(world).get((request.params as { id: string }).id);
    if (!payment || payment.gate) return reply.code(404).send({ message: 'no such payment of iyzico' });
    const wanted = read(paymentAction, request.body, reply);
    if (wanted === null) return reply;
    doPayment(world, payment, wanted);
    return { payment: paymentsOf(world).get(payment.paymentId) ?? null };
  });
  app.post('/control/by-hand/policies', async (request, reply) => {
    const made = read(newPolicySchema, request.body, reply);
    return made === null ? reply : makePolicy(world, made);
  });
  app.post('/control/by-hand/policies/:insurer/:reference', async (request, reply) => {
    const { insurer, reference } = request.params as { insurer: string; reference: string };
    const wanted = read(policyAction, request.body, reply);
    if (wanted === null) return reply;
    doPolicy(world, `${insurer}:${reference}`, wanted);
    return { policy: policiesOf(world).get(`${insurer}:${reference}`) ?? null };
  });
};
