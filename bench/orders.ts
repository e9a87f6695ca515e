import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { countedPostgres } from '../apps/gateway/src/testing/counted-postgres.ts';
import { sandboxEnvironment } from '../apps/gateway/src/testing/purchase/outside.ts';
import { type MeasuredProgram, measuredProgram } from './gateway/measured-program.ts';
import { type Ordered, orderMany } from './gateway/order-many.ts';
import { startSandboxApart } from './gateway/sandbox-apart.ts';
import { median, percentile, times, whole } from './print/figures.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const { values } = parseArgs({
  options: {
    /** another checkout, measured in turns with this one */
    beside: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    /** purchases of a round */
    orders: { type: 'string', default: '60' },
    /** buyers who are under way at once */
    buyers: { type: 'string', default: '20' },
  },
});
const [rounds, orders, buyers] = [values.rounds, values.orders, values.buyers].map(Number) as [
  number,
  number,
  number,
];

/** Each checkout's own: what its buyers agree to is in its words. */
const buyersOf = async (from: string): Promise<typeof orderMany> => {
  if (from === root) return orderMany;
  const file = pathToFileURL(join(from, 'bench/gateway/order-many.ts')).href;
  const other = (await import(file)) as typeof import('./gateway/order-many.ts');
  return other.orderMany;
};

interface Measured {
  name: string;
  order: typeof orderMany;
  program: MeasuredProgram;
  done: Ordered[];
}

/* Purchases from the press on "pay" to the mail with the policy: how many a second, and how many a second of the gateway's CPU. */
await withCleanup(async (later) => {
  const postgres = await countedPostgres();
  later(postgres.close);
  const sandbox = await startSandboxApart();
  later(sandbox.close);
  const measured: Measured[] = [];
  const add = async (name: string, from: string): Promise<void> => {
    const environment = { ...sandboxEnvironment(sandbox), DATABASE_URL: await postgres.newDatabase(name) };
    /* behind the sandbox's own ports */
    const port = benchPort + 10 + 2 * measured.length;
    const program = await measuredProgram(from, 'apps/gateway/src/main/start.ts', port, environment);
    later(program.stop);
    measured.push({ name, order: await buyersOf(from), program, done: [] });
  };
  await add('this', root);
  if (values.beside) await add('beside', values.beside);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { program, order, done } of measured) {
      const ordered = await order(program, orders, buyers);
      /* the first fills what is kept */
      if (round > 0) done.push(ordered);
    }
  }
  tell(measured);
  if (measured.some(({ done }) => done.some(({ lost }) => lost.length > 0))) process.exitCode = 1;
});

function tell(measured: readonly Measured[]): void {
  const cpuOf = ({ done }: Measured): number => median(done.map(({ cpuMs }) => cpuMs / orders));
  const beside = measured.find(({ name }) => name === 'beside');
  console.log(machine());
  console.log(
    `${buyers} buyers at once, ${rounds} rounds of ${orders} purchases in turns, medians of the rounds; PostgreSQL with fsync, sandbox and buyers share the cores. CPU is the gateway’s own.`,
  );
  console.log(
    table(
      [
        'from pay to the mail',
        'orders a second',
        'CPU an order, ms',
        'to beside',
        'orders a second and core',
        'ms',
        '95 %',
        'lost',
      ],
      measured.map((one) => {
        const waited = one.done.flatMap(({ waitedMs }) => waitedMs);
        return [
          one.name,
          median(one.done.map(({ tookMs }) => (orders * 1000) / tookMs)).toFixed(1),
          cpuOf(one).toFixed(1),
          beside ? times(cpuOf(one) / cpuOf(beside)) : '',
          (1000 / cpuOf(one)).toFixed(1),
          whole(median(waited)),
          whole(percentile(waited, 0.95)),
          String(one.done.reduce((sum, { lost }) => sum + lost.length, 0)),
        ];
      }),
    ),
  );
  for (const { done } of measured) for (const { lost } of done) for (const why of lost) console.log(why);
}
