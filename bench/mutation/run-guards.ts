import type { Guard } from '../../apps/gateway/src/testing/guards/catalog.ts';
import { openGuards } from '../../apps/gateway/src/testing/guards/changed.ts';
import { notRefusing } from '../../apps/gateway/src/testing/guards/prove.ts';
import { throwAwayServer } from '../money/postgres-server.ts';
import { withCleanup } from '../run/stop-at-end.ts';
import { guardMutants } from './guard-mutants.ts';
import { Tally } from './tally.ts';

/*
 * `mutation guards [words of names…]`: changes what the database says of each guard of money, one place after the other, and asks whether its
 * attempts notice (apps/gateway/src/testing/guards). Prints what none noticed; fails when such a one has no reason in survivors/guards.json, when
 * one with a reason is noticed or is no more, and under 90 %.
 */

const wanted = process.argv.slice(3);
const tally = new Tally('guards');

/** Each change of a guard by its name, and the statements that put it in the guard's place. */
function changesOf({
  id,
  table,
  kind,
  definition,
  body,
  drop,
}: Guard): [name: string, statements: string[]][] {
  const before =
    kind === 'constraint' ? `alter table ${table} add constraint ${id.slice(table.length + 1)} ` : '';
  /* that a key is there and where it points is asked by taking it away */
  const own = /^(FOREIGN|PRIMARY) KEY/.test(definition) ? [] : guardMutants(definition);
  return [
    ...own.map(({ change, text }) => [`${id} ${change}`, [drop, before + text]] as [string, string[]]),
    ...guardMutants(body ?? '').map(({ change, text }) => [`${id} ${change}`, [text]] as [string, string[]]),
  ];
}

const isWanted = ({ id }: Guard): boolean => wanted.length === 0 || wanted.some((word) => id.includes(word));

await withCleanup(async (later) => {
  process.env.TEST_DATABASE_URL = (await throwAwayServer(later)).url;
  const { guards: all, trials, isTried, endOf, close } = await openGuards();
  later(close);
  const guards = all.filter(isWanted);
  const unproven = guards.filter((guard) => !isTried(guard) && !(guard.id in notRefusing));
  tally.wrong.push(...unproven.map(({ id }) => `no attempt: ${id}`));
  for (const guard of guards.filter(isTried))
    for (const [name, statements] of changesOf(guard)) tally.note(name, await endOf(guard, statements));
  console.log(`${guards.length} guards of ${all.length}, ${trials} trials`);
});

process.exitCode = tally.tell(wanted.length === 0);
