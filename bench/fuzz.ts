import { coverageOf, fuzz } from '../apps/gateway/src/testing/contract/fuzz/campaign.ts';
import { throwAwayServer } from './money/postgres-server.ts';
import { boundOf } from './money/three.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const count = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
const [, , , , only] = process.argv;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Every operation of both documents with valid calls and mutations of them, on PostgreSQL and the sandbox. */
await withCleanup(async (later) => {
  const { url } = await throwAwayServer(later);
  process.env.TEST_DATABASE_URL = url;
  console.log(machine());
  const fuzzed = await fuzz(count, seed, (_place, name) => only === undefined || name === only);
  const { share, never } = coverageOf(fuzzed);
  const statuses = new Map<number, number>();
  for (const answers of fuzzed.answers.values())
    for (const [status, times] of answers) statuses.set(status, (statuses.get(status) ?? 0) + times);
  console.log(`${fuzzed.calls} calls of ${fuzzed.answers.size} operations from seed ${seed}`);
  console.log(
    table(
      ['status', 'answers'],
      [...statuses]
        .toSorted(([one], [other]) => one - other)
        .map(([status, times]) => [String(status), String(times)]),
    ),
  );
  console.log(
    table(
      ['operation', 'calls', 'of them 200'],
      [...fuzzed.answers].map(([name, answers]) => [
        name,
        String([...answers.values()].reduce((sum, times) => sum + times, 0)),
        String(answers.get(200) ?? 0),
      ]),
    ),
  );
  console.log(
    `answered well at least once: ${percent(share)} of the operations; never: ${never.join(', ') || 'none'}`,
  );
  if (fuzzed.broken.length === 0)
    console.log(`none broke the contract: fewer than ${boundOf(fuzzed.calls)} do, with 95 % certainty`);
  for (const line of new Set(fuzzed.broken)) console.log(line);
  if (fuzzed.broken.length > 0 || share < 0.95) process.exitCode = 1;
});
