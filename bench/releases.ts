import { interleave } from '../apps/gateway/src/testing/releases/interleaving.ts';
import { throwAwayServer } from './money/postgres-server.ts';
import { boundOf } from './money/three.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const count = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
const isEmbedded = process.argv[4] === 'embedded';

/** Releases of a family that turn, go back and retire between random steps of purchases, on a running gateway. */
await withCleanup(async (later) => {
  if (!isEmbedded) process.env.TEST_DATABASE_URL = (await throwAwayServer(later)).url;
  console.log(machine());
  console.log(`${count} steps from seed ${seed}, ${isEmbedded ? 'embedded' : 'PostgreSQL'}`);
  const { steps, releases, crossed, broken } = await interleave({
    count,
    seed,
    report: (line) => console.error(line),
  });
  console.log(table(['step', 'taken'], [...steps].sort()));
  console.log(
    `${releases} releases; ${crossed} steps of purchases met another live release than their own, or none`,
  );
  for (const what of broken.slice(0, 20)) console.log(what);
  if (broken.length === 0)
    console.log(`none broken: fewer than ${boundOf(crossed)} are, with 95 % certainty`);
  else process.exitCode = 1;
});
