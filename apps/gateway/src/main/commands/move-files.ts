import { StartError } from '../../platform/start-error.ts';
import { findOrphans } from '../../platform/stored-files/find-orphans.ts';
import { type Direction, moveFiles } from '../../platform/stored-files/move-files.ts';
import { looseCount } from '../../platform/stored-files/remove-loose.ts';
import { countFiles, fileKinds } from '../../platform/stored-files/rows.ts';
import type { GatewayContext } from '../context.ts';
import { toTheEnd } from './tell.ts';
import { onUsedDatabase } from './used-database.ts';

/*
 * `node apps/gateway/run.mjs move-files [out|back|orphans]`, with the gateway's own environment: says where papers and pictures lie; moves
 * them from the database to the store of DOCUMENT_STORE or back; notes what lies there and nobody names. Gateways on a server go on
 * meanwhile, the embedded database is open to one process only. It may be ended at any moment and run again.
 */
const words = process.argv.slice(2);
const [word = 'tell'] = words;
const isDirection = (one: string): one is Direction => one === 'out' || one === 'back';
if (words.length > 1 || !(isDirection(word) || word === 'orphans' || word === 'tell')) {
  process.stderr.write('Usage: node apps/gateway/run.mjs move-files [out|back|orphans]\n');
  process.exit(2);
}

const standing = async (context: GatewayContext): Promise<string> => {
  const lines = [];
  for (const kind of fileKinds) {
    const { database, store, lost } = await countFiles(context, kind);
    lines.push(`${kind}: ${database} in the database, ${store} in the store, ${lost} lost`);
  }
  return [...lines, `${await looseCount(context)} objects of no row wait to be removed`].join('\n');
};

const move = async (context: GatewayContext, direction: Direction): Promise<void> => {
  const from = direction === 'out' ? 'database' : 'store';
  const counts = await Promise.all(fileKinds.map((kind) => countFiles(context, kind)));
  const all = counts.reduce((sum, count) => sum + count[from], 0);
  await moveFiles(context, direction, (moved) => {
    process.stdout.write(`${moved} moved, ${Math.max(0, all - moved)} left\n`);
  });
};

await toTheEnd(() =>
  onUsedDatabase(async (context) => {
    if (isDirection(word)) await move(context, word);
    if (word === 'orphans') {
      if (context.objects === null) throw new StartError('There is no store; set DOCUMENT_STORE.');
      const noted = await findOrphans(context, context.objects);
      process.stdout.write(`${noted} objects that no row names were noted; they are removed in 30 days.\n`);
    }
    return standing(context);
  }),
);
