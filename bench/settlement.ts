import { plantPayouts } from '../apps/gateway/src/testing/settlement/campaign.ts';
import { machine } from './run/machine.ts';

/*
 * `settlement <differences> <seed>`: plants them into payouts of a provider, their files and the bank's account, beside purchases
 * that are paid out well, and says what was missed, what was invented and what the ledger's checker finds.
 */
const count = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? 20_261_123);
console.log(machine());
const { planted, kinds, healthy, missed, invented, broken } = await plantPayouts(count, seed);
console.log(`${planted} differences of ${kinds} kinds from seed ${seed}, beside ${healthy} that are well`);
for (const [name, lines] of Object.entries({ missed, invented, broken }))
  console.log(`${name}: ${lines.length}\n${lines.join('\n')}`);
if (missed.length + invented.length + broken.length > 0) process.exitCode = 1;
process.exit();
