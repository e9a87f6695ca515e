import type { rateHoldSet } from '@sigorta/contracts/panel/rates';
import { sql, type Transaction } from 'kysely';
import type { CatalogueContext } from '../../catalogue/context.ts';
import { readRateHold, writeRateHold } from '../../catalogue/rates/rate-hold.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lapseProposal } from '../../proposals/lapse.ts';
import { openProposal } from '../../proposals/open.ts';
import type { PayloadOf } from '../../proposals/payload.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';

/** Of more that shall be held, and waits for a second person. */
const askedFor = (db: Transaction<Database>) =>
  db.selectFrom('proposal').select('id').where('kind', '=', 'rate-hold').where('state', '=', 'ASKED');

/** Holding more of what the exchange may move is two persons' word; holding less is said by one, and at once. */
export const setRateHold: Handler<typeof rateHoldSet, CatalogueContext> = async (
  context,
  { on, capMinor, was, reason },
  call,
) => {
  const staff = requireAllPartners(staffOf(call));
  const { db, clock, rateHolding } = context;
  const asked = await db.transaction().execute(async (trx) => {
    /* the order of whoever agrees: what is asked for first, then what holds; there may be no row of that yet */
    const open = await askedFor(trx).forUpdate().execute();
    await sql`lock table rate_hold in share row exclusive mode`.execute(trx);
    const before = await readRateHold(trx);
    if (before.isOn === on && before.capMinor === capMinor) return false;
    if (before.isOn !== was.on || before.capMinor !== was.capMinor) throw new Refusal('changed-meanwhile');
    if ((on && !before.isOn) || capMinor > before.capMinor) {
      const about = { orderId: null, partnerId: null, amount: null, payload: { on, capMinor }, reason };
      await openProposal(context, trx, staff, { kind: 'rate-hold', subject: 'rate-hold', ...about });
      return true;
    }
    /* it was asked for about what held until now: a yes to it would undo what is said here. What came while this waited nobody saw yet. */
    if ((await askedFor(trx).execute()).length > open.length) throw new Refusal('changed-meanwhile');
    for (const { id } of open) await lapseProposal(context, trx, id);
    await writeRateHold(trx, { isOn: on, capMinor, since: clock() });
    await audit(context, trx, staff, {
      action: 'rates.hold-changed',
      subject: { kind: 'rate-hold', id: 'offers' },
      reason,
      detail: { on, capMinor, onBefore: before.isOn, capBefore: before.capMinor },
    });
    return false;
  });
  rateHolding.forget();
  return { asked };
};

/** What two persons agreed on; every process goes by it within ten seconds. */
export const holdMore = (
  { clock }: Pick<CatalogueContext, 'clock'>,
  trx: Transaction<Database>,
  { on, capMinor }: PayloadOf<'rate-hold'>,
): Promise<void> => writeRateHold(trx, { isOn: on, capMinor, since: clock() });
