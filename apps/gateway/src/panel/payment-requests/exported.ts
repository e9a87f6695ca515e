import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import { panelPaymentRequests } from '@sigorta/contracts/panel/payment-requests';
import { panelStateTexts } from '@sigorta/i18n/texts/panel-states/all';
import { scopeOf } from '../../staff/staff-of.ts';
import { type ExportedList, most } from '../export/exported-list.ts';
import { allRows } from '../shared/all-rows.ts';
import { namesFor } from '../shared/names.ts';
import { filteredRequests, requestColumns, requestRow } from './list.ts';

/** Payments that were asked for by link, as a file. */
export const exportedRequests: ExportedList = {
  permission: 'payment-requests:create',
  schema: panelPaymentRequests.request,
  heads: [
    'number',
    'date',
    'state',
    'name',
    'subject',
    'reference',
    'amount',
    'partner',
    'person',
    'expires',
  ],
  async *rows(context, filters, staff, language) {
    const request = filters as ParsedRequestOf<typeof panelPaymentRequests>;
    const names = await namesFor(context, language);
    const sort = `payment_request.${request.sort}`;
    const order = { ascending: request.ascending, sort, key: 'payment_request.id', most };
    const filtered = filteredRequests(context, scopeOf(staff), request);
    for await (const rows of allRows(filtered, requestColumns, order)) {
      yield rows.map((row) => {
        const shown = requestRow(context, row);
        return [
          shown.id,
          row.created_at,
          panelStateTexts[language][`request.${shown.state}`],
          shown.name,
          shown.purpose,
          shown.reference,
          shown.amount,
          names.partner(row.partner_id).name,
          shown.createdBy,
          row.expires_at,
        ];
      });
    }
  },
};
