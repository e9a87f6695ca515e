import { withdrawalFaults } from '@sigorta/contracts/panel/releases';
import { randomFrom } from '@sigorta/product-kit/testing/random-from';
import { falseAlarmBound } from '../apps/gateway/src/site/releases/evidence.ts';
import { type Rates, watched } from '../apps/gateway/src/testing/releases/simulated-watch.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';

const watches = Number(process.argv[2] ?? 2_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
const visitors = 10_000;

const usual: Rates = { faults: 0.04, leaving: 0.6, unpaid: 0.8 };
const kinds: [string, Rates, number][] = [
  ['as good as before', usual, watches],
  ['every browser fails', { ...usual, faults: 1 }, 200],
  ['one in two fails', { ...usual, faults: 0.5 }, 200],
  ['one in seven fails', { ...usual, faults: 0.15 }, 200],
  ['nobody gets offers', { ...usual, leaving: 1 }, 200],
  ['nobody pays', { ...usual, unpaid: 1 }, 200],
];

/** How often a good release is withdrawn although nothing is wrong, and after how many visitors a bad one is. */
console.log(machine());
console.log(
  `seed ${seed}; ${visitors} visitors a watch, looked at after each; 1000 visitors of the release before`,
);
const chance = randomFrom(seed);
const rows = kinds.map(([what, now, runs]): [string, string] => {
  const at = Array.from({ length: runs }, () =>
    watched({ before: usual, visitorsBefore: 1_000, now, visitors }, chance),
  );
  const gone = at.filter((one) => one !== null).toSorted((a, b) => a - b);
  const middle = gone[Math.floor(gone.length / 2)];
  const last = gone.at(-1);
  return [
    what,
    `${gone.length} of ${runs} withdrawn${gone.length > 0 ? `; after ${middle} visitors (median), ${last} at most` : ''}`,
  ];
});
console.log(table(['release', 'outcome'], rows));
console.log(
  `bound on withdrawing a good one: ${(falseAlarmBound(withdrawalFaults.length) * 100).toFixed(2)} % of watches`,
);
