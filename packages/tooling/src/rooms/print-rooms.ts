import { closureOf, readImportGraph } from './import-graph.ts';
import { roomsOf } from './rooms.ts';

/* `pnpm rooms [folder] [file…]`: rooms, arrows and loops of a folder (the gateway's by default), and how many files each
   named file, or the handlers below, can reach. */

const handlers = [
  'partners/handlers.ts',
  'staff/me.ts',
  'staff/sign-out.ts',
  'panel/views/saved-views.ts',
  'buyers/login/log-out.ts',
  'catalogue/lookups/handlers.ts',
  'quotes/ask/create-quote.ts',
  'payments/checkout/start-purchase.ts',
  'policies/mine/my-policies.ts',
];

const [folder = 'apps/gateway/src', ...named] = process.argv.slice(2);
const graph = readImportGraph(folder);
const { names, arrows, twoWay, largestLoop } = roomsOf(graph);
console.log(`${folder}: ${graph.size} files in ${names.length} rooms, ${arrows.size} arrows`);
console.log(`two-way pairs: ${twoWay.length}${twoWay.map((pair) => `\n  ${pair}`).join('')}`);
console.log(`rooms in the largest loop: ${largestLoop}`);
const files = named.length > 0 ? named : folder === 'apps/gateway/src' ? handlers : [];
for (const file of files) console.log(`${String(closureOf(graph, file).size).padStart(5)} files: ${file}`);
