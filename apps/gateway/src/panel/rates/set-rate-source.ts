import type { rateSourceSet } from '@sigorta/contracts/panel/rates';
import { sql } from 'kysely';
import type { CatalogueContext } from '../../catalogue/context.ts';
import { readRateSource } from '../../catalogue/rates/rate-source.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';

/**
 * Offers made before keep the rate they were made with. A kind the bank has no young rate of is refused, or no foreign
 * price could be made any more.
 */
export const setRateSource: Handler<typeof rateSourceSet, CatalogueContext> = async (
  context,
  { kind, was, reason },
  call,
) => {
  const staff = requireAllPartners(staffOf(call));
  const { rates, db, clock } = context;
  await rates.rateOfKind('EUR', kind).catch(() => {
    throw new Refusal('invalid-input', { fields: [{ field: 'kind', message: 'kind.missing' }] });
  });
  await db.transaction().execute(async (trx) => {
    /* there may be no row to lock yet */
    await sql`lock table rate_source in share row exclusive mode`.execute(trx);
    const { kind: before } = await readRateSource(trx);
    if (before === kind) return;
    if (was.kind !== before) throw new Refusal('changed-meanwhile');
    const row = { kind, since: clock() };
    await trx
      .insertInto('rate_source')
      .values({ only_row: true, ...row })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
      .execute();
    await audit(context, trx, staff, {
      action: 'rates.source-changed',
      subject: { kind: 'rate-source', id: 'central-bank' },
      reason,
      detail: { before, after: kind },
    });
  });
  rates.forgetSource();
  return { source: kind };
};
