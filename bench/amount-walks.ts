import { walkAll } from '../apps/gateway/src/testing/amount/run.ts';
import { machine } from './run/machine.ts';

const walks = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);

/** Buyers on random walks; the bank's books against the last amount that each was shown and accepted. */
console.log(machine());
console.log(`${walks} walks from seed ${seed}`);
const began = performance.now();
const seconds = (): string => ((performance.now() - began) / 1000).toFixed(0);
const { charged, refusals, broken } = await walkAll({
  walks,
  seed,
  report: (done) =>
    console.error(
      `${done.walks} walks, ${done.charged} charged, ${done.broken.length} broken, ${seconds()} s`,
    ),
});
console.log(`${charged} charged, ${broken.length} broken promises, ${seconds()} s`);
for (const [code, times] of refusals) console.log(`refused ${times} times: ${code}`);
for (const { seed: of, what, story } of broken.slice(0, 5))
  console.log(`\nseed ${of}: ${what}\n${story.join('\n')}`);
if (broken.length > 0) process.exitCode = 1;
