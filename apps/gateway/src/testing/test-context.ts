import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import type { ObjectStore } from '@sigorta/release/store/object-store';
import type { ReleaseStore } from '@sigorta/release/store/release-store';
import type { Logger } from 'pino';
import type { FamilyRelease, ReleaseSource } from '../catalogue/releases/family-release.ts';
import { releasesOf, workspaceReleases } from '../catalogue/releases/workspace-releases.ts';
import type { GatewayContext } from '../main/context.ts';
import { createContext } from '../main/context.ts';
import type { Config, PasswordCost } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { readConfig } from '../platform/read-config.ts';
import type { Timings } from '../platform/timings.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { testSecret } from './test-secret.ts';

export interface TestContextOptions {
  environment?: NodeJS.ProcessEnv;
  config?: Partial<Config>;
  clock?: () => Date;
  /** instead of the workspace's, as one release a family */
  products?: ReadonlyMap<string, DiscoveredProduct>;
  releases?: readonly FamilyRelease[];
  releaseSource?: ReleaseSource;
  releaseStore?: ReleaseStore;
  objectStore?: ObjectStore;
  /** instead of one that says nothing */
  log?: Logger;
  /** other waits */
  timings?: Partial<Timings>;
  /** one that the test keeps open itself: several contexts on it are several replicas */
  database?: TestDatabase;
}

/** The same work some two hundred times cheaper: what a real one costs is tried in `password.test.ts` and in a browser. */
const cheapPasswords: PasswordCost = { N: 2 ** 9, r: 8, p: 1 };

/** Id of a release of the tests. */
export const testRelease = (family: string): string => `${family}@00000000000000aa`;

const testReleases = (products: ReadonlyMap<string, DiscoveredProduct>): FamilyRelease[] =>
  releasesOf(products.values(), testRelease);

/** Named by their sources, which no test changes: read once a process. */
let workspace: Promise<readonly FamilyRelease[]> | undefined;
const releasesFor = async ({ products, releases }: TestContextOptions): Promise<readonly FamilyRelease[]> => {
  if (releases) return releases;
  if (products) return testReleases(products);
  workspace ??= workspaceReleases();
  return workspace;
};

/**
 * A context on a fresh database; close it with `context.close()`. That a start looks at the schema and migrates it is told by tests of their
 * own: a copy that was made a moment before is believed.
 */
export const testContext = async (options: TestContextOptions = {}): Promise<GatewayContext> => {
  const config = readConfig(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      BUSY_LOOP_MS: '0',
      SECRET_KEY: testSecret,
      ...options.environment,
    },
    process.cwd(),
  );
  const database = options.database
    ? {
        db: options.database.db,
        close: async () => {},
        isMigrated: options.database.isMigrated ?? false,
        ...(options.database.url !== undefined && { url: options.database.url }),
      }
    : await testDatabase();
  return createContext(
    { ...config, passwordCost: cheapPasswords, ...options.config },
    {
      database,
      log: options.log ?? createLog(process.env.TEST_LOG ?? 'silent'),
      ...(options.clock ? { clock: options.clock } : {}),
      releases: await releasesFor(options),
      ...(options.releaseSource ? { releaseSource: options.releaseSource } : {}),
      ...(options.objectStore ? { objectStore: options.objectStore } : {}),
      ...(options.releaseStore ? { releaseStore: options.releaseStore } : {}),
      ...(options.timings ? { timings: options.timings } : {}),
    },
  );
};
