import { parseArgs } from 'node:util';
import { paymentWalks } from '../apps/gateway/src/testing/amount/payments/walk-payments.ts';
import { walkAll } from '../apps/gateway/src/testing/amount/run.ts';
import { machine } from './run/machine.ts';

const { positionals, values: asked } = parseArgs({
  allowPositionals: true,
  /** what buys no policy: typed payments, and those behind links */
  options: { payments: { type: 'boolean', default: false } },
});
const walks = Number(positionals[0] ?? 1_000);
const seed = Number(positionals[1] ?? Date.now() % 1_000_000_000);

/** Buyers on random walks; the books of bank and providers against the last amount that each was shown and accepted. */
console.log(machine());
console.log(`${walks} walks from seed ${seed}${asked.payments ? ', payments without a policy' : ''}`);
const began = performance.now();
const seconds = (): string => ((performance.now() - began) / 1000).toFixed(0);
const { charged, awaited, paidByTransfer, refusals, verdicts, broken } = await walkAll({
  walks,
  seed,
  ...(asked.payments ? paymentWalks : {}),
  report: (done) =>
    console.error(
      `${done.walks} walks, ${done.charged} charged, ${done.paidByTransfer} of ${done.awaited} transfers paid, ${done.broken.length} broken, ${seconds()} s`,
    ),
});
console.log(
  `${charged} charged, ${paidByTransfer} of ${awaited} transfers paid, ${broken.length} broken promises, ${seconds()} s`,
);
for (const [verdict, times] of verdicts)
  console.log(`money of a transfer taken ${times} times for: ${verdict}`);
for (const [code, times] of refusals) console.log(`refused ${times} times: ${code}`);
for (const { seed: of, what, story } of broken.slice(0, 5))
  console.log(`\nseed ${of}: ${what}\n${story.join('\n')}`);
if (broken.length > 0) process.exitCode = 1;
