import type { ReleaseFault } from '@sigorta/contracts/release-fault';
import { openFamily } from '@sigorta/release/open-family';
import type { VerifiedRelease } from '@sigorta/release/read-release';
import { ReleaseError } from '@sigorta/release/release-error';
import { familyOfRelease } from '@sigorta/release/release-id';
import type { ReleasedSite } from '@sigorta/release/released-site';
import { addCategories } from '../../partners/seed.ts';
import { errorFields } from '../../platform/log.ts';
import type { SiteContext } from '../context.ts';
import type { OpenFamilies } from '../pages/open-site.ts';
import { isStoredRelease, readChoices, retired } from './chosen-releases.ts';
import { isInShare, isNew, readShares, readWithdrawn, type Share } from './shares.ts';
import { checkWordings } from './wordings-in-force.ts';

/** what could not be opened is tried again after so long; a store that was away may be back */
const againMs = 30_000;

/** What one gateway shows of families that were released alone. */
interface Followed {
  /** by family: the release that is shown */
  shown: Map<string, VerifiedRelease>;
  /** by family: what was live before the first release of it was chosen */
  built: ReadonlyMap<string, string>;
  /** by family: the release that a part of the visitors gets */
  shared: Map<string, { release: VerifiedRelease; share: Share }>;
  /** families that have a release which is new to visitors: how they fare is noted */
  watched: ReadonlySet<string>;
  /** by release: why it is not shown, and until when it is not tried again */
  refused: Map<string, { fault: ReleaseFault; until: number }>;
  /** one after another: two at once would turn back what the other turned to */
  under: Promise<void>;
  /** what waits for the one under way; whoever asks meanwhile waits for it too */
  waiting: Promise<void> | null;
}

const followed = new WeakMap<SiteContext['products'], Followed>();

const stateOf = ({ products }: SiteContext): Followed => {
  const known = followed.get(products);
  if (known) return known;
  const state: Followed = {
    shown: new Map(),
    shared: new Map(),
    watched: new Set(),
    built: products.liveReleases(),
    refused: new Map(),
    under: Promise.resolve(),
    waiting: null,
  };
  followed.set(products, state);
  return state;
};

/** Why a chosen release is not shown by this gateway; null when it is, or nobody chose it. */
export const refusalOf = (context: SiteContext, release: string): ReleaseFault | null =>
  stateOf(context).refused.get(release)?.fault ?? null;

/** The release of a family that was built with the site; undefined for what declares nothing, as the panel. */
export const builtRelease = (context: SiteContext, family: string): string | undefined =>
  stateOf(context).built.get(family);

/**
 * The site as it draws what was begun with a release: the site itself while that release is shown, else one with it in its
 * place. What is in no store, or cannot be opened, is drawn by what is shown: its declaration stays its own.
 */
export async function siteOf(context: SiteContext, pin: string): Promise<ReleasedSite | null> {
  const { shown, built } = stateOf(context);
  const family = familyOfRelease(pin);
  const others = [...shown].flatMap(([name, release]) => (name === family ? [] : [release]));
  const own = shown.get(family);
  if (pin === (own?.id ?? built.get(family))) return context.site.site();
  const isBuilt = pin === built.get(family);
  try {
    return await siteWith(context, isBuilt ? others : [...others, await context.stored.read(pin, false)]);
  } catch (error) {
    context.log.error({ event: 'release-not-opened', release: pin, ...errorFields(error) });
    return context.site.site();
  }
}

const siteWith = (context: SiteContext, releases: readonly VerifiedRelease[]): Promise<ReleasedSite | null> =>
  context.site.other(releases.map(({ id }) => id).join(), opening(context, releases));

/** Whether some release is given to a part of the visitors: then each of them needs a session to be found again. */
export const hasShares = (context: SiteContext): boolean => stateOf(context).shared.size > 0;

/** Whether it is noted how visitors fare: of a family, or of any. */
export const isWatched = (context: SiteContext, family?: string): boolean => {
  const { watched } = stateOf(context);
  return family === undefined ? watched.size > 0 : watched.has(family);
};

/** Releases that a session gets instead of live ones; none for who is in no share. */
const releasesOf = (context: SiteContext, session: string | null): VerifiedRelease[] =>
  [...stateOf(context).shared.values()].flatMap(({ release, share }) =>
    session !== null && isInShare(session, share) ? [release] : [],
  );

/** The site as a session sees it: with the releases whose share it is in, in the place of the live ones. */
export async function siteFor(context: SiteContext, session: string | null): Promise<ReleasedSite | null> {
  const own = releasesOf(context, session);
  if (own.length === 0) return context.site.site();
  const families = new Set(own.map(({ document }) => document.family));
  const others = [...stateOf(context).shown].flatMap(([name, release]) =>
    families.has(name) ? [] : [release],
  );
  try {
    return await siteWith(context, [...others, ...own]);
  } catch (error) {
    context.log.error({
      event: 'release-not-opened',
      release: own.map(({ id }) => id).join(),
      ...errorFields(error),
    });
    return context.site.site();
  }
}

/** A picture of a product by its public address, when its family is shown from a release. */
export const releasedPicture = async (context: SiteContext, name: string): Promise<Buffer | null> => {
  const { shown, shared } = stateOf(context);
  for (const { document } of [...shown.values(), ...[...shared.values()].map(({ release }) => release)]) {
    const file = document.files[name];
    if (file?.kind === 'art') return context.stored.bytes(document.family, file);
  }
  return null;
};

const opening =
  ({ stored }: SiteContext, releases: readonly VerifiedRelease[]): OpenFamilies =>
  (shared) =>
    Promise.all(releases.map((release) => openFamily(stored.store, release, shared)));

/** A product may bring a category that no partner could be given yet. */
async function take({ products, stored, db }: SiteContext, release: VerifiedRelease): Promise<void> {
  checkWordings(release);
  await stored.keep(release);
  const opened = await stored.open(release);
  products.take(opened);
  await addCategories(db, opened.products);
}

/** Both halves turn, or none: what is asked on a page is what the gateway reads. */
async function turn(context: SiteContext, state: Followed, family: string, id: string | null): Promise<void> {
  const { products, stored } = context;
  const before = products.liveReleases().get(family) ?? null;
  const release = id === null ? null : await stored.read(id, true);
  if (release) await take(context, release);
  const next = new Map(state.shown);
  if (release) next.set(family, release);
  else next.delete(family);
  products.turn(family, id ?? state.built.get(family) ?? null);
  try {
    await context.site.turn(opening(context, [...next.values()]));
  } catch (error) {
    products.turn(family, before);
    throw error;
  }
  state.shown = next;
}

async function followOnce(context: SiteContext, state: Followed): Promise<void> {
  const choices = await readChoices(context);
  const wanted = new Map(
    choices.flatMap(({ family, version }) => (isStoredRelease(version) ? [[family, version] as const] : [])),
  );
  const ended = new Set(choices.flatMap(({ family, version }) => (version === retired ? [family] : [])));
  const live = context.products.liveReleases();
  /* whoever was retired is turned to what is chosen now, also when that is what was built */
  const back = [...state.built.keys()].filter((family) => !live.has(family) && !ended.has(family));
  for (const family of ended) if (live.has(family)) context.products.turn(family, null);
  for (const family of new Set([...wanted.keys(), ...state.shown.keys(), ...back])) {
    if (ended.has(family)) continue;
    const id = wanted.get(family) ?? null;
    const isShown = id === (state.shown.get(family)?.id ?? null) && !back.includes(family);
    if (!isShown && !(id !== null && isWaiting(state, id)))
      await refusing(context, state, family, id, () => turn(context, state, family, id));
  }
  await followShares(context, state);
  state.watched = new Set([
    ...state.shared.keys(),
    ...choices.flatMap(({ family, version, chosen_at }) =>
      isStoredRelease(version) && isNew(context, chosen_at) ? [family] : [],
    ),
  ]);
}

/** A release that cannot be opened is given to nobody: its share waits and is told on the releases page. */
async function shareTo(context: SiteContext, state: Followed, share: Share): Promise<void> {
  const { products, stored } = context;
  const { family, release: id } = share;
  const release = await stored.read(id, true);
  await take(context, release);
  const others = [...state.shown].flatMap(([name, one]) => (name === family ? [] : [one]));
  await siteWith(context, [...others, release]);
  products.share(family, id);
  state.shared.set(family, { release, share });
}

const endShared = ({ products }: SiteContext, state: Followed, family: string): void => {
  state.shared.delete(family);
  products.share(family, null);
};

async function followShares(context: SiteContext, state: Followed): Promise<void> {
  const { shares, ended } = await readShares(context);
  const withdrawn = await readWithdrawn(context);
  for (const family of state.shared.keys())
    if (!shares.some((share) => share.family === family)) endShared(context, state, family);
  for (const { family, release, endedAt, isRecalled } of [...ended, ...withdrawn])
    context.products.remember(family, { release, replacedAt: endedAt, isRecalled });
  for (const share of shares) {
    const known = state.shared.get(share.family);
    if (known?.release.id === share.release) state.shared.set(share.family, { ...known, share });
    else if (!isWaiting(state, share.release))
      await refusing(context, state, share.family, share.release, async () => {
        endShared(context, state, share.family);
        await shareTo(context, state, share);
      });
  }
}

const isWaiting = ({ refused }: Followed, id: string): boolean => (refused.get(id)?.until ?? 0) > Date.now();

async function refusing(
  context: SiteContext,
  state: Followed,
  family: string,
  id: string | null,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
    if (id !== null) state.refused.delete(id);
  } catch (error) {
    const fault = error instanceof ReleaseError ? error.fault : 'broken';
    if (id !== null) state.refused.set(id, { fault, until: Date.now() + againMs });
    context.log.error({ event: 'release-refused', kind: family, to: id, fault, ...errorFields(error) });
  }
}

/**
 * Brings this gateway to the releases that were chosen: reads, verifies and opens them, makes their documents, and then
 * turns page and declaration together. What cannot be opened leaves everything as it was.
 */
export const followReleases = (context: SiteContext): Promise<void> => {
  const state = stateOf(context);
  if (state.waiting) return state.waiting;
  const next = state.under.then(() => {
    state.waiting = null;
    return followOnce(context, state);
  });
  state.waiting = next;
  state.under = next.catch(() => {});
  return next;
};

/** As above, from the beginning: for whoever was told what was chosen and wants to see it at once. */
export const followNow = (context: SiteContext): Promise<void> => {
  stateOf(context).refused.clear();
  return followReleases(context);
};
