import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import { type Context, createContext } from '../main/context.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

export interface TestContextOptions {
  environment?: NodeJS.ProcessEnv;
  config?: Partial<Config>;
  clock?: () => Date;
  products?: ReadonlyMap<string, DiscoveredProduct>;
  /** one that the test keeps open itself: several contexts on it are several replicas */
  database?: TestDatabase;
}

/** A context on a fresh database; close it with `context.close()`. */
export const testContext = async (options: TestContextOptions = {}): Promise<Context> => {
  const config = readConfig(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000', ...options.environment },
    process.cwd(),
  );
  const database = options.database
    ? { db: options.database.db, close: async () => {} }
    : await testDatabase();
  return createContext(
    { ...config, ...options.config },
    {
      database,
      log: createLog(process.env.TEST_LOG ?? 'silent'),
      ...(options.clock ? { clock: options.clock } : {}),
      ...(options.products ? { products: options.products } : {}),
    },
  );
};
