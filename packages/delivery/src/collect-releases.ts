import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { pagesInOrder } from '@sigorta/contracts/journey-pages';
import type { RemoteRelease } from '@sigorta/contracts/release';
import { describeRelease, type PageSources } from '@sigorta/federation/release/remote-release';
import { families, workspaceRoot } from '@sigorta/federation/vite/workspace';
import { languages } from '@sigorta/i18n/language';
import { familyReleaseId } from '@sigorta/product-kit/family-release-id';
import { traceImports } from './server/traced.ts';
import type { ServerBuild } from './write-pages.ts';

/** Loads every page of a family once and notes what it imported, as paths in the workspace. */
async function tracePages(
  family: string,
  catalogue: CatalogueEntry[],
  { source }: ServerBuild,
): Promise<PageSources[]> {
  const remote = await source.load(family, 0);
  const traced: PageSources[] = [];
  for (const { id, paths } of catalogue.filter((entry) => entry.family === family)) {
    for (const page of pagesInOrder.filter((one) => paths[one] !== undefined)) {
      for (const language of languages) {
        const sources = await traceImports(() => remote.page({ product: id, page, language }));
        traced.push({ page: `${id}/${page}`, language, sources });
      }
    }
  }
  return traced;
}

/** Copies every built remote to its versioned folder and describes it for the manifest; keeps the traces. */
export async function collectReleases(
  catalogue: CatalogueEntry[],
  server: ServerBuild,
  site: string,
): Promise<{ releases: Record<string, RemoteRelease>; traces: PageSources[] }> {
  const releases: Record<string, RemoteRelease> = {};
  const traces: PageSources[] = [];
  for (const { family } of families()) {
    const app = join(workspaceRoot, 'apps', family);
    const dist = join(app, 'dist');
    if (!existsSync(dist)) throw new Error(`apps/${family} is not built: run its build first`);
    const traced = await tracePages(family, catalogue, server);
    traces.push(...traced);
    const inApp = (file: string) => relative(app, join(workspaceRoot, file));
    const { release, integrityJson } = describeRelease(
      family,
      dist,
      traced.map((trace) => ({ ...trace, sources: trace.sources.map(inApp) })),
    );
    cpSync(dist, join(site, release.base), { recursive: true, filter: (from) => !from.includes('.vite') });
    writeFileSync(join(site, release.base, 'integrity.json'), integrityJson);
    const sells = catalogue.some((entry) => entry.family === family);
    releases[family] = sells ? { ...release, release: familyReleaseId(family, app) } : release;
  }
  return { releases, traces };
}
