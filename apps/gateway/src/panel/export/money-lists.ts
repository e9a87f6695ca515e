import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import { paymentList } from '@sigorta/contracts/panel/payments';
import { policyList } from '@sigorta/contracts/panel/policies';
import { panelStateTexts } from '@sigorta/i18n/texts/panel-states/all';
import { scopeOf } from '../../staff/staff-of.ts';
import { filteredPayments } from '../payments/filter.ts';
import { paymentSorts } from '../payments/list.ts';
import { paymentColumns, paymentRows } from '../payments/rows.ts';
import { filteredPolicies } from '../policies/filter.ts';
import { policySorts } from '../policies/list.ts';
import { policyColumns, policyRows } from '../policies/rows.ts';
import { allRows } from '../shared/all-rows.ts';
import { dayCell } from './cell.ts';
import { type ExportedList, most } from './exported-list.ts';
import { ledgerOfOrders } from './ledger-of-orders.ts';
import { moneyOfOrders } from './money-of-orders.ts';
import { taxOf } from './taxes.ts';
import { exportTexts } from './texts/all.ts';

const date = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** Policies, to be laid beside insurers' statements: what of each premium is whose stands here as in the ledger. */
export const exportedPolicies: ExportedList = {
  permission: 'policies:view',
  schema: policyList.request,
  heads: [
    'policyNo',
    'date',
    'starts',
    'ends',
    'state',
    'name',
    'product',
    'insurer',
    'partner',
    'premium',
    'netPremium',
    'tax',
    'currency',
    'insurerShare',
    'commission',
    'partnerShare',
  ],
  async *rows(context, filters, staff, language) {
    const request = filters as ParsedRequestOf<typeof policyList>;
    const sort = policySorts[request.sort];
    const order = { ascending: request.ascending, sort, key: 'policy.order_id', most };
    for await (const rows of allRows(filteredPolicies(context, request, staff), policyColumns, order)) {
      const ledger = await ledgerOfOrders(
        context,
        rows.map(({ order_id }) => order_id),
      );
      const taxes = new Map(rows.map(({ order_id, offer }) => [order_id, taxOf(offer)]));
      yield (await policyRows(context, rows, language)).map((row) => {
        const { insurerShare, commission, partnerShare } = ledger(row.orderId);
        const isOurs = scopeOf(staff) === null;
        return [
          row.policyNo,
          date(row.issuedAt),
          dayCell(row.cover?.firstDay),
          dayCell(row.cover?.lastDay),
          panelStateTexts[language][`policy.${row.state}`],
          row.name,
          row.product.name,
          row.insurer.name,
          row.partner.name,
          row.price,
          taxes.get(row.orderId)?.net ?? null,
          taxes.get(row.orderId)?.tax ?? null,
          (insurerShare ?? row.price).currency,
          isOurs ? insurerShare : null,
          isOurs ? commission : null,
          partnerShare,
        ];
      });
    }
  },
};

/** Payments, to be laid beside what providers and banks say. */
export const exportedPayments: ExportedList = {
  permission: 'payments:view',
  schema: paymentList.request,
  heads: [
    'number',
    'date',
    'changed',
    'state',
    'name',
    'product',
    'partner',
    'paid',
    'refunded',
    'held',
    'policyNo',
    'insurer',
    'way',
    'installments',
    'provider',
    'providerNo',
  ],
  async *rows(context, filters, staff, language) {
    const request = filters as ParsedRequestOf<typeof paymentList>;
    const sort = paymentSorts[request.sort];
    const order = { ascending: request.ascending, sort, key: 'purchase_order.id', most };
    for await (const rows of allRows(filteredPayments(context, request, staff), paymentColumns, order)) {
      const money = await moneyOfOrders(
        context,
        rows.map(({ id }) => id),
      );
      const ledger = await ledgerOfOrders(
        context,
        rows.map(({ id }) => id),
      );
      yield (await paymentRows(context, rows, language)).map((row) => {
        const of = money.get(row.orderId);
        return [
          row.orderId,
          date(row.createdAt),
          date(row.updatedAt),
          panelStateTexts[language][`order.${row.state}`],
          row.name,
          row.product.name,
          row.partner.name,
          row.paid,
          of?.refunded ?? null,
          ledger(row.orderId).held,
          of?.policyNo ?? null,
          of?.insurer ?? null,
          of?.way ? exportTexts[language].way[of.way] : null,
          of?.installments ?? null,
          of?.provider ?? null,
          of?.providerNo ?? null,
        ];
      });
    }
  },
};
