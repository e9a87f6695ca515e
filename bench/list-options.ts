import { languages } from '@sigorta/i18n/language';
import { startSandbox } from '../apps/gateway/src/testing/purchase/outside.ts';
import { allCodes, allLists } from './lists/list-options.ts';
import { table } from './print/table.ts';

/** How many options the forms offer, and how many of them the gateway would not take; fails on any. */
const sandbox = await startSandbox();
const byLanguage = await allLists(sandbox, new Date(), languages, allCodes);
await sandbox.close();

const rows = Object.entries(byLanguage).map(([language, lists]) => {
  const sum = (of: (one: (typeof lists)[number]) => number): string =>
    String(lists.reduce((total, one) => total + of(one), 0));
  return [
    language,
    String(lists.length),
    sum(({ offered }) => offered),
    sum(({ strangers }) => strangers),
    sum(({ faults }) => faults.length),
  ];
});
console.log(table(['language', 'lists', 'options sent', 'not offered, sent', 'faults'], rows));
const faults = Object.values(byLanguage).flatMap((lists) =>
  lists.flatMap(({ product, field, faults: all }) => all.map((fault) => `${product}.${field}: ${fault}`)),
);
for (const fault of faults.slice(0, 50)) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
