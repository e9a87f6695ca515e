import { startSystem } from '../e2e/system/system.ts';
import { median, whole } from './print/figures.ts';
import { table } from './print/table.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';

const rounds = Number(process.argv[2] ?? 3);

/** Time until home has come whole. */
async function homeComes(url: string): Promise<void> {
  const answer = await fetch(`${url}/`);
  if (!answer.ok || !(await answer.text()).includes('id="root"'))
    throw new Error(`home answered ${answer.status}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const cold: number[] = [];
const again: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const began = performance.now();
  const system = await startSystem(benchPort, { LOG_LEVEL: 'error' });
  try {
    await homeComes(system.url);
    cold.push(performance.now() - began);
    await system.gateway.stop();
    again.push(
      await timed(async () => {
        await system.gateway.start();
        await homeComes(system.url);
      }),
    );
  } finally {
    await system.stop();
  }
}
console.log(machine());
console.log(`From a built checkout to the first page, ms, medians of ${rounds}; seen to 100 ms.`);
console.log(
  table(
    ['start', 'ms'],
    [
      ['first: sandbox and gateway, empty data folder', whole(median(cold))],
      ['second: gateway alone, same data', whole(median(again))],
    ],
  ),
);
