import { add, type Row } from '../rows.ts';

/** Something wrong in the sound shop, and what an invariant of the ledger's checker says of it. */
export interface Fault {
  invariant: string;
  what: string;
  statements: readonly string[];
  /** as `saidOf` writes a finding, in any order */
  finds: readonly string[];
}

/** A finding in the words in which it is expected. Amounts are kuruş or cents. */
export const saidOf = (finding: { purchase: string; subject: string; should: string; is: string }): string =>
  `${finding.purchase} | ${finding.subject}: ${finding.is}, should be ${finding.should}`;

export type Planted = readonly [statements: string | readonly string[], ...finds: string[]];

/** Faults by their invariant and what is wrong. */
export const faultsOf = (told: Readonly<Record<string, Readonly<Record<string, Planted>>>>): Fault[] =>
  Object.entries(told).flatMap(([invariant, planted]) =>
    Object.entries(planted).map(([what, [statements, ...finds]]) => ({
      invariant,
      what,
      statements: typeof statements === 'string' ? [statements] : statements,
      finds,
    })),
  );

export const of = (event: string, subject: string): string =>
  `(select id from ledger_entry where event = '${event}' and subject = '${subject}')`;

/** A line more of an entry. */
export const line = (
  entry: string,
  number: number,
  account: string,
  owner: string,
  minor: number,
  currency = 'TRY',
): string =>
  `insert into ledger_line values (${entry}, ${number}, '${account}', '${owner}', '${currency}', ${minor})`;

/** One kuruş, or more, of an account beside a right entry, against goodwill, which nothing else is compared with. */
export const kurus = (
  account: string,
  owner: string,
  entry = of('in-force', 'o-stands'),
  { minor = 1, currency = 'TRY' }: { minor?: number; currency?: string } = {},
): string[] => [
  line(entry, 90, account, owner, minor, currency),
  line(entry, 91, 'goodwill', 'o-stands', -minor, currency),
];

/** An entry more. */
export const made = (
  event: string,
  subject: string,
  order: string | null,
  lines: readonly string[],
): string[] => [add('ledger_entry', { id: 900, event, subject, order_id: order }), ...lines];

/** An entry less. */
export const forgotten = (event: string, subject: string): string[] => [
  `delete from ledger_line where entry_id = ${of(event, subject)}`,
  `delete from ledger_entry where event = '${event}' and subject = '${subject}'`,
];

/** A row that says something else. */
export const changed = (table: string, where: string, row: Row): string =>
  `update ${table} set ${Object.entries(row)
    .map(([column, value]) => `${column} = ${value === null ? 'null' : `'${String(value)}'`}`)
    .join(', ')} where ${where}`;

/** An account that nothing was ever written to. */
export const gone = (account: string, owner: string, what = ''): string =>
  `delete from ledger_line where account = '${account}' and owner = '${owner}' ${what}`;

/** An account of an order that holds nothing any more. */
export const without = (account: string, order: string, what = ''): string =>
  `delete from ledger_line where account = '${account}' ${what}
    and entry_id in (select id from ledger_entry where order_id = '${order}')`;
