import { violationKinds } from '../apps/gateway/src/testing/money/judge.ts';
import { shortest, simulate } from '../apps/gateway/src/testing/money/simulation/run.ts';
import { throwAwayServer } from './money/postgres-server.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const purchases = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
const perThousand = (count: number): string => ((count * 1000) / purchases).toFixed(1);

/** Random purchases with random faults, many at once, on two gateways and one PostgreSQL. */
await withCleanup(async (later) => {
  const { url: server } = await throwAwayServer(later);
  console.log(machine());
  console.log(`${purchases} purchases from seed ${seed}`);
  const done = await simulate({ purchases, seed, server, report: (line) => console.error(line) });
  const { found } = done;
  const counted = (counts: ReadonlyMap<string, number>): string =>
    [...counts].map(([what, times]) => `${what} ${times}`).join(', ') || 'none';
  console.log(
    `${done.purchases} played, ${done.charged} charged, ` +
      `${(done.purchases / done.seconds).toFixed(1)} purchases a second`,
  );
  console.log(`pages at the end: ${counted(done.pages)}`);
  console.log(`left to a person: ${counted(done.withPerson)}`);
  console.log(
    table(
      ['broken promise', 'times', 'per 1,000'],
      violationKinds.map((kind) => {
        const times = found.filter((one) => one.kind === kind).length;
        return [kind, times, perThousand(times)];
      }),
    ),
  );
  for (const { kind, seed: of, what, story } of shortest(found)) {
    console.log(`\n${kind}, seed ${of}: ${what}\n${story.join('\n')}`);
  }
  for (const line of done.unplayed) console.log(`not played: ${line}`);
  for (const fault of done.ledger) console.log(`ledger: ${fault}`);
  if (found.length > 0 || done.ledger.length > 0) process.exitCode = 1;
});
