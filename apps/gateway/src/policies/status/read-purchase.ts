import type { ToldDelivery } from '@sigorta/contracts/deliveries';
import { lira } from '@sigorta/contracts/money';
import type { purchaseStatus } from '@sigorta/contracts/operations/purchase-status';
import type { RenewalView } from '@sigorta/contracts/renewal';
import type { PolicyTerms } from '@sigorta/contracts/upstream/policy-terms';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { provenPhone } from '../../buyers/login/login-cookie.ts';
import { ownerTest } from '../../buyers/owner.ts';
import { coverOf } from '../../catalogue/cover-period.ts';
import { storedNames } from '../../catalogue/stored-names.ts';
import { latestAttempt } from '../../payments/attempts/latest-attempt.ts';
import { shownPage } from '../../payments/orders/shown-page.ts';
import { shownTransfer } from '../../payments/transfers/shown-transfer.ts';
import type { Context } from '../../platform/context.ts';
import { jsonRows, rowsFromJson } from '../../platform/database/json-rows.ts';
import type { PurchaseOrderTable } from '../../platform/database/tables/purchase-tables.ts';
import { notePageOpened } from '../../platform/delivery/deliveries.ts';
import { deliveriesOfOrder, toldFromJson } from '../../platform/delivery/told-deliveries.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { storedOf } from '../../platform/sensitive/sealed-application.ts';
import { mailOf } from '../../platform/sensitive/sealed-billing.ts';
import { isOfPhone } from '../../platform/sensitive/sealed-phone.ts';
import type { PolicyState } from '../../platform/transitions/states.ts';
import { orderRowsFrom } from '../../purchase/store/order-rows.ts';
import { readingOfOrder } from '../../purchase/store/rows.ts';
import { renewalsOf } from '../../renewals/read-renewal.ts';
import { publicCancellation } from '../cancel/public-cancellation.ts';
import type { PolicyContext } from '../context.ts';
import { livingUrl } from '../living/living-url.ts';
import { rowMayHavePass } from '../pass/may-have-pass.ts';

const shownKinds = ['policy', 'receipt'] as const;

/** The last questions are open while the policy waits for them: until they are answered or their time is over. */
const openUntil = (
  policy: { state: PolicyState; details: unknown; details_until: Date | null },
  now: Date,
): string | null =>
  policy.state === 'NONE' && policy.details === null && policy.details_until && policy.details_until > now
    ? policy.details_until.toISOString()
    : null;

type OrderTold = Pick<
  Selectable<PurchaseOrderTable>,
  | 'id'
  | 'quote_id'
  | 'session_id'
  | 'product'
  | 'offer_id'
  | 'insurer_id'
  | 'insurer_name'
  | 'application'
  | 'billing'
  | 'phone'
  | 'phone_key'
  | 'reason'
  | 'mail_state'
> & { record_key: string | null; papers: string[] };

const orderTold = (id: () => RawBuilder<unknown>) =>
  jsonRows<OrderTold>(sql`
    select id, quote_id, session_id, product, offer_id, insurer_id, insurer_name, application, billing, phone, phone_key, reason, mail_state,
      (select wrapped from record_key where record_key.id = quote_id) as record_key,
      array(select kind from document where order_id = purchase_order.id) as papers
    from purchase_order where id = ${id()} and kind = 'policy'`);

const look = readingOfOrder('purchase-look', (id) => ({
  told: orderTold(id),
  deliveries: deliveriesOfOrder(id()),
}));

/** All that is told of a purchase, in one statement and so of one moment: its state beside the money, the documents and the notice. */
async function readAll(context: Context, purchaseId: string) {
  const read = await look(context.db, purchaseId);
  const [order] = rowsFromJson<OrderTold>(read.beside.told, {});
  if (!order) throw new Refusal('not-found');
  const own = await orderRowsFrom(context, order, read.rows);
  const { page, attempts, policy, notice, transfer, givenBack } = own;
  const { attempt, tried } = latestAttempt(attempts, transfer);
  if (!attempt && !transfer) throw new Refusal('not-found');
  const deliveries = toldFromJson(read.beside.deliveries);
  const kept = attempt?.state === 'CHARGED' ? attempt.paid - givenBack : 0;
  return {
    order,
    transfer,
    attempt,
    tried,
    policy,
    deliveries,
    notice,
    kept,
    page,
  };
}

/** The line that answers from everywhere stands first in an insurer's terms. */
const helpOf = (terms: PolicyTerms | null) => {
  const [line] = terms?.claims ?? [];
  return terms && line ? { phone: line.phone, territory: terms.territory } : null;
};

/** What only its owner is told. */
const personalOf = (
  context: PolicyContext,
  { order, policy, tried, transfer, deliveries }: Awaited<ReturnType<typeof readAll>>,
  proven: string | null,
  call: Call,
  renewal: RenewalView | null,
) => ({
  policyNumber: policy?.policy_no ?? null,
  cover: policy ? coverOf(policy.starts_at, policy.ends_at) : null,
  insuredNames: storedNames(context.dataKeys, storedOf(order)),
  email: mailOf(context.dataKeys, order),
  mayCorrectEmail: proven !== null && isOfPhone(context.dataKeys, order, proven),
  deliveries,
  transfer: tried ? null : shownTransfer(transfer),
  page: policy?.policy_no ? livingUrl(call, order.id) : null,
  hasPass: rowMayHavePass(context, policy),
  help: helpOf(policy?.terms ?? null),
  renewal,
});

/** The buyer sees everything there is: nothing of it needs to reach them any other way. */
function tellOpened(context: Context, orderId: string, deliveries: readonly ToldDelivery[]): void {
  if (!deliveries.some(({ channel }) => channel === 'page'))
    context.background.run('page-opened', () => notePageOpened(context, orderId));
}

/** Anyone with the id sees where the purchase stands; names, number and mail address are for the owner's session. */
export const readPurchase: Handler<typeof purchaseStatus, PolicyContext> = async (context, request, call) => {
  const isOwn = await ownerTest(context, call);
  const read = await readAll(context, request.purchaseId);
  const { order, attempt, tried, policy, deliveries, notice, kept, page } = read;
  const { state, notFound } = shownPage(page, tried);
  const ready = new Set(order.papers);
  const isOwner = isOwn(order);
  const isIssued = isOwner && state === 'issued';
  const renewal = isIssued ? ((await renewalsOf(context, [order])).get(order.id) ?? null) : null;
  if (isIssued && shownKinds.every((kind) => ready.has(kind))) tellOpened(context, order.id, deliveries);
  return {
    purchaseId: order.id,
    state,
    notFound,
    error: tried && (state === 'declined' || state === 'expired') ? tried.error : order.reason,
    product: order.product,
    offerId: order.offer_id,
    charged: kept > 0 ? lira(kept) : null,
    installmentCount: attempt?.installment_count ?? 1,
    insurer: { id: order.insurer_id, name: order.insurer_name },
    personal: isOwner ? personalOf(context, read, await provenPhone(context, call), call, renewal) : null,
    cancellation: notice ? publicCancellation(notice.state) : null,
    documents: shownKinds.map((kind) => ({ kind, state: ready.has(kind) ? 'ready' : 'preparing' })),
    detailsUntil: policy ? openUntil(policy, context.clock()) : null,
    mail: order.mail_state,
  };
};
