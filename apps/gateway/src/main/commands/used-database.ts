import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { connect } from '../../platform/database/connect.ts';
import { createLog } from '../../platform/log.ts';
import { readConfig } from '../../platform/read-config.ts';
import { StartError } from '../../platform/start-error.ts';
import { createContext, type GatewayContext } from '../context.ts';
import { root } from './tell.ts';

/**
 * The settings of a program that looks into a database or changes what is there. Opening one makes it where there is none, and a
 * mistyped DATA_DIR or DATABASE_URL would be answered "0 differences" about a shop that nobody ever had.
 * @throws StartError where no gateway has worked
 */
export async function settingsOfUsed(): Promise<Config> {
  const config = readConfig(process.env, root);
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'database')))
    throw new StartError(`There is no database in ${config.dataDir}; set DATA_DIR or DATABASE_URL.`);
  if (config.databaseUrl !== null && !(await isUsed(config)))
    throw new StartError(
      'No gateway has used the database that DATABASE_URL names; correct it, or start one there.',
    );
  return config;
}

async function isUsed(config: Config): Promise<boolean> {
  const { db, close } = await connect(config, createLog('silent'));
  try {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    return tables.some(({ schema, name }) => schema === 'public' && name === 'kysely_migration');
  } finally {
    await close();
  }
}

/** Opens a database that a gateway has used, lets go of it whatever comes of the work. */
export async function onUsedDatabase<Result>(
  work: (context: GatewayContext) => Promise<Result>,
): Promise<Result> {
  const context = await createContext(await settingsOfUsed());
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
