import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site, SiteModule } from '@sigorta/contracts/delivery';

/** how often the disk is asked whether a remote was deployed */
const lookMs = 1_000;

export interface SiteKeeper {
  /** null while nothing was built yet */
  site: () => Promise<Site | null>;
}

const changedAt = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
};

/** Opens what delivery assembled, and opens it anew after a remote was deployed: no restart is needed. */
export const keepSite = (dist: string): SiteKeeper => {
  const render = join(dist, 'server/render.js');
  const manifest = join(dist, 'site/remotes.json');
  let version = '';
  let lookAgain = 0;
  let current: Promise<Site | null> = Promise.resolve(null);

  const open = async (key: string): Promise<Site> => {
    const { openSite } = (await import(`${pathToFileURL(render).href}?v=${key}`)) as SiteModule;
    return openSite({ dist });
  };
  const look = async (): Promise<void> => {
    const [code, release] = await Promise.all([changedAt(render), changedAt(manifest)]);
    const found = code === 0 ? '' : `${code}-${release}`;
    // an assembly under way takes the old files away first: what was opened stays until the new one is there
    if (found === version || (found === '' && version !== '')) return;
    const before = current;
    version = found;
    // a half-written build keeps the one before
    current = found === '' ? Promise.resolve(null) : open(found).catch(() => before);
  };
  let looking: Promise<void> = Promise.resolve();
  return {
    site: async () => {
      const now = Date.now();
      if (now >= lookAgain) {
        lookAgain = now + lookMs;
        looking = look();
      }
      await looking;
      return current;
    },
  };
};
