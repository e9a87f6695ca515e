import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import { panelTransfers } from '@sigorta/contracts/panel/transfers';
import { panelStateTexts } from '@sigorta/i18n/texts/panel-states/all';
import { scopeOf } from '../../staff/staff-of.ts';
import { type ExportedList, most } from '../export/exported-list.ts';
import { allRows } from '../shared/all-rows.ts';
import { filteredTransfers, transferColumns, transferRow } from './list.ts';

/* a file says nothing of what may be done */
const nothing: ReadonlySet<string> = new Set();

/** Transfers as a file, to be laid beside a bank's statement. */
export const exportedTransfers: ExportedList = {
  permission: 'payments:view',
  schema: panelTransfers.request,
  heads: ['reference', 'date', 'state', 'name', 'subject', 'amount', 'open', 'expires', 'number'],
  async *rows(context, filters, staff, language) {
    const request = filters as ParsedRequestOf<typeof panelTransfers>;
    const sort = `transfer.${request.sort}`;
    const order = { ascending: request.ascending, sort, key: 'transfer.id', most };
    const filtered = filteredTransfers(context, scopeOf(staff), request);
    for await (const rows of allRows(filtered, transferColumns, order)) {
      yield rows.map((row) => {
        const shown = transferRow(context, row, language, nothing);
        return [
          shown.reference,
          row.created_at,
          panelStateTexts[language][`transfer.${shown.state}`],
          shown.buyer,
          shown.subject,
          shown.amount,
          shown.open,
          row.expires_at,
          shown.id,
        ];
      });
    }
  },
};
