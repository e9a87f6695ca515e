import { leaveUnfinished } from '../apps/gateway/src/testing/panel/leave-unfinished.ts';
import { signInAsStaff } from '../apps/gateway/src/testing/staff.ts';
import { seededGateway } from './panel/seeded-gateway.ts';
import { median, percentile } from './print/figures.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

/** Orders in the database, and how many of them are unfinished at each step. */
const rows = Number(process.argv[2] ?? 1_000_000);
const steps = [200, 1_000, 5_000, 10_000, 12_000];
const rounds = 5;

const say = (line: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);

await withCleanup(async (later) => {
  const gateway = await seededGateway(later, rows, say);
  const { context } = gateway;
  const owner = gateway.buyer();
  await signInAsStaff(context, owner, 'owner');

  const measured: string[][] = [];
  for (const step of steps) {
    await leaveUnfinished(context.db, step);
    const times: number[] = [];
    let answer = { status: 0, body: { rows: [] as unknown[], counts: {}, isWhole: false } };
    for (let round = 0; round <= rounds; round += 1) {
      const begun = performance.now();
      answer = await owner.post('panel/stuck', {});
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      /* the first fills the caches */
      if (round > 0) times.push(performance.now() - begun);
    }
    const counted = Object.values(answer.body.counts as Record<string, number>).reduce(
      (sum, one) => sum + one,
      0,
    );
    measured.push([
      String(step),
      String(counted),
      String(answer.body.rows.length),
      answer.body.isWhole ? 'yes' : 'no',
      median(times).toFixed(0),
      percentile(times, 0.95).toFixed(0),
    ]);
    say(measured.at(-1)?.join(' ') ?? '');
  }
  console.log(`${rows} orders; ${machine()}`);
  console.log(table(['unfinished', 'cases counted', 'shown', 'whole', 'median ms', '95 % ms'], measured));
});
