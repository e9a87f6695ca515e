import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { couponCreate } from '@sigorta/contracts/panel/coupons';
import { addDays } from '@sigorta/validators/iso-date';
import { startOfDay } from '@sigorta/validators/istanbul';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { CouponTable } from '../../platform/database/tables/purchase-tables.ts';

type Wanted = ParsedRequestOf<typeof couponCreate>;
type Row = Selectable<CouponTable>;

/** A coupon as it was typed, as a row: days become instants. */
export const couponRow = ({ code, kind, value, product, validFrom, validUntil, maxUses }: Wanted): Row => ({
  code,
  kind,
  value,
  product,
  valid_from: startOfDay(validFrom),
  valid_until: startOfDay(addDays(validUntil, 1)),
  max_uses: maxUses,
  uses: 0,
});

/** Whether it could never be used. */
export const isOver = ({ valid_from, valid_until }: Row, now: Date): boolean =>
  valid_until <= valid_from || valid_until <= now;

/** The most it can give away, kuruş; null where nobody can tell. */
export const mostGiven = ({ kind, value, maxUses }: Wanted): number | null =>
  kind === 'amount' && maxUses !== null ? value * maxUses : null;

/** @returns false when the code was used before */
export const addCoupon = async (trx: Transaction<Database>, row: Row): Promise<boolean> => {
  const added = await trx
    .insertInto('coupon')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};
