import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import { applicationList } from '@sigorta/contracts/panel/applications';
import { quoteList } from '@sigorta/contracts/panel/quotes';
import type { ListName } from '@sigorta/contracts/panel/saved-views';
import { panelStateTexts } from '@sigorta/i18n/texts/panel-states/all';
import { filteredApplications } from '../applications/filter.ts';
import { applicationColumns, applicationRow } from '../applications/row.ts';
import { exportedAudit } from '../audit/exported.ts';
import { exportedCancellations } from '../cancellations/exported.ts';
import { exportedCoupons } from '../coupons/exported.ts';
import { exportedRequests } from '../payment-requests/exported.ts';
import { filteredQuotes } from '../quotes/filter.ts';
import { quoteColumns, quoteRows } from '../quotes/rows.ts';
import { allRows } from '../shared/all-rows.ts';
import { namesFor } from '../shared/names.ts';
import { exportedTransfers } from '../transfers/exported.ts';
import { dayCell } from './cell.ts';
import { type ExportedList, most } from './exported-list.ts';
import { exportedPayments, exportedPolicies } from './money-lists.ts';

const date = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

const applications: ExportedList = {
  permission: 'applications:view',
  schema: applicationList.request,
  heads: ['number', 'date', 'kind', 'state', 'name', 'phone', 'product', 'partner', 'assignee', 'due'],
  async *rows(context, filters, staff, language) {
    const request = filters as ParsedRequestOf<typeof applicationList>;
    const names = await namesFor(context, language);
    const texts = panelStateTexts[language];
    const sort = request.sort === 'due' ? 'application.due_on' : 'application.created_at';
    const order = { ascending: request.ascending, sort, key: 'application.id', most };
    for await (const rows of allRows(
      filteredApplications(context, request, staff),
      applicationColumns,
      order,
    )) {
      yield rows.map((row) => {
        const shown = applicationRow(context, row, names);
        return [
          shown.id,
          row.created_at,
          texts[`kind.${shown.kind}`],
          texts[`application.${shown.state}`],
          shown.name,
          shown.phone,
          shown.product.name,
          shown.partner.name,
          shown.assignee?.name ?? null,
          dayCell(shown.dueOn),
        ];
      });
    }
  },
};

const quotes: ExportedList = {
  permission: 'quotes:view',
  schema: quoteList.request,
  heads: [
    'number',
    'date',
    'state',
    'name',
    'phone',
    'product',
    'partner',
    'offers',
    'failures',
    'lowest',
    'assignee',
  ],
  async *rows(context, filters, staff, language) {
    const request = filters as ParsedRequestOf<typeof quoteList>;
    const order = { ascending: request.ascending, sort: 'quote.created_at', key: 'quote.id', most };
    for await (const rows of allRows(filteredQuotes(context, request, staff), quoteColumns, order)) {
      yield (await quoteRows(context, rows, language)).map((row) => [
        row.id,
        date(row.createdAt),
        panelStateTexts[language][`quote.${row.stage}`],
        row.name,
        row.phone,
        row.product.name,
        row.partner.name,
        row.offers,
        row.failures,
        row.lowest,
        row.assignee?.name ?? null,
      ]);
    }
  },
};

export const exportedLists: Record<ListName, ExportedList> = {
  applications,
  quotes,
  policies: exportedPolicies,
  payments: exportedPayments,
  audit: exportedAudit,
  cancellations: exportedCancellations,
  transfers: exportedTransfers,
  'payment-requests': exportedRequests,
  coupons: exportedCoupons,
};
