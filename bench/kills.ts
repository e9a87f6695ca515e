import { storm } from '../apps/gateway/src/testing/money/kills/storm.ts';
import { openStormWorld } from '../apps/gateway/src/testing/money/kills/storm-world.ts';
import { throwAwayServer } from './money/postgres-server.ts';
import { boundOf } from './money/three.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const gateways = Number(process.argv[2] ?? 1_000);
const postgres = Number(process.argv[3] ?? 200);
const seed = Number(process.argv[4] ?? Date.now() % 1_000_000_000);

/** Ten purchases at once on two gateways, which are killed and started again, as is their PostgreSQL. */
await withCleanup(async (later) => {
  const server = await throwAwayServer(later);
  const world = await openStormWorld(server.url);
  later(world.close);
  console.log(machine());
  console.log(`${gateways} kills of gateways, ${postgres} of PostgreSQL, seed ${seed}`);
  const done = await storm(world, {
    gateways,
    postgres,
    seed,
    killPostgres: server.killAndRestart,
    report: (line) => console.error(line),
  });
  const kills = done.gatewayKills + done.postgresKills;
  console.log(
    `${done.purchases} purchases, ${done.delivered} policies, ${done.impatient} buyers went away first, ` +
      `${done.broken.length} with a broken promise`,
  );
  for (const id of done.odd) console.log(`money and policies of ${id} do not match`);
  for (const fault of done.ledger) console.log(`ledger: ${fault}`);
  const isBroken = done.broken.length > 0 || done.odd.length > 0 || done.ledger.length > 0;
  if (!isBroken)
    console.log(`none of ${kills} kills: fewer than ${boundOf(kills)} lose something, with 95 % certainty`);
  for (const { seed: of, violations, story } of done.broken) {
    console.log(`\nseed ${of}: ${violations.map(({ kind, what }) => `${kind}, ${what}`).join('; ')}`);
    console.log(story.join('\n'));
  }
  if (isBroken) process.exitCode = 1;
});
