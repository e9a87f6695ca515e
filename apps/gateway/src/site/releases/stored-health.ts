import type { ReleaseHealth } from '@sigorta/contracts/panel/releases';
import { readFileOf, type VerifiedRelease } from '@sigorta/release/read-release';
import { ReleaseError } from '@sigorta/release/release-error';
import type { SiteContext } from '../context.ts';

/** ms until a release is read through again */
const lookAgainMs = 30_000;

const kept = new WeakMap<VerifiedRelease, { until: number; health: Promise<ReleaseHealth> }>();

const readThrough = async (
  { stored }: SiteContext,
  { id, document }: VerifiedRelease,
): Promise<ReleaseHealth> => {
  try {
    for (const file of Object.values(document.files)) {
      /* from the store itself: what is kept in memory was right when it was read */
      await readFileOf(stored.store, id, file);
      if (file.packed) await readFileOf(stored.store, id, file.packed);
    }
    return 'ok';
  } catch (error) {
    return error instanceof ReleaseError && error.fault === 'wrong-sum' ? 'changed' : 'missing';
  }
};

/** Whether every file of a release that lies in the store is there and as it was built. */
export const storedHealth = (context: SiteContext, release: VerifiedRelease): Promise<ReleaseHealth> => {
  const known = kept.get(release);
  if (known && known.until > Date.now()) return known.health;
  const health = readThrough(context, release);
  kept.set(release, { until: Date.now() + lookAgainMs, health });
  return health;
};
