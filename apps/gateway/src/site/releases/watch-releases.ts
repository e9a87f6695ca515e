import { type WithdrawalFault, withdrawalFaults } from '@sigorta/contracts/panel/releases';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { audit } from '../../staff/audit.ts';
import type { SiteContext } from '../context.ts';
import { lockChannels } from './channel-lock.ts';
import { isStoredRelease, readChoices } from './chosen-releases.ts';
import { isWorse, type Tally, toleratedFaults, toleratedLeaving } from './evidence.ts';
import { builtRelease, followNow } from './follow-releases.ts';
import { isNew, readShares } from './shares.ts';
import { countVisits, talliesOf } from './visit-tallies.ts';

const dayMs = 24 * 3600_000;
/** what visitors met with the release before is remembered for so long, and then forgotten */
const rememberedMs = 7 * dayMs;

/** A release that is new to visitors, and what they had before. */
interface Watched {
  family: string;
  release: string;
  since: Date;
  before: string | undefined;
  kind: 'share' | 'live';
}

async function watchedNow(context: SiteContext): Promise<Watched[]> {
  const [{ shares }, choices] = await Promise.all([readShares(context), readChoices(context)]);
  const live = context.products.liveReleases();
  return [
    ...shares.map(
      ({ family, release, begunAt }): Watched => ({
        family,
        release,
        since: begunAt,
        before: live.get(family),
        kind: 'share',
      }),
    ),
    ...choices
      .filter(({ version, chosen_at }) => isStoredRelease(version) && isNew(context, chosen_at))
      .map(
        ({ family, version, previous, chosen_at }): Watched => ({
          family,
          release: version,
          since: chosen_at,
          before: previous !== null && isStoredRelease(previous) ? previous : builtRelease(context, family),
          kind: 'live',
        }),
      ),
  ];
}

/** The first test that a release fails, with what it counted. */
function faultOf(
  now: Record<WithdrawalFault, Tally>,
  before: Record<WithdrawalFault, Tally>,
): { fault: WithdrawalFault; tally: Tally } | null {
  for (const fault of withdrawalFaults) {
    const isLeaving = fault === 'no-offers' || fault === 'no-payment';
    const tolerated = isLeaving ? toleratedLeaving(before[fault]) : toleratedFaults(before[fault]);
    if (isWorse(now[fault], tolerated)) return { fault, tally: now[fault] };
  }
  return null;
}

/** Takes the channel back. @returns false when another gateway or a person was first */
async function takeBack(trx: Transaction<Database>, { family, release, kind }: Watched, at: Date) {
  if (kind === 'share') {
    const { numUpdatedRows } = await trx
      .updateTable('release_share')
      .set({ ended_at: at, recalled: true })
      .where('family', '=', family)
      .where('release', '=', release)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  const row = await trx
    .deleteFrom('release_choice')
    .where('family', '=', family)
    .where('version', '=', release)
    .returning('previous')
    .executeTakeFirst();
  if (!row) return false;
  const isGood = row.previous !== null && row.previous !== release;
  const withdrawn = await trx
    .selectFrom('release_withdrawal')
    .select('number')
    .where('release', '=', row.previous ?? '')
    .executeTakeFirst();
  if (isGood && !withdrawn)
    await trx
      .insertInto('release_choice')
      .values({ family, version: row.previous ?? '', chosen_at: at, previous: null })
      .execute();
  return true;
}

async function withdraw(
  context: SiteContext,
  watched: Watched,
  { fault, tally }: { fault: WithdrawalFault; tally: Tally },
): Promise<boolean> {
  const { family, release } = watched;
  const at = context.clock();
  return context.db.transaction().execute(async (trx) => {
    await lockChannels(trx);
    if (!(await takeBack(trx, watched, at))) return false;
    const row = { family, release, fault, visitors: tally.visitors, faulty: tally.faulty, at };
    await trx.insertInto('release_withdrawal').values(row).execute();
    await audit(context, trx, null, {
      action: 'release.withdrawn',
      subject: { kind: 'remote', id: family },
      detail: { release, fault, visitors: tally.visitors, faulty: tally.faulty },
    });
    context.log.error({ event: 'release-withdrawn', kind: family, release, fault, count: tally.faulty });
    return true;
  });
}

/**
 * Takes back what fares worse with its visitors than the release before did, from a share or from all of them. Any gateway may
 * run it at any time; the first one takes it back and the others follow.
 */
export async function watchReleases(context: SiteContext): Promise<void> {
  const now = context.clock();
  let isChanged = false;
  for (const watched of await watchedNow(context)) {
    const { release, before, since } = watched;
    const own = (await countVisits(context, [release], since, now)).get(release);
    if (!own) continue;
    const remembered = new Date(now.getTime() - rememberedMs);
    const known = before === undefined ? new Map() : await countVisits(context, [before], remembered, now);
    const found = faultOf(talliesOf(own), talliesOf(known.get(before ?? '')));
    if (found && (await withdraw(context, watched, found))) isChanged = true;
  }
  if (isChanged) await followNow(context);
}

/** Forgets how visitors of long ago fared. */
export async function forgetVisits({ db, clock }: SiteContext): Promise<void> {
  const until = new Date(clock().getTime() - rememberedMs);
  await db.deleteFrom('release_visit').where('seen_at', '<', until).execute();
  await db.deleteFrom('release_load').where('told_at', '<', until).execute();
}
