import { refuseClashes } from '@sigorta/product-kit/claims';
import { familyOfRelease } from '@sigorta/release/release-id';
import type { Context } from '../../platform/context.ts';
import type { ReleasedProduct } from '../../platform/ports.ts';
import type { FamilyRelease } from './family-release.ts';

/** Under a release that gave way, what was filled in on an open page may still begin for so long. */
const graceMs = 24 * 3600_000;

/** What stands of a family: the live release, none once it is retired, and what gave way to it. */
interface Standing {
  live: string | null;
  /** what a part of the visitors gets beside it */
  shared: string | null;
  /** by release: when it gave way */
  replaced: Map<string, number>;
}

/** What happened to a release, for whoever writes it down. */
export type Note = { at: Date } & ({ family: string; release: string | null } | { recalled: string });

/** A release that gave way before this process began. */
export interface GaveWay {
  release: string;
  replacedAt: Date;
  isRecalled: boolean;
}

/** Which release each family is sold by, and which may still begin something from an open page. */
export function createLiveReleases(
  known: ReadonlyMap<string, FamilyRelease>,
  { clock, noted }: Pick<Context, 'clock'> & { noted: (note: Note) => void },
) {
  const families = new Map<string, Standing>();
  const recalled = new Set<string>();
  let sold: readonly ReleasedProduct[] = [];
  let turns = 0;

  /** What is sold when this family's live release is that one. */
  const soldWith = (family: string, release: string | null): ReleasedProduct[] => {
    const ids = new Map([...families].map(([name, { live }]) => [name, live]));
    ids.set(family, release);
    const found = [...ids.values()].flatMap((id) => {
      const live = id === null ? undefined : known.get(id);
      return live ? live.products.map((declared) => ({ ...declared, release: live.id })) : [];
    });
    refuseClashes(found);
    return found.sort((a, b) => a.product.order - b.product.order);
  };

  return {
    sold: () => sold,
    turns: () => turns,
    isFamily: (name: string): boolean => families.has(name),
    /** ids by family */
    ids: (): ReadonlyMap<string, string> =>
      new Map(
        [...families].flatMap(([family, { live }]) => (live === null ? [] : [[family, live] as const])),
      ),
    turn: (family: string, release: string | null): void => {
      if (release !== null && known.get(release)?.family !== family)
        throw new Error(`${release} is no release of ${family} that was taken`);
      const next = soldWith(family, release);
      const standing = families.get(family) ?? { live: null, shared: null, replaced: new Map() };
      if (standing.live === release) return;
      if (standing.live !== null) standing.replaced.set(standing.live, clock().getTime());
      if (release !== null) standing.replaced.delete(release);
      standing.live = release;
      if (release !== null) recalled.delete(release);
      families.set(family, standing);
      sold = next;
      turns += 1;
      noted({ family, release, at: clock() });
    },
    share: (family: string, release: string | null): void => {
      const standing = families.get(family);
      if (!standing || standing.shared === release) return;
      if (release !== null) {
        if (known.get(release)?.family !== family)
          throw new Error(`${release} is no release of ${family} that was taken`);
        soldWith(family, release);
        standing.replaced.delete(release);
      }
      if (standing.shared !== null && standing.shared !== standing.live)
        standing.replaced.set(standing.shared, clock().getTime());
      standing.shared = release;
      if (release !== null) recalled.delete(release);
    },
    /** releases that a part of the visitors gets */
    shared: (): FamilyRelease[] =>
      [...families.values()].flatMap(({ shared }) => (shared === null ? [] : (known.get(shared) ?? []))),
    recall: (release: string): void => {
      recalled.add(release);
      noted({ recalled: release, at: clock() });
    },
    remember: (family: string, { release, replacedAt, isRecalled }: GaveWay): void => {
      const standing = families.get(family);
      /* what is sold now has not given way */
      if (standing && release !== standing.live && release !== standing.shared)
        standing.replaced.set(release, Math.max(replacedAt.getTime(), standing.replaced.get(release) ?? 0));
      if (standing && isRecalled && release !== standing.live && release !== standing.shared)
        recalled.add(release);
    },
    /** Whether an open page of that release may still begin something. */
    mayBegin: (release: string): boolean => {
      const standing = families.get(familyOfRelease(release));
      if (!standing || standing.live === null || recalled.has(release)) return false;
      const since = standing.replaced.get(release);
      return (
        [standing.live, standing.shared].includes(release) ||
        (since !== undefined && clock().getTime() - since < graceMs)
      );
    },
  };
}
