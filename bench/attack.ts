import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attack } from '../apps/gateway/src/testing/attack/campaign.ts';
import { throwAwayServer } from './money/postgres-server.ts';
import { boundOf } from './money/three.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const count = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
/** gateway, sandbox with all it ever took, and attacker live in one process */
const mostHeapBytes = 1_500_000_000;

/** The standing attacker against a real gateway and the sandbox, on a PostgreSQL server of its own. */
await withCleanup(async (later) => {
  const { url, data } = await throwAwayServer(later);
  process.env.TEST_DATABASE_URL = url;
  const dist = join(root, 'dist');
  const isBuilt = existsSync(join(dist, 'server/render.js'));
  console.log(machine());
  if (!isBuilt) console.log('no site is built here: its pages are not asked for (pnpm build)');
  const began = Date.now();
  const { sent, kinds, statuses, breaches, heapBytes } = await attack({
    count,
    seed,
    disk: [data],
    papers: 200,
    ...(isBuilt ? { dist } : {}),
    tell: (line) => console.log(line),
  });
  console.log(`${sent} requests from seed ${seed} in ${Math.round((Date.now() - began) / 1000)} s`);
  console.log(
    table(
      ['way', 'requests'],
      Object.entries(kinds).map(([name, times]) => [name, String(times)]),
    ),
  );
  console.log(
    table(
      ['status', 'answers'],
      [...statuses].toSorted(([one], [other]) => one - other).map((row) => row.map(String)),
    ),
  );
  console.log(`heap at the end: ${Math.round(heapBytes / 1e6)} MB`);
  if (heapBytes > mostHeapBytes) breaches.push(`the heap grew to ${Math.round(heapBytes / 1e6)} MB`);
  const told = new Map<string, number>();
  for (const breach of breaches) told.set(breach, (told.get(breach) ?? 0) + 1);
  if (breaches.length === 0)
    console.log(`no promise was broken: fewer than ${boundOf(sent)} do, with 95 % certainty`);
  for (const [breach, times] of told) console.log(times === 1 ? breach : `${breach} (${times} times)`);
  if (breaches.length > 0) process.exitCode = 1;
});
