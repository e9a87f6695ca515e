import { closeSound } from '../apps/gateway/src/testing/money/sound-ledger.ts';
import { pairsOfTabs } from '../apps/gateway/src/testing/money/tabs.ts';
import { openMoneyWorld } from '../apps/gateway/src/testing/money/world.ts';
import { throwAwayServer } from './money/postgres-server.ts';
import { boundOf } from './money/three.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const pairs = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
/** pairs of a world, whose records are read from end to end */
const worldLasts = 250;
/** gaps are shown in steps of so many ms */
const step = 50;

/** Two offers of one quote, paid from two tabs at random gaps of 0 to 500 ms, on two gateways and one PostgreSQL. */
await withCleanup(async (later) => {
  const { url: server } = await throwAwayServer(later);
  console.log(machine());
  console.log(`${pairs} pairs from seed ${seed}`);
  const done: Awaited<ReturnType<typeof pairsOfTabs>> = [];
  while (done.length < pairs) {
    const world = await openMoneyWorld({ replicas: 2, server, timings: { challengeMs: 1_500 } });
    const some = { pairs: Math.min(worldLasts, pairs - done.length), seed: seed + done.length };
    done.push(...(await pairsOfTabs(world, some)));
    await closeSound(world);
    console.error(`${done.length} pairs, ${done.filter(({ broken }) => broken.length > 0).length} broken`);
  }
  const steps = [...new Set(done.map(({ gap }) => Math.floor(gap / step)))].sort((a, b) => a - b);
  console.log(
    table(
      ['gap, ms', 'pairs', 'broken'],
      steps.map((one) => {
        const those = done.filter(({ gap }) => Math.floor(gap / step) === one);
        return [`${one * step}–`, those.length, those.filter(({ broken }) => broken.length > 0).length];
      }),
    ),
  );
  const broken = done.filter((one) => one.broken.length > 0);
  if (broken.length === 0)
    console.log(`none of ${pairs} broken: fewer than ${boundOf(pairs)} are, with 95 % certainty`);
  for (const { seed: of, gap, broken: what } of broken.slice(0, 5)) {
    console.log(`seed ${of}, gap ${gap} ms: ${what.map((one) => `${one.kind}, ${one.what}`).join('; ')}`);
  }
  if (broken.length > 0) process.exitCode = 1;
});
