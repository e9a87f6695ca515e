import { parseArgs } from 'node:util';
import { startSystem } from '../e2e/system/system.ts';
import { cpuOfChildren } from './gateway/cpu-of.ts';
import { median, times, whole } from './print/figures.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';

/* From a built checkout to the first page, with an empty data folder and again. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** another built checkout, measured in turns with this one: what it was before a change */
    beside: { type: 'string' },
  },
});
const rounds = Number(positionals[0] ?? 3);
const gatewayFile = 'gateway/src/main/start.ts';

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

interface Started {
  first: number[];
  again: number[];
  /** CPU of the gateway that was started again: until it was ready, and until home had come */
  ready: number[];
  home: number[];
}

async function startAndAgain(checkout: string, to: Started): Promise<void> {
  const began = performance.now();
  const system = await startSystem(benchPort, { LOG_LEVEL: 'error' }, checkout);
  try {
    await homeComes(system.url);
    to.first.push(performance.now() - began);
    await system.gateway.stop();
    to.again.push(
      await timed(async () => {
        await system.gateway.start();
        to.ready.push(cpuOfChildren(gatewayFile));
        await homeComes(system.url);
      }),
    );
    to.home.push(cpuOfChildren(gatewayFile));
  } finally {
    await system.stop();
  }
}

const nothing = (): Started => ({ first: [], again: [], ready: [], home: [] });
const checkouts = new Map([[root, nothing()]]);
if (values.beside) checkouts.set(values.beside, nothing());
for (let round = 0; round < rounds; round += 1)
  for (const [checkout, to] of checkouts) await startAndAgain(checkout, to);

console.log(machine());
console.log(
  `From a built checkout to the first page, ms, medians of ${rounds}; seen to 100 ms, CPU to 10 ms.`,
);
const [here, before] = [...checkouts.values()];
if (!here) throw new Error('nothing was started');
const line = (name: string, of: (started: Started) => readonly number[]): string[] => {
  const [mine, theirs] = [median(of(here)), before && median(of(before))];
  return [name, whole(mine), ...(theirs === undefined ? [] : [whole(theirs), times(mine / theirs)])];
};
console.log(
  table(
    ['start', 'here', ...(before ? ['beside', 'here to beside'] : [])],
    [
      line('first: sandbox and gateway, empty data folder', ({ first }) => first),
      line('second: gateway alone, same data', ({ again }) => again),
      line('its CPU until ready', ({ ready }) => ready),
      line('its CPU until home had come', ({ home }) => home),
    ],
  ),
);
