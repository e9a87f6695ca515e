import { globSync } from 'node:fs';
import { root } from '../start/settings.ts';

/** Tests of the gateway that ask something of the database which the embedded one and a server answer in other ways. */
export const differByEngine: readonly { files: string; why: string }[] = [
  {
    files: '**/database/*.test.ts',
    why: 'driver, parsers, migrations, fsync and the lock of the folder are each their own',
  },
  {
    files: '**/outbox/*.test.ts',
    why: 'jobs are claimed by skipping locked rows, on one connection or on many',
  },
  {
    files: '**/{login,security}.test.ts',
    why: 'rate limits are one guarded upsert, of many callers at once',
  },
  { files: '**/offers.test.ts', why: 'a quote streams and writes at the same time, on one connection' },
  {
    files: '**/{journeys/purchase,repeated-start}.test.ts',
    why: 'every state is written through transactions',
  },
  { files: '**/{guards,states}.test.ts', why: 'triggers guard the states' },
  { files: '**/money/pairs.test.ts', why: 'two commands meet on one connection or on many' },
  { files: '**/kill.test.ts', why: 'a gateway that is killed opens its own files again' },
  {
    files: '**/database-away.test.ts',
    why: 'what is not ready differs: a server that is away, a row that finds no room',
  },
  { files: '**/{restore,damaged-schema}.test.ts', why: 'a server is dumped, a data folder is copied' },
  { files: '**/used-database.test.ts', why: 'a data folder is not there, or a database is empty' },
  { files: '**/start.test.ts', why: 'a gateway starts on its own files' },
  { files: '**/documents/documents.test.ts', why: 'documents are stored as bytes' },
  {
    files: '**/panel/**/{applications,lists,search-query}.test.ts',
    why: 'collation, generated columns and text search',
  },
  { files: '**/{dashboard,export}.test.ts', why: 'sums lock a table, an export reads by cursor' },
  { files: '**/audit*.test.ts', why: 'the chain takes a lock of the database' },
  { files: '**/forget.test.ts', why: 'rows are deleted in steps, between other work' },
];

/**
 * Tests of the gateway that touch no database, or bring their own: the run on a server leaves them to the embedded one.
 */
export const withoutDatabase: readonly string[] = [
  '**/start.test.ts',
  '**/log.test.ts',
  '**/{durable-fs,embedded,embedded-folder}.test.ts',
  '**/documents/{typst,renderer,words}.test.ts',
  '**/iyzico/*.test.ts',
  '**/sign-in/{totp,password,browser-name}.test.ts',
  '**/export/cells.test.ts',
];

/** Test files of the gateway that fit a pattern, from the root of the repository. */
export const gatewayTests = (pattern: string): string[] =>
  globSync(pattern, { cwd: `${root}/apps/gateway/src` })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `apps/gateway/src/${file}`);

/** What the embedded database is tried with in every run: where the engines differ, and what needs no server. */
export const onEmbeddedDatabase = (): string[] => {
  const patterns = [...differByEngine.map(({ files }) => files), ...withoutDatabase];
  return [...new Set(patterns.flatMap(gatewayTests))].sort();
};
