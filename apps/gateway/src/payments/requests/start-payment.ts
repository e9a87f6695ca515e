import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { paymentStart } from '@sigorta/contracts/operations/payment-start';
import type { Transaction } from 'kysely';
import { givenConsents } from '../../catalogue/consents/given-consents.ts';
import type { Database } from '../../platform/database/database.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { typedName } from '../../platform/sensitive/sealed-name.ts';
import { openAttempt } from '../attempts/open-attempt.ts';
import { checkCard } from '../card/check-card.ts';
import { sendCharge } from '../card/send-charge.ts';
import type { PaymentContext } from '../context.ts';
import type { WantedOrder } from '../orders/open-order.ts';
import { openTransfer } from '../transfers/open-transfer.ts';
import { transferAccountOf } from '../transfers/transfer-account.ts';
import { transferUntil } from '../transfers/transfer-until.ts';
import { cardOf, chargeOf } from './charge-of-payment.ts';
import { lineItemOfPayment } from './line-item-of-payment.ts';
import { openedRequest, type PaymentRequest } from './opened-request.ts';

type Request = ParsedRequestOf<typeof paymentStart>;
type PayByCard = Request & { way: { kind: 'card' } };

/** Who pays what is owed reads how his data is used; there is no contract to agree to. */
const paymentConsents = { consents: [{ id: 'information-text', at: 'form', required: true }] } as const;

interface Subject {
  id: string;
  request: PaymentRequest | null;
  reference: string;
  purpose: string;
}

const tooMuchOrLittle = () =>
  new Refusal('invalid-input', { fields: [{ field: 'amount', message: 'payment.error.amount' }] });

/**
 * What is paid. A request is locked, so that it cannot be cancelled while a payment of it begins.
 * @throws Refusal `not-found` for a link this session did not open, `request-closed`, `already-paid`
 */
async function subjectOf(context: PaymentContext, request: Request, call: Call): Promise<Subject> {
  const { config, clock } = context;
  const { of, amount } = request;
  if (amount.currency !== 'TRY') throw tooMuchOrLittle();
  if (of.kind === 'free') {
    const { leastMinor, mostMinor } = config.freePayment;
    if (amount.minor < leastMinor || amount.minor > mostMinor) throw tooMuchOrLittle();
    return { id: `free.${of.key}`, request: null, reference: of.reference, purpose: '' };
  }
  const asked = await openedRequest(context, of.token, call);
  if (!asked) throw new Refusal('not-found');
  if (asked.state === 'PAID') throw new Refusal('already-paid');
  if (asked.state === 'CANCELLED' || asked.expires_at <= clock()) throw new Refusal('request-closed');
  if (asked.amount !== amount.minor) throw new Refusal('offer-price-changed');
  return { id: asked.id, request: asked, reference: asked.reference, purpose: asked.purpose };
}

/** A request may be cancelled, or deleted by whom it was for, until its first payment begins. */
async function refuseClosed(trx: Transaction<Database>, subject: Subject): Promise<void> {
  if (!subject.request) return;
  const row = await trx
    .selectFrom('payment_request')
    .select('state')
    .where('id', '=', subject.request.id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.state !== 'OPEN') throw new Refusal(row?.state === 'PAID' ? 'already-paid' : 'request-closed');
}

/** A free payment started again under its key may have been corrected, unless a try of it still runs. */
const describe = async (
  trx: Transaction<Database>,
  orderId: string,
  { request, reference, purpose }: Subject,
  amount: number,
): Promise<void> => {
  await trx
    .insertInto('payment')
    .values({ order_id: orderId, request_id: request?.id ?? null, reference, purpose, amount })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ reference, amount }))
    .execute();
};

async function payByCard(
  context: PaymentContext,
  request: PayByCard,
  subject: Subject,
  wanted: WantedOrder,
  { ip, partner }: Call,
) {
  const { card } = request.way;
  const { minor } = request.amount;
  const { prefix, last4 } = checkCard(card, 'way.card');
  const opened = await openAttempt(
    context,
    {
      ...wanted,
      priceMinor: minor,
      paidMinor: minor,
      installmentCount: 1,
      coupon: null,
      threeDSecure: true,
      provider: context.connectors.forPartner(partner),
      card: { prefix, last4 },
    },
    {
      before: (trx) => refuseClosed(trx, subject),
      after: (trx, orderId) => describe(trx, orderId, subject, minor),
    },
  );
  const charge = chargeOf(request, opened, ip);
  const next = await sendCharge(context, opened, charge, cardOf(card));
  return { paymentId: opened.orderId, next };
}

async function payByTransfer(
  context: PaymentContext,
  request: Request,
  subject: Subject,
  wanted: WantedOrder,
  call: Call,
) {
  const now = context.clock();
  const account = transferAccountOf(call.partner.settings);
  const until = transferUntil(context.timings, subject.request?.expires_at ?? null, now);
  if (!account || !until) throw new Refusal('transfer-not-offered');
  const { minor } = request.amount;
  const paymentId = await openTransfer(
    context,
    { ...wanted, account, amountMinor: minor, coupon: null, until },
    {
      before: (trx) => refuseClosed(trx, subject),
      after: (trx, orderId) => describe(trx, orderId, subject, minor),
    },
  );
  failpoint('transfer:after-start-commit');
  return { paymentId, next: { kind: 'status' as const } };
}

const isByCard = (request: Request): request is PayByCard => request.way.kind === 'card';

/** Pays a request or a typed reference, always with 3-D Secure, through the attempts and orders of every purchase. */
export const startPayment: Handler<typeof paymentStart, PaymentContext> = async (context, request, call) => {
  const subject = await subjectOf(context, request, call);
  const wanted: WantedOrder = {
    lineItem: lineItemOfPayment(subject.id, call.sessionId),
    sessionId: call.sessionId,
    partnerId: call.partner.id,
    host: call.host,
    language: request.language,
    billing: { provinceId: 0, districtId: 0, address: '', email: request.email },
    recordKey: null,
    buyerName: typedName(request.name, 'name'),
    phone: null,
    consents: givenConsents(paymentConsents, 'form', request.consents),
  };
  return isByCard(request)
    ? payByCard(context, request, subject, wanted, call)
    : payByTransfer(context, request, subject, wanted, call);
};
