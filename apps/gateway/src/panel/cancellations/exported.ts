import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import { panelCancellations } from '@sigorta/contracts/panel/cancellations';
import { panelStateTexts } from '@sigorta/i18n/texts/panel-states/all';
import { scopeOf } from '../../staff/staff-of.ts';
import { type ExportedList, most } from '../export/exported-list.ts';
import { allRows } from '../shared/all-rows.ts';
import { namesFor } from '../shared/names.ts';
import { filteredNotices } from './list.ts';
import { noticeColumns, rowOf } from './rows.ts';

/** Notices as a file, in the order they came: a clock that has run out stands in no row. */
export const exportedCancellations: ExportedList = {
  permission: 'cancellations:view',
  schema: panelCancellations.request,
  heads: [
    'number',
    'date',
    'state',
    'name',
    'policyNo',
    'product',
    'insurer',
    'partner',
    'refund',
    'expires',
  ],
  async *rows(context, filters, staff, language) {
    const request = filters as ParsedRequestOf<typeof panelCancellations>;
    const names = await namesFor(context, language);
    const order = {
      ascending: request.ascending,
      sort: 'cancellation.requested_at',
      key: 'cancellation.id',
      most,
    };
    const filtered = filteredNotices(context, scopeOf(staff), request);
    for await (const rows of allRows(filtered, noticeColumns, order)) {
      yield rows.map((row) => {
        const shown = rowOf(context, language, row);
        return [
          shown.id,
          row.requested_at,
          panelStateTexts[language][`cancellation.${shown.state}`],
          shown.buyer,
          shown.policyNumber,
          shown.product.name,
          shown.insurer.name,
          names.partner(row.partner_id).name,
          shown.state === 'refused' ? null : shown.refund,
          row.due_at,
        ];
      });
    }
  },
};
