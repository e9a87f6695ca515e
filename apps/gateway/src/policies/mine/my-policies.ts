import { lira } from '@sigorta/contracts/money';
import type { BoughtPolicy, myPolicies as operation } from '@sigorta/contracts/operations/my-policies';
import { provenPhone } from '../../buyers/login/login-cookie.ts';
import { coverOf } from '../../catalogue/cover-period.ts';
import { ordersOfPhone } from '../../payments/orders/purchases-of-phone.ts';
import { shownPage } from '../../payments/orders/shown-page.ts';
import type { Context } from '../../platform/context.ts';
import { atOneMoment } from '../../platform/database/at-one-moment.ts';
import { deliveriesOf } from '../../platform/delivery/told-deliveries.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { pagesOfOrders } from '../../purchase/store/pages.ts';
import { renewalsOf } from '../../renewals/read-renewal.ts';
import { latestNotices } from '../cancel/cancellable.ts';
import { publicCancellation } from '../cancel/public-cancellation.ts';
import { livingUrl } from '../living/living-url.ts';

const most = 100;

const bought = async (context: Context, call: Call, phone: string) => {
  const { db } = context;
  const orders = await ordersOfPhone(context, call.partner.id, phone)
    .leftJoin('policy', 'policy.order_id', 'purchase_order.id')
    .select([
      'purchase_order.id',
      'purchase_order.quote_id',
      'purchase_order.state',
      'purchase_order.product',
      'purchase_order.release',
      'purchase_order.insurer_id',
      'purchase_order.insurer_name',
      'purchase_order.created_at',
      'policy.policy_no',
      'policy.starts_at',
      'policy.ends_at',
    ])
    .limit(most)
    .execute();
  if (orders.length === 0)
    return {
      orders,
      attempts: [],
      documents: [],
      notices: [],
      pages: new Map(),
      told: await deliveriesOf(db, []),
    };
  const ids = orders.map(({ id }) => id);
  const attempts = await db
    .selectFrom('attempt')
    .select(['order_id', 'state', 'paid'])
    .where('order_id', 'in', ids)
    .where('surplus', '=', false)
    .orderBy((by) => by.case().when('state', '=', 'CHARGED').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .execute();
  const documents = await db
    .selectFrom('document')
    .select(['order_id', 'kind'])
    .where('order_id', 'in', ids)
    .execute();
  const notices = await latestNotices(context, ids);
  const pages = await pagesOfOrders(context, [...new Set(orders.map(({ quote_id }) => quote_id))]);
  const told = await deliveriesOf(db, ids);
  return { orders, attempts, documents, notices, pages, told };
};

/** Purchases of the proven phone at this partner, across sessions (spec §1). */
export const myPolicies: Handler<typeof operation> = async (context, _request, call) => {
  const phone = await provenPhone(context, call);
  /* a page that asks before anybody logged in is no mistake */
  if (phone === null) return { phoneEnd: null, policies: [] };
  const { orders, attempts, documents, notices, pages, told } = await atOneMoment(context.db, (db) =>
    bought({ ...context, db }, call, phone),
  );
  const renewals = await renewalsOf(context, orders);
  const shown = orders.map(async (order): Promise<BoughtPolicy[]> => {
    const attempt = attempts.find((one) => one.order_id === order.id);
    if (!attempt && order.state !== 'AWAITING_TRANSFER') return [];
    const notice = notices.find((one) => one.order_id === order.id);
    const product = (await context.products.of(order))?.product;
    return [
      {
        purchaseId: order.id,
        state: shownPage(pages.get(order.id), attempt ?? null).state,
        product: order.product,
        productName: product?.card.name[call.language] ?? order.product,
        path: (await context.products.pathOf(order, 'policy')) ?? null,
        page: order.policy_no ? livingUrl(call, order.id) : null,
        insurer: { id: order.insurer_id, name: order.insurer_name },
        policyNumber: order.policy_no,
        cover: coverOf(order.starts_at, order.ends_at),
        boughtAt: order.created_at.toISOString(),
        paid: attempt?.state === 'CHARGED' ? lira(attempt.paid) : null,
        cancellation: notice ? publicCancellation(notice.state) : null,
        documents: documents.filter((one) => one.order_id === order.id).map(({ kind }) => kind),
        deliveries: told.get(order.id) ?? [],
        renewal: renewals.get(order.id) ?? null,
      },
    ];
  });
  return { phoneEnd: phone.slice(-4), policies: (await Promise.all(shown)).flat() };
};
