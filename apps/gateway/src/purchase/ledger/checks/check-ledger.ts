import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { StartError } from '../../../platform/start-error.ts';
import { accountChecks } from './account-checks.ts';
import type { Check, Finding } from './check.ts';
import { entryChecks } from './entry-checks.ts';
import { cases, moneyChecks } from './money-checks.ts';
import { payoutChecks } from './payout-checks.ts';
import { shareChecks } from './share-checks.ts';

export const invariants: readonly Check[] = [
  ...entryChecks,
  ...accountChecks,
  ...shareChecks,
  ...moneyChecks,
  ...payoutChecks,
];

export interface Checked {
  entries: number;
  /** invariants that do not hold */
  broken: Finding[];
  /** what is in order, and still for somebody to know */
  cases: Finding[];
}

const foundBy = async (trx: Transaction<Database>, checks: readonly Check[]): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const { name: check, rule, query } of checks) {
    const { rows } = await query.execute(trx);
    findings.push(...rows.map((row) => ({ ...row, check, rule })));
  }
  return findings;
};

/** Looks at every invariant within a transaction, whose own changes count. */
export async function findBroken(trx: Transaction<Database>): Promise<Checked> {
  const { count } = await trx
    .selectFrom('ledger_entry')
    .select((of) => of.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    entries: Number(count),
    broken: await foundBy(trx, invariants),
    cases: await foundBy(trx, cases),
  };
}

/**
 * Looks at every invariant of the ledger in one moment of a database, writing nothing. The sums come from the rows of
 * purchases, by formulas of their own.
 * @throws StartError when the database has no ledger
 */
export const checkLedger = (db: Kysely<Database>): Promise<Checked> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { rows } = await sql<{ there: boolean }>`
        select to_regclass('public.ledger_line') is not null as there`.execute(trx);
      if (!rows[0]?.there)
        throw new StartError(
          'This database has no ledger yet; start the gateway on it once, which makes it.',
        );
      /* whoever asks waits for the answer, however much there is to read */
      await sql`set local statement_timeout = 0`.execute(trx);
      return findBroken(trx);
    });

const lineOf = ({ check, rule, purchase, subject, should, is }: Finding): string =>
  `${check}: ${purchase === '' ? '' : `purchase ${purchase}, `}${subject}: ${is}, should be ${should} (${rule})`;

/** What was found, a line each; amounts are kuruş or cents. */
export const told = ({ entries, broken, cases: known }: Checked): string =>
  [
    ...broken.map((finding) => `BROKEN ${lineOf(finding)}`),
    ...known.map((finding) => `case ${lineOf(finding)}`),
    `${entries} entries, ${broken.length} broken invariants, ${known.length} cases.`,
  ].join('\n');
