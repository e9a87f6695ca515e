import type { AnswerOf } from '@sigorta/contracts/operation';
import { type releaseChoose, type releaseList, withdrawalFaults } from '@sigorta/contracts/panel/releases';
import type { VerifiedRelease } from '@sigorta/release/read-release';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteContext } from '../../site/context.ts';
import {
  chosenReleases,
  isStoredRelease,
  readChoices,
  retired,
} from '../../site/releases/chosen-releases.ts';
import { refusalOf } from '../../site/releases/follow-releases.ts';
import { releaseHealth } from '../../site/releases/release-health.ts';
import type { ReleaseShelf } from '../../site/releases/release-shelf.ts';
import { lastWithdrawals, readShares } from '../../site/releases/shares.ts';
import { storedHealth } from '../../site/releases/stored-health.ts';
import { type Counted, countVisits } from '../../site/releases/visit-tallies.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';

type State = AnswerOf<typeof releaseChoose>;
type Release = State['releases'][number];

/** @throws Refusal `service-unavailable` while no site was built */
export const shelfOf = async (context: SiteContext): Promise<ReleaseShelf> => {
  const shelf = await context.site.shelf();
  if (!shelf) throw new Refusal('service-unavailable');
  return shelf;
};

const releasedAlone = async (
  context: SiteContext,
  stored: VerifiedRelease,
  live: string,
): Promise<Omit<Release, 'visits' | 'withdrawn'>> => {
  const { id, document, signature } = stored;
  const health = await storedHealth(context, stored);
  return {
    version: id,
    at: signature.at,
    contract: document.contracts.runtime.to,
    health,
    files: Object.keys(document.files).length,
    alone: true,
    bytes: Math.max(0, ...Object.values(document.measured.form)),
    refused: refusalOf(context, id),
    selectable: health === 'ok' && id !== live,
  };
};

const saleOf = ({ products }: SiteContext, family: string, isRetired: boolean): State['sale'] => {
  if (!products.isFamily(family)) return 'nothing';
  return isRetired ? 'retired' : 'sold';
};

/** visitors of the last week are counted */
const countedMs = 7 * 24 * 3600_000;

const visitsOf = (counted: Counted): NonNullable<Release['visits']> => {
  const { visitors, failed, errored, refused, quoted, ordered, lcp_ms: lcpMs, inp_ms: inpMs } = counted;
  return { visitors, failed, errored, refused, quoted, ordered, lcpMs, inpMs };
};

const figuresOf = (
  counted: Counted | undefined,
  withdrawal: { at: Date; fault: string } | undefined,
): Pick<Release, 'visits' | 'withdrawn'> => {
  const fault = withdrawalFaults.find((one) => one === withdrawal?.fault);
  return {
    visits: counted ? visitsOf(counted) : null,
    withdrawn: withdrawal && fault ? { at: withdrawal.at.toISOString(), fault } : null,
  };
};

/** One remote: what is live, what is kept, and whether it could be loaded. */
export const releaseState = async (
  context: SiteContext,
  shelf: ReleaseShelf,
  family: string,
): Promise<State> => {
  /* a name such as `constructor` is no family, though every object has something of that name */
  const newest = Object.hasOwn(shelf.newest.remotes, family) ? shelf.newest.remotes[family] : undefined;
  if (!newest) throw new Refusal('not-found');
  const chosen = (await chosenReleases(context))[family];
  const choice = (await readChoices(context)).find((one) => one.family === family);
  const shown = context.products.liveReleases().get(family);
  const isAlone = choice !== undefined && isStoredRelease(choice.version) && shown === choice.version;
  const isRetired = choice?.version === retired;
  const shownNow = isAlone ? choice.version : (chosen ?? newest).version;
  const live = isRetired ? '' : shownNow;
  const kept = shelf.kept[family] ?? [];
  const assembled = await Promise.all(
    kept.map(async ({ at, release }): Promise<Release> => {
      const { health, files } = await releaseHealth(shelf.dist, release);
      const { version, contract } = release;
      const fits = health === 'ok' && contract === newest.contract;
      return {
        version,
        at,
        contract,
        health,
        files,
        alone: false,
        refused: null,
        bytes: null,
        visits: null,
        withdrawn: null,
        selectable: fits && version !== live,
      };
    }),
  );
  const share = (await readShares(context)).shares.find((one) => one.family === family);
  const stored = await context.stored.list(family);
  const now = context.clock();
  const since = new Date(now.getTime() - countedMs);
  const ids = stored.map(({ id }) => id);
  const [visits, withdrawals] = await Promise.all([
    countVisits(context, ids, since, now),
    lastWithdrawals(context, family),
  ]);
  const alone = await Promise.all(
    stored.map(async (one) => ({
      ...(await releasedAlone(context, one, live)),
      ...figuresOf(visits.get(one.id), withdrawals.get(one.id)),
    })),
  );
  return {
    family,
    sale: saleOf(context, family, isRetired),
    live,
    newest: newest.version,
    share: share
      ? { version: share.release, percent: share.percent, begunAt: share.begunAt.toISOString() }
      : null,
    chosenAt: (chosen || isAlone || isRetired) && choice ? choice.chosen_at.toISOString() : null,
    releases: [...assembled, ...alone].toSorted((a, b) => b.at.localeCompare(a.at)),
  };
};

export const listReleases: Handler<typeof releaseList, SiteContext> = async (context, _request, call) => {
  requireAllPartners(staffOf(call));
  const shelf = await shelfOf(context);
  const families = Object.keys(shelf.newest.remotes).toSorted();
  return { families: await Promise.all(families.map((family) => releaseState(context, shelf, family))) };
};
