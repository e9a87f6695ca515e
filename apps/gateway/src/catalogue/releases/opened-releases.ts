import type { Context } from '../../platform/context.ts';
import { errorFields } from '../../platform/log.ts';
import type { FamilyRelease, ReleaseSource } from './family-release.ts';

export interface OpenedReleases {
  /** those in memory, by id, in the order they were taken */
  known: Map<string, FamilyRelease>;
  /** from memory, else from the source, which is asked once by all who wait for it; null when it has none */
  opened: (id: string) => Promise<FamilyRelease | null>;
}

/** Releases in memory and those that can be opened again. */
export function openReleases(source: ReleaseSource, { log }: Pick<Context, 'log'>): OpenedReleases {
  const known = new Map<string, FamilyRelease>();
  const opening = new Map<string, Promise<FamilyRelease | null>>();
  const open = async (id: string): Promise<FamilyRelease | null> => {
    try {
      const found = await source(id);
      if (found) known.set(id, found);
      return found;
    } catch (error) {
      log.error({ event: 'release-not-opened', release: id, ...errorFields(error) });
      return null;
    } finally {
      opening.delete(id);
    }
  };
  return {
    known,
    opened: async (id) => {
      const found = known.get(id);
      if (found) return found;
      const begun = opening.get(id) ?? open(id);
      opening.set(id, begun);
      return begun;
    },
  };
}
