import { differenceKinds } from '../apps/gateway/src/reconciliation/compare/kinds.ts';
import { plantAndFind } from '../apps/gateway/src/testing/reconciliation/campaign.ts';
import { machine } from './run/machine.ts';

/*
 * `reconciliation <differences> <seed>`: plants them into the books outside of a real world, beside purchases that are well and
 * under way, reconciles and says what was missed and what was invented.
 */
const count = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? 20_261_122);
console.log(machine());
const { planted, kinds, healthy, underWay, missed, invented } = await plantAndFind(count, seed);
console.log(
  `${planted} differences of ${kinds} kinds (of ${Object.keys(differenceKinds).length}) from seed ${seed}, ` +
    `beside ${healthy} purchases that are well and ${underWay} under way`,
);
console.log(`missed: ${missed.length}\n${missed.join('\n')}`);
console.log(`invented: ${invented.length}\n${invented.join('\n')}`);
if (missed.length + invented.length > 0) process.exitCode = 1;
process.exit();
