import { comparePoints } from '../apps/gateway/src/testing/live-price/run.ts';
import { machine } from './run/machine.ts';

const points = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);

/** The price beside a form against the offers for the same answers, at drawn points of every product that prices first. */
console.log(machine());
console.log(`${points} points from seed ${seed}`);
const began = performance.now();
const seconds = (): string => ((performance.now() - began) / 1000).toFixed(0);
const { priced, byProduct, differences } = await comparePoints({
  points,
  seed,
  report: (done) => console.error(`${done.points} points, ${done.differences.length} differ, ${seconds()} s`),
});
console.log(`${priced} have a price, ${differences.length} differ from their offers, ${seconds()} s`);
for (const [product, times] of byProduct) console.log(`${product}: ${times}`);
for (const { product, application, what } of differences.slice(0, 5))
  console.log(`\n${product} ${JSON.stringify(application)}\n${what}`);
if (differences.length > 0) process.exitCode = 1;
