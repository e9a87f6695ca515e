import { lira } from '@sigorta/contracts/money';
import type { MyData, myData } from '@sigorta/contracts/operations/my-data';
import { provinceName } from '@sigorta/lookups/provinces';
import { contactsOfPhone } from '../../buyers/contacts/contacts-of-phone.ts';
import { requirePhone } from '../../buyers/login/login-cookie.ts';
import { coverOf } from '../../catalogue/cover-period.ts';
import { ordersOfPhone } from '../../payments/orders/purchases-of-phone.ts';
import type { Context } from '../../platform/context.ts';
import type { Billing } from '../../platform/database/tables/purchase-tables.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { callerCounts, countEach } from '../../platform/rate-limit.ts';
import { toldNameOf } from '../../platform/sensitive/name-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { openBilling } from '../../platform/sensitive/sealed-billing.ts';
import { isPayingAttempt } from '../../purchase/paying-attempt.ts';
import { paymentRequestsOf, renewalsOf } from './asked-of-phone.ts';
import { consentsOfPhone } from './consents-of-phone.ts';
import { dataRequestsOf, recordDataRequest } from './data-requests.ts';
import { applicationsInWords, quotesInWords } from './kept-in-words.ts';

/** a whole export is dear and nobody needs many */
const limits = { perIp: 40, perSession: 10, windowSeconds: 3600 };

const whereItWent = ({ email, address, provinceId }: Billing) => ({
  email,
  address: [address, provinceName(provinceId)].filter(Boolean).join(', '),
});

const purchasesOf = async (context: Context, call: Call, phone: string): Promise<MyData['purchases']> => {
  const rows = await ordersOfPhone(context, call.partner.id, phone)
    .leftJoin('policy', 'policy.order_id', 'purchase_order.id')
    .leftJoin('attempt', (join) =>
      join.onRef('attempt.order_id', '=', 'purchase_order.id').on(isPayingAttempt),
    )
    .select([
      'purchase_order.product',
      'purchase_order.insurer_name',
      'purchase_order.state',
      'purchase_order.created_at',
      'purchase_order.buyer_name',
      'purchase_order.quote_id',
      'purchase_order.billing',
      'policy.policy_no',
      'policy.starts_at',
      'policy.ends_at',
      'attempt.paid',
    ])
    .select(recordKey('purchase_order.quote_id'))
    .execute();
  return rows.map((row) => ({
    product: context.products.named(row.product)?.name[call.language] ?? row.product,
    insurer: row.insurer_name,
    state: row.state,
    boughtAt: row.created_at.toISOString(),
    policyNumber: row.policy_no,
    cover: coverOf(row.starts_at, row.ends_at),
    paid: row.paid === null ? null : lira(row.paid),
    buyer: toldNameOf(context, row),
    ...whereItWent(openBilling(context.dataKeys, row)),
  }));
};

/** Everything under the proven phone, written down as an answered request. */
export const readMyData: Handler<typeof myData> = async (context, _request, call) => {
  const phone = await requirePhone(context, call);
  await countEach(context, callerCounts('my-data', call, limits), limits.windowSeconds);
  const { language, partner } = call;
  const [purchases, quotes, applications, consents, paymentRequests, renewals, ledger] = await Promise.all([
    purchasesOf(context, call, phone),
    quotesInWords(context, call, phone),
    applicationsInWords(context, call, phone),
    consentsOfPhone(context, partner.id, phone, language),
    paymentRequestsOf(context, partner.id, phone),
    renewalsOf(context, partner.id, phone, language),
    contactsOfPhone(context, { scope: partner.id, phone }),
  ]);
  await context.db
    .transaction()
    .execute((trx) =>
      recordDataRequest(context, trx, { partner_id: partner.id, kind: 'copy', phone, language, kept: 0 }),
    );
  const requests = await dataRequestsOf(context, partner.id, phone);
  return {
    phone,
    madeAt: context.clock().toISOString(),
    purchases,
    quotes,
    applications,
    consents: consents.map(({ with: _, ...rest }) => rest),
    paymentRequests,
    renewals,
    contacts: ledger.contacts,
    contactSwitches: ledger.switches,
    requests: requests.map(({ kind, state, asked_at, due_at }) => ({
      kind,
      state,
      askedAt: asked_at.toISOString(),
      dueAt: due_at.toISOString(),
    })),
  };
};
