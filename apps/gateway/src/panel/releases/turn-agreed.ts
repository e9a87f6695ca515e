import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteContext } from '../../site/context.ts';
import { lockChannels } from '../../site/releases/channel-lock.ts';
import { followSite } from '../../site/turns/follow-site.ts';
import { type SiteTurn, turnSite } from '../../site/turns/site-turns.ts';
import { turnable } from '../../site/turns/turnable.ts';

/**
 * Turns to the site that two persons agreed on, here at once and in other replicas within a second or two.
 * @param close closes what was asked for
 * @throws Refusal `changed-meanwhile` when it can be turned to no longer, or something else is live by now
 */
export async function turnAgreed(
  context: SiteContext,
  turn: SiteTurn,
  close: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  if ((await turnable(context, turn.site)) !== null) throw new Refusal('changed-meanwhile');
  await context.db.transaction().execute(async (trx) => {
    /* before the audit log is locked, as everybody does who moves what is live */
    await lockChannels(trx);
    await close(trx);
    await turnSite(context, trx, turn);
  });
  await followSite(context);
}
