import { forgedReturns } from '../apps/gateway/src/testing/money/forged/campaign.ts';
import { connectorsUnderAttack } from '../apps/gateway/src/testing/money/forged/targets.ts';
import { throwAwayServer } from './money/postgres-server.ts';
import { boundOf } from './money/three.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const count = Number(process.argv[2] ?? 5_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
const [, , , , only] = process.argv;

/** Forged returns, notices and answers against every connector, a real gateway on PostgreSQL and the sandbox. */
await withCleanup(async (later) => {
  const { url } = await throwAwayServer(later);
  process.env.TEST_DATABASE_URL = url;
  console.log(machine());
  for (const connector of connectorsUnderAttack.filter((one) => only === undefined || one === only)) {
    const { sent, answers, kinds, broken } = await forgedReturns(connector, { count, seed });
    console.log(`${connector}: ${sent} returns and notices, ${answers} answers from seed ${seed}`);
    console.log(table(['forgery', 'sent'], Object.entries(kinds).sort()));
    if (broken.length === 0)
      console.log(`none broke a promise: fewer than ${boundOf(sent + answers)} do, with 95 % certainty`);
    for (const { number, forgery, stage, what, shot } of broken.slice(0, 5))
      console.log(`${number} (${forgery}, ${stage}): ${what}\n${JSON.stringify(shot)}`);
    if (broken.length > 0) process.exitCode = 1;
  }
});
