import { walkStore } from '../apps/gateway/src/testing/money/store-walk/run.ts';
import { throwAwayServer } from './money/postgres-server.ts';
import { boundOf } from './money/three.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const purchases = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);

/** Random purchases of the machine, decided once more by two gateways' stores on one PostgreSQL under a clock that is set. */
await withCleanup(async (later) => {
  const { url: server } = await throwAwayServer(later);
  console.log(machine());
  console.log(`${purchases} purchases from seed ${seed}`);
  const seeds = Array.from({ length: purchases }, (_, place) => seed + place);
  const done = await walkStore({ seeds, server, report: (line) => console.error(line) });
  const { commands, crossing, wrong } = done;
  console.log(
    `${done.purchases} purchases, ${commands} commands, ${crossing} of them seen to wait while the one before held the purchase, ` +
      `${done.held} payments that the provider holds money of, ` +
      `${(done.purchases / done.seconds).toFixed(1)} purchases a second`,
  );
  for (const what of wrong.slice(0, 20)) console.log(`WRONG ${what}`);
  console.log(
    `wrong: ${wrong.length}${wrong.length === 0 ? `, fewer than ${boundOf(done.purchases)} are, with 95 % certainty` : ''}`,
  );
  if (wrong.length > 0) process.exitCode = 1;
});
