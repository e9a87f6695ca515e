import type { AnswerOf } from '@sigorta/contracts/operation';
import type { CouponState, couponEnd } from '@sigorta/contracts/panel/coupons';
import type { Language } from '@sigorta/i18n/language';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { CouponTable } from '../../platform/database/tables/purchase-tables.ts';

type Row = Selectable<CouponTable>;

/** A coupon that ended says so even when its uses are gone too. */
const couponState = (
  row: Pick<Row, 'valid_from' | 'valid_until' | 'max_uses' | 'uses'>,
  now: Date,
): CouponState => {
  if (row.valid_until <= now) return 'ended';
  if (row.max_uses !== null && row.uses >= row.max_uses) return 'used-up';
  return row.valid_from > now ? 'planned' : 'live';
};

export const productName = (context: Context, id: string, language: Language): string =>
  context.products.named(id)?.menu[language] ?? id;

export const shownCoupon = (context: Context, row: Row, language: Language): AnswerOf<typeof couponEnd> => ({
  code: row.code,
  kind: row.kind,
  value: row.value,
  product:
    row.product === null ? null : { id: row.product, name: productName(context, row.product, language) },
  validFrom: row.valid_from.toISOString(),
  validUntil: row.valid_until.toISOString(),
  maxUses: row.max_uses,
  uses: row.uses,
  state: couponState(row, context.clock()),
});
