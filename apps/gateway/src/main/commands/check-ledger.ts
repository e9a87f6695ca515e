import { connect } from '../../platform/database/connect.ts';
import { createLog } from '../../platform/log.ts';
import { readConfig } from '../../platform/read-config.ts';
import { checkLedger, told } from '../../purchase/ledger/checks/check-ledger.ts';
import { root, toTheEnd } from './tell.ts';

/** `pnpm check-ledger`, with the gateway's own environment: of a server while it runs, of a data folder once it stopped. */
await toTheEnd(async () => {
  const { db, close } = await connect(readConfig(process.env, root), createLog('silent'));
  try {
    const checked = await checkLedger(db);
    if (checked.broken.length > 0) process.exitCode = 1;
    return told(checked);
  } finally {
    await close();
  }
});
