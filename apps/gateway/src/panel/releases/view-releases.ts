import type { AnswerOf } from '@sigorta/contracts/operation';
import type { releaseChoose, releaseList } from '@sigorta/contracts/panel/releases';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { chosenReleases, readChoices } from '../../site/releases/chosen-releases.ts';
import { releaseHealth } from '../../site/releases/release-health.ts';
import { type ReleaseShelf, readShelf } from '../../site/releases/release-store.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';

type State = AnswerOf<typeof releaseChoose>;

/** @throws Refusal `service-unavailable` while no site was built */
export const shelfOf = async (context: Context): Promise<ReleaseShelf> => {
  const shelf = await readShelf(context.config.distDir);
  if (!shelf) throw new Refusal('service-unavailable');
  return shelf;
};

/** One remote: what is live, what is kept, and whether it could be loaded. */
export const releaseState = async (context: Context, shelf: ReleaseShelf, family: string): Promise<State> => {
  const newest = shelf.newest.remotes[family];
  if (!newest) throw new Refusal('not-found');
  const chosen = (await chosenReleases(context))[family];
  const choice = chosen && (await readChoices(context)).find((one) => one.family === family);
  const live = (chosen ?? newest).version;
  const kept = shelf.kept[family] ?? [];
  const releases = await Promise.all(
    kept.map(async ({ at, release }) => {
      const { health, files } = await releaseHealth(context.config.distDir, release);
      const { version, contract } = release;
      const fits = health === 'ok' && contract === newest.contract;
      return { version, at, contract, health, files, selectable: fits && version !== live };
    }),
  );
  return {
    family,
    live,
    newest: newest.version,
    chosenAt: choice?.chosen_at.toISOString() ?? null,
    releases,
  };
};

export const listReleases: Handler<typeof releaseList> = async (context, _request, call) => {
  requireAllPartners(staffOf(call));
  const shelf = await shelfOf(context);
  const families = Object.keys(shelf.newest.remotes).toSorted();
  return { families: await Promise.all(families.map((family) => releaseState(context, shelf, family))) };
};
