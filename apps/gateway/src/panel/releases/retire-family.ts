import type { releaseRetire } from '@sigorta/contracts/panel/releases';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteContext } from '../../site/context.ts';
import { lockChannels } from '../../site/releases/channel-lock.ts';
import { retired } from '../../site/releases/chosen-releases.ts';
import { followNow } from '../../site/releases/follow-releases.ts';
import { endShare } from '../../site/releases/shares.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { releaseState, shelfOf } from './view-releases.ts';

/**
 * Ends the sale of a family: its forms say that it is gone and where to go, and nothing begins any more. What was begun goes on.
 * Making a release live, or going back to the newest, undoes it.
 */
export const retireFamily: Handler<typeof releaseRetire, SiteContext> = async (context, request, call) => {
  const staff = requireAllPartners(staffOf(call));
  const { family, reason } = request;
  const shelf = await shelfOf(context);
  const before = await releaseState(context, shelf, family);
  if (before.sale === 'nothing') throw new Refusal('not-found');
  const at = context.clock();
  if (before.sale === 'sold')
    await context.db.transaction().execute(async (trx) => {
      await lockChannels(trx);
      await endShare(trx, family, at);
      await trx.deleteFrom('release_choice').where('family', '=', family).execute();
      const row = { family, version: retired, chosen_at: at, previous: before.live };
      await trx.insertInto('release_choice').values(row).execute();
      await audit(context, trx, staff, {
        action: 'release.retired',
        subject: { kind: 'remote', id: family },
        reason,
        detail: { before: before.live },
      });
    });
  await followNow(context);
  return releaseState(context, shelf, family);
};
