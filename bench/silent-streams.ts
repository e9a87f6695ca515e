import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { type MeasuredProgram, measuredProgram } from './gateway/measured-program.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const { values } = parseArgs({
  options: {
    /** another checkout, measured at the same time */
    beside: { type: 'string' },
    streams: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '40' },
  },
});
const [streams, seconds] = [Number(values.streams), Number(values.seconds)];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** ms between two streams that are opened, so that they are not told at the same moment */
const apart = 20;

interface Held {
  name: string;
  program: MeasuredProgram;
  empty: number;
  cpu: number;
  pings: number;
}

/* What streams cost in which nothing is said, without the gateway around them. */
await withCleanup(async (later) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * streams });
  later(() => agent.destroy());
  const held: Held[] = [];
  for (const [name, checkout] of Object.entries({ this: root, beside: values.beside })) {
    if (checkout === undefined) continue;
    const port = benchPort + 2 * held.length;
    const program = await measuredProgram(root, 'bench/gateway/silent-lines.ts', port, {
      CHECKOUT: checkout,
    });
    later(program.kill);
    held.push({ name, program, empty: program.memory(), cpu: 0, pings: 0 });
  }
  const open = (one: Held) =>
    request(one.program.url, { agent }, (answer) => {
      answer.on('data', (chunk) => {
        one.pings += String(chunk).split('"ping"').length - 1;
      });
      answer.on('error', () => {});
    })
      .on('error', () => {})
      .end();
  for (let count = 0; count < streams; count += 1) {
    for (const one of held) open(one);
    await pause(apart);
  }
  await pause(2_000);
  for (const one of held) Object.assign(one, { cpu: one.program.cpu(), pings: 0 });
  await pause(seconds * 1000);
  const rows = held.map(({ name, program, empty, cpu, pings }) => [
    name,
    ((program.cpu() - cpu) / seconds).toFixed(1),
    (pings / seconds).toFixed(1),
    (((program.memory() - empty) * 1000) / streams).toFixed(0),
  ]);
  console.log(machine());
  console.log(`${streams} streams in which nothing is said, ${seconds} s.`);
  console.log(table(['held by', 'CPU ms a second', 'pings a second', 'KB a stream'], rows));
});
