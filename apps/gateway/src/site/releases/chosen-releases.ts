import type { ReleaseManifest, RemoteRelease } from '@sigorta/contracts/release';
import { publicFolder } from '@sigorta/release/open-family';
import type { ReleasedSite } from '@sigorta/release/released-site';
import type { Context } from '../../platform/context.ts';
import type { SiteContext } from '../context.ts';
import { insteadOfRefused } from './refused-releases.ts';

type Choices = { family: string; version: string; chosen_at: Date; previous: string | null }[];

/** Other replicas follow a choice within so long; this one at once. */
const keptForMs = 5_000;
const kept = new WeakMap<Context, { until: number; choices: Promise<Choices> }>();

/** What is chosen for everybody; in a preview its own release stands in the place of its family's. */
export const readChoices = async ({ db, preview }: Pick<Context, 'db' | 'preview'>): Promise<Choices> => {
  const choices = await (preview?.channels ?? db)
    .selectFrom('release_choice')
    .select(['family', 'version', 'chosen_at', 'previous'])
    .execute();
  if (!preview) return choices;
  const { family, release: version } = preview;
  /* long ago: how visitors of a preview fare is not watched */
  const pinned = { family, version, chosen_at: new Date(0), previous: null };
  return [...choices.filter((one) => one.family !== family), pinned];
};

/** What is chosen of a family that is sold no longer. */
export const retired = 'retired';

/** A family that was released alone is chosen by the id of its release, a kept build by its version. */
export const isStoredRelease = (version: string): boolean => version.includes('@');

const knownChoices = (context: Context): Promise<Choices> => {
  const known = kept.get(context);
  if (known && known.until > Date.now()) return known.choices;
  const choices = readChoices(context);
  kept.set(context, { until: Date.now() + keptForMs, choices });
  choices.catch(() => kept.delete(context));
  return choices;
};

/** After a choice: the next request of this process reads them anew. */
export const forgetChoices = (context: Context): void => {
  kept.delete(context);
};

/**
 * Families that are served in an older release: by choice (decision 169), or because the newest is not as it was built
 * (decision 274). A choice whose files are no longer kept, or that is the newest again, counts for nothing.
 * @param site whose pages are asked for; left out for the one that is shown
 */
export const chosenReleases = async (
  context: SiteContext,
  site?: ReleasedSite | null,
): Promise<Record<string, RemoteRelease>> => {
  const [choices, shelf] = await Promise.all([knownChoices(context), context.site.shelf(site)]);
  const chosen = shelf ? { ...(await insteadOfRefused(context, shelf)) } : {};
  for (const { family, version } of choices) {
    const found = shelf?.kept[family]?.find(({ release }) => release.version === version);
    if (found && shelf?.newest.remotes[family]?.version !== version) chosen[family] = found.release;
  }
  return chosen;
};

/**
 * The manifest a visitor gets where a family is not the newest that was built; null when it is as it was built.
 * @param site as this visitor sees it
 */
export const changedManifest = async (
  context: SiteContext,
  site: ReleasedSite | null,
): Promise<ReleaseManifest | null> => {
  const chosen = await chosenReleases(context, site);
  const shelf = await context.site.shelf(site);
  const shown = site?.releases.remotes ?? {};
  const alone = Object.entries(shown).filter(([family, { base }]) => base === publicFolder(family));
  const changed = { ...chosen, ...Object.fromEntries(alone) };
  if (!shelf || Object.keys(changed).length === 0) return null;
  return { ...shelf.newest, remotes: { ...shelf.newest.remotes, ...changed } };
};
