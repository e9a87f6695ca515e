import type { releaseChoose } from '@sigorta/contracts/panel/releases';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteContext } from '../../site/context.ts';
import { lockChannels } from '../../site/releases/channel-lock.ts';
import { forgetChoices } from '../../site/releases/chosen-releases.ts';
import { followNow } from '../../site/releases/follow-releases.ts';
import { endShare } from '../../site/releases/shares.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { releaseState, shelfOf } from './view-releases.ts';

/**
 * Only a release that could be loaded by the shell of today is chosen; the newest that was assembled takes the choice away.
 * One that was released alone turns pages and declarations together, here at once and in other replicas within a second.
 */
export const chooseRelease: Handler<typeof releaseChoose, SiteContext> = async (context, request, call) => {
  const staff = requireAllPartners(staffOf(call));
  const { family, version, reason } = request;
  const shelf = await shelfOf(context);
  const before = await releaseState(context, shelf, family);
  const wanted = version ?? before.newest;
  const found = before.releases.find((release) => release.version === wanted);
  if (wanted !== before.live && wanted !== before.newest && !found?.selectable)
    throw new Refusal('invalid-input', { fields: [{ field: 'version', message: 'version.unfit' }] });
  if (wanted !== before.live) {
    await context.db.transaction().execute(async (trx) => {
      await lockChannels(trx);
      await trx.deleteFrom('release_choice').where('family', '=', family).execute();
      if (wanted !== before.newest) {
        const row = { family, version: wanted, chosen_at: context.clock(), previous: before.live || null };
        await trx.insertInto('release_choice').values(row).execute();
      }
      /* what is chosen is for everybody */
      await endShare(trx, family, context.clock());
      await audit(context, trx, staff, {
        action: actionOf(wanted === before.newest, found?.alone ?? false),
        subject: { kind: 'remote', id: family },
        reason,
        detail: { before: before.live, after: wanted },
      });
    });
  }
  forgetChoices(context);
  await followNow(context);
  return releaseState(context, shelf, family);
};

const actionOf = (isNewest: boolean, isAlone: boolean) => {
  if (isNewest) return 'release.newest-again' as const;
  return isAlone ? ('release.made-live' as const) : ('release.rolled-back' as const);
};
