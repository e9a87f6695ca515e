import { ReleaseError } from '@sigorta/release/release-error';
import type { Context } from '../../platform/context.ts';
import { errorFields } from '../../platform/log.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FamilyRelease, ReleaseSource } from './family-release.ts';

export interface OpenedReleases {
  /** those in memory, by id, in the order they were taken */
  known: Map<string, FamilyRelease>;
  /**
   * From memory, else from the source, which is asked once by all who wait for it; null when it has none.
   * @throws Refusal `service-unavailable` while the source does not answer: it may have it
   */
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
      /* another declaration must not speak for it only because nobody could ask */
      if (error instanceof ReleaseError && error.fault === 'store-away')
        throw new Refusal('service-unavailable');
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
