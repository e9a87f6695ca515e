import { parseArgs } from 'node:util';
import { countedPostgres } from '../apps/gateway/src/testing/counted-postgres.ts';
import { purchaseStatements } from './gateway/purchase-statements.ts';
import { times } from './print/figures.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';
import { withCleanup } from './run/stop-at-end.ts';

const { values } = parseArgs({
  options: {
    /** another checkout, counted after this one */
    beside: { type: 'string' },
    purchases: { type: 'string', default: '5' },
  },
});

/* Everything that a purchase asks of the database, and one look at where it stands: counts, which no load changes, and what they take. */
await withCleanup(async (later) => {
  const postgres = await countedPostgres();
  later(postgres.close);
  const purchases = Number(values.purchases);
  const own = await purchaseStatements(root, postgres, purchases);
  const other = values.beside ? await purchaseStatements(values.beside, postgres, purchases) : null;
  const rowOf = (what: string, here: number, there: number | undefined) => [
    what,
    here.toFixed(1),
    there?.toFixed(1) ?? '',
    there === undefined ? '' : times(here / there),
  ];
  console.log(
    table(
      ['statements, begin and commit too', 'this', 'beside', ''],
      [
        rowOf('from the click to the policy and its mail', own.purchase, other?.purchase),
        rowOf('one look at where it stands', own.look, other?.look),
        rowOf('ms that the database plans, its looks too', own.planMs, other?.planMs),
        rowOf('ms that it carries them out', own.carryMs, other?.carryMs),
      ],
    ),
  );
});
