import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../platform/database/connect.ts';
import { createLog } from '../../platform/log.ts';
import { readConfig } from '../../platform/read-config.ts';
import { StartError } from '../../platform/start-error.ts';
import { checkLedger, told } from '../../purchase/ledger/checks/check-ledger.ts';
import { root, toTheEnd } from './tell.ts';

/** `pnpm check-ledger`, with the gateway's own environment: of a server while it runs, of a data folder once it stopped. */
await toTheEnd(async () => {
  const config = readConfig(process.env, root);
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'database')))
    throw new StartError(`There is no database in ${config.dataDir}; set DATA_DIR or DATABASE_URL.`);
  const { db, close } = await connect(config, createLog('silent'));
  try {
    const checked = await checkLedger(db);
    if (checked.broken.length > 0) process.exitCode = 1;
    return told(checked);
  } finally {
    await close();
  }
});
