import { openChecks } from '../../apps/gateway/src/testing/guards/changed-checks.ts';
import { throwAwayServer } from '../money/postgres-server.ts';
import { withCleanup } from '../run/stop-at-end.ts';
import { changesOf } from './check-changes.ts';
import { Tally } from './tally.ts';

/*
 * `mutation checker [words of names…]`: changes the query of each invariant of the ledger in one place after the other, and asks whether the shops
 * that were written by hand notice (apps/gateway/src/testing/guards). What several invariants are made of is changed in all of them at once. Prints
 * what none noticed; fails when such a one has no reason in survivors/checker.json, when one with a reason is noticed or is no more, and under 90 %.
 */

const wanted = process.argv.slice(3);
const isWanted = ({ name }: { name: string }): boolean =>
  wanted.length === 0 || wanted.some((word) => name.split(' ', 1)[0]?.includes(word));
const tally = new Tally('checker');

await withCleanup(async (later) => {
  process.env.TEST_DATABASE_URL = (await throwAwayServer(later)).url;
  const { checks, faults, endsOf, close } = await openChecks();
  later(close);
  const changes = changesOf(checks).filter(isWanted);
  const ends = await endsOf(changes.map(({ changed }) => changed));
  for (const [at, { name }] of changes.entries()) tally.note(name, ends[at] ?? 'not noticed');
  console.log(
    `${checks.all.size} invariants and cases, ${checks.parts.size} parts of several, ${faults} faults`,
  );
});

process.exitCode = tally.tell(wanted.length === 0);
