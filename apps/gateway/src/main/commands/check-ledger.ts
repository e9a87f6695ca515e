import { connect } from '../../platform/database/connect.ts';
import { createLog } from '../../platform/log.ts';
import { checkLedger, told } from '../../purchase/ledger/checks/check-ledger.ts';
import { toTheEnd } from './tell.ts';
import { settingsOfUsed } from './used-database.ts';

/** `pnpm check-ledger`, with the gateway's own environment: of a server while it runs, of a data folder once it stopped. */
await toTheEnd(async () => {
  const { db, close } = await connect(await settingsOfUsed(), createLog('silent'));
  try {
    const checked = await checkLedger(db);
    if (checked.broken.length > 0) process.exitCode = 1;
    return told(checked);
  } finally {
    await close();
  }
});
