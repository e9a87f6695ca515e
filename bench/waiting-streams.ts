import { parseArgs } from 'node:util';
import { type CountedPostgres, countedPostgres } from '../apps/gateway/src/testing/counted-postgres.ts';
import { sandboxEnvironment, startSandbox } from '../apps/gateway/src/testing/purchase/outside.ts';
import { cannedInsurers } from './gateway/canned-insurers.ts';
import { measuredProgram } from './gateway/measured-program.ts';
import { ask, visitorOf } from './gateway/quote-load.ts';
import { quoteRequest } from './gateway/quote-request.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const { values } = parseArgs({
  options: {
    /** another checkout, measured after this one */
    beside: { type: 'string' },
    embedded: { type: 'boolean' },
    streams: { type: 'string', default: '1000' },
    /** long enough for a collection of the whole heap, which comes about a minute after so many quotes */
    seconds: { type: 'string', default: '90' },
  },
});
const streams = Number(values.streams);
const seconds = Number(values.seconds);
const siteToken = 'sigorta-carsisi-site';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** streams that are opened a second */
const opening = 25;

/* What buyers cost who wait for slow insurers: nothing comes, nothing is to be done. */
await withCleanup(async (later) => {
  const sandbox = await startSandbox();
  later(sandbox.close);
  const canned = await cannedInsurers(`${sandbox.urls.main}/insurers`);
  later(canned.close);
  const postgres = values.embedded ? null : await countedPostgres();
  if (postgres) later(postgres.close);
  const body = JSON.stringify(await quoteRequest());

  const measure = async (name: string, from: string, server: CountedPostgres | null) => {
    const url = server ? await server.newDatabase(name) : null;
    const program = await measuredProgram(from, 'apps/gateway/src/main/start.ts', benchPort, {
      ...sandboxEnvironment(sandbox),
      INSURERS_URL: canned.url,
      INSURER_DEADLINE_MS: '600000',
      ...(url !== null && { DATABASE_URL: url }),
    });
    try {
      const visitor = await visitorOf(program.url, siteToken);
      canned.slower(1);
      /* what an insurer answers is fetched once */
      await ask(visitor, body);
      await pause(2_000);
      const empty = program.memory();
      const before = program.cpu();
      await pause(seconds * 1000);
      const alone = (program.cpu() - before) / seconds;
      canned.slower(1_000);
      let waiting = 0;
      const wait = async () => {
        waiting += 1;
        await ask(visitor, body).catch(() => {});
        waiting -= 1;
      };
      for (let open = 0; open < streams; open += 1) {
        void wait();
        if (open % opening === opening - 1) await pause(1_000);
      }
      await pause(2_000);
      const statements = async () => (server ? (await server.work(name)).statements : Number.NaN);
      const [cpu, asked] = [program.cpu(), await statements()];
      await pause(seconds * 1000);
      const used = program.cpu() - cpu;
      const read = (await statements()) - asked;
      return [
        name,
        String(waiting),
        (used / seconds).toFixed(0),
        alone.toFixed(0),
        server ? (read / seconds).toFixed(1) : '',
        (((program.memory() - empty) * 1000) / streams).toFixed(0),
      ];
    } finally {
      await program.kill();
    }
  };
  const rows = [await measure('this', root, postgres)];
  if (values.beside) rows.push(await measure('beside', values.beside, postgres));
  console.log(machine());
  console.log(
    `${streams} streams wait for insurers on ${postgres ? 'a PostgreSQL server' : 'the embedded database'}, ${seconds} s.`,
  );
  const head = [
    'while nothing comes',
    'still wait',
    'CPU ms a second',
    'nobody there',
    'statements a second',
    'KB a stream',
  ];
  console.log(table(head, rows));
});
