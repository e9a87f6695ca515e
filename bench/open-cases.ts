import { judgePurchases } from '../apps/gateway/src/purchase/store/judge-purchases.ts';
import { leaveUnfinished } from '../apps/gateway/src/testing/panel/leave-unfinished.ts';
import { signInAsStaff } from '../apps/gateway/src/testing/staff.ts';
import { seededGateway } from './panel/seeded-gateway.ts';
import { median, percentile } from './print/figures.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

/** Orders in the database, and how many of them are unfinished at each step. */
const rows = Number(process.argv[2] ?? 1_000_000);
const steps = process.argv[3]?.split(',').map(Number) ?? [200, 1_000, 10_000, 50_000, 100_000];
/** calls of a list: read from rows of cases, or by reading purchases whole */
const rounds = { judged: 60, whole: 5 } as const;

const say = (line: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);

await withCleanup(async (later) => {
  const gateway = await seededGateway(later, rows, say);
  const { context } = gateway;
  const owner = gateway.buyer();
  await signInAsStaff(context, owner, 'owner');
  await context.db
    .insertInto('partner')
    .values({ id: 'partner-0', hosts: '[]', token: 'partner-0', settings: '{}' })
    .execute();
  const agent = gateway.buyer();
  await signInAsStaff(context, agent, 'agent', 'partner-0');

  const measured: string[][] = [];
  const time = async (
    what: string,
    count: number,
    calls: number,
    call: () => ReturnType<typeof owner.post>,
  ) => {
    const times: number[] = [];
    let answer = await call();
    for (let round = 0; round < calls; round += 1) {
      const begun = performance.now();
      answer = await call();
      times.push(performance.now() - begun);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    }
    const { counts = {}, isWhole = true, stuck = 0 } = answer.body;
    const counted = Object.values(counts as Record<string, number>).reduce((sum, one) => sum + one, stuck);
    const line = [what, String(count), String(counted), isWhole ? 'yes' : 'no', String(calls)];
    measured.push([...line, median(times).toFixed(0), percentile(times, 0.95).toFixed(0)]);
    say(measured.at(-1)?.join(' ') ?? '');
  };
  const list = () => owner.post('panel/stuck', {});
  for (const step of steps) {
    await leaveUnfinished(context.db, step);
    await time('list, no case written yet', step, rounds.whole, list);
    const begun = performance.now();
    while ((await judgePurchases(context)) !== 'done');
    say(`the cases of ${step} were written in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await time('list', step, rounds.judged, list);
    await time('list of a partner', step, rounds.judged, () => agent.post('panel/stuck', {}));
    await time('dashboard', step, rounds.judged, () => owner.post('panel/dashboard', { days: 7 }));
  }
  console.log(`${rows} orders; ${machine()}`);
  console.log(table(['call', 'unfinished', 'cases', 'whole', 'calls', 'median ms', '95 % ms'], measured));
});
