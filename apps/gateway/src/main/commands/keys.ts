import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { connect } from '../../platform/database/connect.ts';
import { createLog } from '../../platform/log.ts';
import { readConfig } from '../../platform/read-config.ts';
import { keysTold } from '../../platform/sensitive/tell-keys.ts';
import { turnKeys } from '../../platform/sensitive/turn-keys.ts';
import { StartError } from '../../platform/start-error.ts';
import { createContext } from '../context.ts';
import { root, toTheEnd } from './tell.ts';

/*
 * `node apps/gateway/run.mjs keys [turn]`, with the gateway's own environment: says which keys lie in the database and how far sealing
 * anew is; `turn` makes new ones, under which gateways then seal everything anew. Those on a server go on meanwhile, the embedded
 * database is open to one process only, so there the gateway is stopped first.
 */
const words = process.argv.slice(2);
const [word = 'tell'] = words;
if (words.length > 1 || !(word === 'turn' || word === 'tell')) {
  process.stderr.write('Usage: node apps/gateway/run.mjs keys [turn]\n');
  process.exit(2);
}
const turn = async (config: Config): Promise<string> => {
  const context = await createContext(config);
  try {
    const usedFrom = await turnKeys(context);
    process.stdout.write(
      `New keys are used from ${usedFrom.toISOString()}; gateways seal anew from then on.\n`,
    );
    return await keysTold(context.db, config);
  } finally {
    await context.close();
  }
};

/** Without a start of anything: that would wrap the keys under the key of these settings. */
const tell = async (config: Config): Promise<string> => {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'database')))
    throw new StartError(`There is no database in ${config.dataDir}; set DATA_DIR or DATABASE_URL.`);
  const { db, close } = await connect(config, createLog('silent'));
  try {
    return await keysTold(db, config);
  } finally {
    await close();
  }
};

await toTheEnd(() => {
  const config = readConfig(process.env, root);
  return word === 'turn' ? turn(config) : tell(config);
});
