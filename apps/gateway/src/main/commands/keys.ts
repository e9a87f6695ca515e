import { readConfig } from '../../platform/read-config.ts';
import { keysTold } from '../../platform/sensitive/tell-keys.ts';
import { turnKeys } from '../../platform/sensitive/turn-keys.ts';
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
await toTheEnd(async () => {
  const context = await createContext(readConfig(process.env, root));
  try {
    if (word === 'turn') {
      const usedFrom = await turnKeys(context);
      process.stdout.write(
        `New keys are used from ${usedFrom.toISOString()}; gateways seal anew from then on.\n`,
      );
    }
    return await keysTold(context);
  } finally {
    await context.close();
  }
});
