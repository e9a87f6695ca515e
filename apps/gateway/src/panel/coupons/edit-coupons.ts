import { type couponCreate, type couponEnd, couponLimits } from '@sigorta/contracts/panel/coupons';
import { isCouponSmall } from '@sigorta/contracts/panel/proposal-kinds';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openProposal } from '../../proposals/open.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { addCoupon, couponRow, isOver, mostGiven } from './add-coupon.ts';
import { shownCoupon } from './shown-coupon.ts';

const wrong = (field: string, message: string): Refusal =>
  new Refusal('invalid-input', { fields: [{ field, message }] });

/** A small one is added at once; for a larger one a second person is asked. */
export const createCoupon: Handler<typeof couponCreate> = async (context, request, call) => {
  const staff = requireAllPartners(staffOf(call));
  const { code, kind, value, product, maxUses } = request;
  if (kind === 'percent' && value > couponLimits.percent) throw wrong('value', 'percent.tooMuch');
  if (product !== null && !context.products.live(product)?.product.paths.payment)
    throw wrong('product', 'product.unknown');
  const row = couponRow(request);
  if (isOver(row, context.clock())) throw wrong('validUntil', 'period.empty');
  const isSmall = isCouponSmall(kind, value, maxUses);
  await context.db.transaction().execute(async (trx) => {
    if (!isSmall) {
      const known = await trx.selectFrom('coupon').select('code').where('code', '=', code).executeTakeFirst();
      if (known) throw wrong('code', 'code.taken');
      await openProposal(context, trx, staff, {
        kind: 'coupon',
        subject: code,
        orderId: null,
        partnerId: null,
        amount: mostGiven(request),
        payload: request,
        /* a coupon says by itself what it is for */
        reason: '',
      });
      return;
    }
    if (!(await addCoupon(trx, row))) throw wrong('code', 'code.taken');
    const { validFrom: from, validUntil: until } = request;
    await audit(context, trx, staff, {
      action: 'coupon.created',
      subject: { kind: 'coupon', id: code },
      detail: { kind, value, product, validFrom: from, validUntil: until, maxUses },
    });
  });
  return { coupon: isSmall ? shownCoupon(context, row, call.language) : null };
};

/** A coupon that has ended stays as it is: ending it twice is no error and no second entry. */
export const endCoupon: Handler<typeof couponEnd> = async (context, { code }, call) => {
  const staff = requireAllPartners(staffOf(call));
  const now = context.clock();
  const row = await context.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('coupon')
      .selectAll()
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new Refusal('not-found');
    if (found.valid_until <= now) return found;
    await trx.updateTable('coupon').set({ valid_until: now }).where('code', '=', code).execute();
    await audit(context, trx, staff, {
      action: 'coupon.ended',
      subject: { kind: 'coupon', id: code },
      detail: { validUntil: found.valid_until.toISOString(), uses: found.uses },
    });
    return { ...found, valid_until: now };
  });
  return shownCoupon(context, row, call.language);
};
