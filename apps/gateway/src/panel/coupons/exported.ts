import { lira } from '@sigorta/contracts/money';
import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import { couponList } from '@sigorta/contracts/panel/coupons';
import { panelStateTexts } from '@sigorta/i18n/texts/panel-states/all';
import { type ExportedList, most } from '../export/exported-list.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { allRows } from '../shared/all-rows.ts';
import { filteredCoupons } from './list-coupons.ts';
import { shownCoupon } from './shown-coupon.ts';

/** Coupons as a file: what was given, to how many, and how often it was used. */
export const exportedCoupons: ExportedList = {
  permission: 'coupons:edit',
  schema: couponList.request,
  heads: ['code', 'state', 'product', 'percent', 'amount', 'validFrom', 'validUntil', 'uses', 'mostUses'],
  async *rows(context, filters, staff, language) {
    requireAllPartners(staff);
    const request = filters as ParsedRequestOf<typeof couponList>;
    const order = { ascending: request.ascending, sort: `coupon.${request.sort}`, key: 'coupon.code', most };
    const filtered = filteredCoupons(context, request);
    for await (const rows of allRows(filtered, (query) => query.selectAll('coupon'), order)) {
      yield rows.map((row) => {
        const shown = shownCoupon(context, row, language);
        return [
          shown.code,
          panelStateTexts[language][`coupon.${shown.state}`],
          shown.product?.name ?? null,
          shown.kind === 'percent' ? shown.value : null,
          shown.kind === 'percent' ? null : lira(shown.value),
          row.valid_from,
          row.valid_until,
          shown.uses,
          shown.maxUses,
        ];
      });
    }
  },
};
