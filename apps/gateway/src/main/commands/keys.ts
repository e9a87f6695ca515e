import { connect } from '../../platform/database/connect.ts';
import { openKeyService } from '../../platform/key-service/key-service.ts';
import { createLog } from '../../platform/log.ts';
import { keysTold } from '../../platform/sensitive/tell-keys.ts';
import { turnKeys } from '../../platform/sensitive/turn-keys.ts';
import { toTheEnd } from './tell.ts';
import { onUsedDatabase, settingsOfUsed } from './used-database.ts';

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
const turn = (): Promise<string> =>
  onUsedDatabase(async (context) => {
    const usedFrom = await turnKeys(context);
    process.stdout.write(
      `New keys are used from ${usedFrom.toISOString()}; gateways seal anew from then on.\n`,
    );
    return keysTold(context.db, context.config, await openKeyService(context.config, context.log));
  });

/** Without a start of anything: that would wrap the keys under the key of these settings. */
const tell = async (): Promise<string> => {
  const config = await settingsOfUsed();
  const log = createLog('silent');
  const service = await openKeyService(config, log);
  const { db, close } = await connect(config, log);
  try {
    return await keysTold(db, config, service);
  } finally {
    await close();
  }
};

await toTheEnd(word === 'turn' ? turn : tell);
