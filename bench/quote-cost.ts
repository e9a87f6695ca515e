import { parseArgs } from 'node:util';
import { type CountedPostgres, countedPostgres } from '../apps/gateway/src/testing/counted-postgres.ts';
import { sandboxEnvironment, startSandbox } from '../apps/gateway/src/testing/purchase/outside.ts';
import { cannedInsurers } from './gateway/canned-insurers.ts';
import { type MeasuredProgram, measuredProgram } from './gateway/measured-program.ts';
import { type Asked, load, visitorOf } from './gateway/quote-load.ts';
import { quoteRequest } from './gateway/quote-request.ts';
import { median, percentile, times, whole } from './print/figures.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const { values } = parseArgs({
  options: {
    /** another checkout, measured in turns with this one: what it was before a change */
    beside: { type: 'string' },
    embedded: { type: 'boolean' },
    warm: { type: 'string', default: '600' },
    rounds: { type: 'string', default: '3' },
    quotes: { type: 'string', default: '300' },
    rate: { type: 'string', default: '30' },
  },
});
const [warm, rounds, quotes, rate] = [values.warm, values.rounds, values.quotes, values.rate].map(Number) as [
  number,
  number,
  number,
  number,
];
const siteToken = 'sigorta-carsisi-site';

interface Measured {
  name: string;
  program: MeasuredProgram;
  /** its database on the server; null for the embedded one and for what has none */
  database: string | null;
  cpu: number[];
  statements: number[];
  walKb: number[];
  syncs: number[];
  asked: Asked[];
}

/** One round of a program: what a quote of it takes. */
async function round(one: Measured, postgres: CountedPostgres | null, body: string, count: number) {
  const { program, database } = one;
  const visitor = await visitorOf(program.url, siteToken);
  const work = async () => (postgres && database ? postgres.work(database) : null);
  const [before, cpu] = [await work(), program.cpu()];
  const asked = await load(visitor, body, count, rate);
  const used = program.cpu() - cpu;
  const after = await work();
  return {
    cpu: used / count,
    asked,
    ...(before &&
      after && {
        statements: (after.statements - before.statements) / count,
        walKb: (after.walKb - before.walKb) / count,
        syncs: (after.syncs - before.syncs) / count,
      }),
  };
}

await withCleanup(async (later) => {
  const sandbox = await startSandbox();
  later(sandbox.close);
  const canned = await cannedInsurers(`${sandbox.urls.main}/insurers`);
  later(canned.close);
  const postgres = values.embedded ? null : await countedPostgres();
  if (postgres) later(postgres.close);
  const world = { ...sandboxEnvironment(sandbox), INSURERS_URL: canned.url };
  const body = JSON.stringify(await quoteRequest());
  const measured: Measured[] = [];
  const add = async (name: string, from: string, file: string, database: string | null) => {
    const url = postgres && database ? await postgres.newDatabase(database) : null;
    const environment = { ...world, ...(url !== null && { DATABASE_URL: url }) };
    const port = benchPort + 2 * measured.length;
    const program = await measuredProgram(from, file, port, environment);
    later(program.stop);
    const none = { cpu: [], statements: [], walKb: [], syncs: [], asked: [] };
    measured.push({ name, program, database: url === null ? null : database, ...none });
  };
  const start = 'apps/gateway/src/main/start.ts';
  await add('this', root, start, 'quote_cost_this');
  if (values.beside) await add('beside', values.beside, start, 'quote_cost_beside');
  await add('floor', root, 'bench/gateway/bare-quote.ts', null);
  /* the floor is warmed last: it is answered what the gateways had the insurers say */
  for (const one of measured) await round(one, postgres, body, warm);
  for (let turn = 0; turn < rounds; turn += 1)
    for (const one of measured) note(one, await round(one, postgres, body, quotes));
  tell(measured, postgres !== null);
});

/** Keeps what a round took beside those of before. */
function note(
  one: Measured,
  { cpu, asked, statements, walKb, syncs }: Awaited<ReturnType<typeof round>>,
): void {
  one.cpu.push(cpu);
  one.asked.push(...asked);
  if (statements !== undefined) one.statements.push(statements);
  if (walKb !== undefined) one.walKb.push(walKb);
  if (syncs !== undefined) one.syncs.push(syncs);
}

/** Prints the medians of the rounds, each program beside the floor. */
function tell(measured: readonly Measured[], isServer: boolean): void {
  const floor = median(measured.find(({ name }) => name === 'floor')?.cpu ?? []);
  const beside = median(measured.find(({ name }) => name === 'beside')?.cpu ?? []);
  console.log(machine());
  console.log(
    `${isServer ? 'PostgreSQL server with fsync' : 'Embedded database'}, ${rate} quotes a second, ${warm} of them first and then ${rounds} rounds of ${quotes} in turns, medians of the rounds. CPU is the gateway process's own, ms; first is the first offer, the fastest insurer takes 300 ms. Broken streams ended without a last line.`,
  );
  const figure = (all: readonly number[]) => (all.length > 0 ? median(all).toFixed(1) : '');
  const ended = ({ asked }: Measured, wanted: Asked['end']) => asked.filter(({ end }) => end === wanted);
  const head = ['a quote', 'CPU', 'least', 'to the floor', 'to beside', 'statements', 'WAL KB', 'syncs'];
  console.log(
    table(
      [...head, 'memory MB', 'first, ms', '95 %', 'broken', 'busy', 'refused'],
      measured.map((one) => [
        one.name,
        median(one.cpu).toFixed(2),
        Math.min(...one.cpu).toFixed(2),
        times(median(one.cpu) / floor),
        Number.isNaN(beside) ? '' : times(median(one.cpu) / beside),
        figure(one.statements),
        figure(one.walKb),
        figure(one.syncs),
        one.program.memory().toFixed(0),
        whole(median(ended(one, 'done').map(({ first }) => first))),
        whole(
          percentile(
            ended(one, 'done').map(({ first }) => first),
            0.95,
          ),
        ),
        ended(one, 'broken').length,
        ended(one, 'busy').length,
        ended(one, 'refused').length,
      ]),
    ),
  );
}
