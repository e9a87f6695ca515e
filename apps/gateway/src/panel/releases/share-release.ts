import type { releaseShare } from '@sigorta/contracts/panel/releases';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteContext } from '../../site/context.ts';
import { lockChannels } from '../../site/releases/channel-lock.ts';
import { followNow } from '../../site/releases/follow-releases.ts';
import { endShare } from '../../site/releases/shares.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { releaseState, shelfOf } from './view-releases.ts';

/** Gives a release to a part of the visitors, page and declaration together; another one that had a part gives way. */
export const shareRelease: Handler<typeof releaseShare, SiteContext> = async (context, request, call) => {
  const staff = requireAllPartners(staffOf(call));
  const { family, version, percent, reason } = request;
  const shelf = await shelfOf(context);
  const before = await releaseState(context, shelf, family);
  const found = before.releases.find((release) => release.version === version && release.alone);
  if (percent > 0 && !found?.selectable)
    throw new Refusal('invalid-input', { fields: [{ field: 'version', message: 'version.unfit' }] });
  const at = context.clock();
  await context.db.transaction().execute(async (trx) => {
    await lockChannels(trx);
    const was = await endShare(trx, family, at);
    if (percent > 0)
      await trx
        .insertInto('release_share')
        .values({ family, release: version, percent, begun_at: at })
        .execute();
    if (was === null && percent === 0) return;
    await audit(context, trx, staff, {
      action: percent > 0 ? 'release.shared' : 'release.share-ended',
      subject: { kind: 'remote', id: family },
      reason,
      detail: {
        release: percent > 0 ? version : (was?.release ?? version),
        percentBefore: was?.percent ?? 0,
        percent,
      },
    });
  });
  await followNow(context);
  return releaseState(context, shelf, family);
};
