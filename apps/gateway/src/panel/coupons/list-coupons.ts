import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { CouponState, couponList } from '@sigorta/contracts/panel/coupons';
import { asCode } from '@sigorta/validators/as-code';
import type { ExpressionBuilder } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { listPage } from '../paging/list-page.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { productName, shownCoupon } from './shown-coupon.ts';

type Coupons = ExpressionBuilder<Database, 'coupon'>;

const isUsedUp = (row: Coupons) =>
  row.and([row('max_uses', 'is not', null), row('uses', '>=', row.ref('max_uses'))]);

/** `couponState` as a condition. */
const inState = (row: Coupons, state: CouponState, now: Date) => {
  if (state === 'ended') return row('valid_until', '<=', now);
  const open = row('valid_until', '>', now);
  if (state === 'used-up') return row.and([open, isUsedUp(row)]);
  return row.and([open, row.not(isUsedUp(row)), row('valid_from', state === 'planned' ? '>' : '<=', now)]);
};

/** Coupons that fit a filter. */
export const filteredCoupons = (
  context: Context,
  { search, state }: Pick<ParsedRequestOf<typeof couponList>, 'search' | 'state'>,
) => {
  let query = context.db.selectFrom('coupon');
  if (search) query = query.where('code', 'like', `${asCode(search).replace(/[^A-Z0-9]/g, '')}%`);
  if (state) query = query.where((row) => inState(row, state, context.clock()));
  return query;
};

export const listCoupons: Handler<typeof couponList> = async (context, request, call) => {
  requireAllPartners(staffOf(call));
  const query = filteredCoupons(context, request);
  const page = await listPage(context, query, (rows) => rows.selectAll(), { ...request, key: 'code' });
  return {
    ...page,
    rows: page.rows.map((row) => shownCoupon(context, row, call.language)),
    products: context.products
      .allLive()
      .filter(({ product }) => product.paths.payment)
      .map(({ product }) => ({ id: product.id, name: productName(context, product.id, call.language) })),
  };
};
