/** What a change can touch, as far as the test command tells parts apart. */
export interface Affected {
  /** files that are still there */
  files: readonly string[];
  /** families that changed: their products are bought */
  families: readonly string[];
  gateway: boolean;
  /** anything a browser or the server's pages are built from */
  site: boolean;
  /** journeys of the browser: all of them, those of changed families' products, parts of file names, or none */
  journeys: 'all' | 'families' | 'panel' | 'none';
}

const services = /^apps\/(?:gateway|sandbox)\//;
const hosts = /^apps\/(?:shell|panel)\//;
const familyOf = (file: string): string | undefined =>
  services.test(file) || hosts.test(file) ? undefined : /^apps\/([^/]+)\//.exec(file)?.[1];

/** Packages whose sources the gateway runs (packages/tooling/dependency-rules.cjs). */
const ofGateway =
  /^(?:apps\/(?:gateway|sandbox)|packages\/(?:validators|contracts|lookups|insurers|i18n|product-kit|legal|ui-kit\/src\/(?:palette|fonts|art)))\//;

const notes = /\.md$|^docs\//;
const tests = /\.test\.tsx?$/;
const ownTools = /^(?:bench|packages\/tooling|\.ci)\//;

/**
 * Sorts changed files. Whatever is not known to be narrow counts as everything: a shared package, the lockfile, a setting.
 * @param changed paths from the root, deleted ones too
 * @param exists whether a path is still there
 */
export function affectedBy(changed: readonly string[], exists: (file: string) => boolean): Affected {
  const built = changed.filter((file) => !notes.test(file) && !tests.test(file) && !ownTools.test(file));
  const families = new Set(built.flatMap((file) => familyOf(file) ?? []));
  const others = built.filter((file) => familyOf(file) === undefined);
  const onlyPanel = others.length > 0 && others.every((file) => file.startsWith('apps/panel/'));
  return {
    files: changed.filter(exists),
    families: [...families].sort(),
    gateway: changed.some((file) => ofGateway.test(file) || isForAll(file)),
    site: built.some((file) => !services.test(file) && !file.startsWith('e2e/')),
    journeys: journeysFor(others.length > 0, onlyPanel, families.size > 0),
  };
}

/** Settings of the whole repository; each can change anything. */
const isForAll = (file: string): boolean => !file.includes('/') && !notes.test(file);

function journeysFor(othersToo: boolean, onlyPanel: boolean, families: boolean): Affected['journeys'] {
  if (!othersToo) return families ? 'families' : 'none';
  return onlyPanel && !families ? 'panel' : 'all';
}
