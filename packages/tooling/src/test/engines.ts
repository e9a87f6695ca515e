import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { root } from '../start/settings.ts';
import { type Day, isAllToday, rotation } from './rotation.ts';

/**
 * Tests of the gateway that ask something of the database which the embedded one and a server answer in other ways. A server tries all of them
 * in every run, the embedded one those of one turn of three (decision 0656).
 */
export const differByEngine: readonly { files: string; why: string; turn: 0 | 1 | 2 }[] = [
  { files: '**/money/pairs.test.ts', why: 'two commands meet on one connection or on many', turn: 0 },
  { files: '**/used-database.test.ts', why: 'a data folder is not there, or a database is empty', turn: 0 },
  {
    files: '**/{login,security}.test.ts',
    why: 'rate limits are one guarded upsert, of many callers at once',
    turn: 0,
  },
  { files: '**/{dashboard,export}.test.ts', why: 'sums lock a table, an export reads by cursor', turn: 0 },
  { files: '**/kill.test.ts', why: 'a gateway that is killed opens its own files again', turn: 1 },
  {
    files: '**/{journeys/purchase,repeated-start}.test.ts',
    why: 'every state is written through transactions',
    turn: 1,
  },
  {
    files: '**/database/*.test.ts',
    why: 'driver, parsers, migrations, fsync and the lock of the folder are each their own',
    turn: 1,
  },
  { files: '**/documents/documents.test.ts', why: 'documents are stored as bytes', turn: 1 },
  {
    files: '**/{restore,damaged-schema}.test.ts',
    why: 'a server is dumped, a data folder is copied',
    turn: 2,
  },
  {
    files: '**/database-away.test.ts',
    why: 'what is not ready differs: a server that is away, a row that finds no room',
    turn: 2,
  },
  {
    files: '**/outbox/*.test.ts',
    why: 'jobs are claimed by skipping locked rows, on one connection or on many',
    turn: 2,
  },
  {
    files: '**/offers.test.ts',
    why: 'a quote streams and writes at the same time, on one connection',
    turn: 2,
  },
  { files: '**/{guards,states}.test.ts', why: 'triggers guard the states', turn: 2 },
  {
    files: '**/panel/**/{applications,lists,search-query}.test.ts',
    why: 'collation, generated columns and text search',
    turn: 2,
  },
  { files: '**/audit*.test.ts', why: 'the chain takes a lock of the database', turn: 2 },
  { files: '**/forget.test.ts', why: 'rows are deleted in steps, between other work', turn: 2 },
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

const everyGatewayTest = globSync('**/*.test.ts', { cwd: `${root}/apps/gateway/src` });

/** Test files of the gateway that fit a pattern, from the root of the repository. */
export const gatewayTests = (pattern: string): string[] =>
  everyGatewayTest.filter((file) => matchesGlob(file, pattern)).map((file) => `apps/gateway/src/${file}`);

/** What the embedded database is tried with on a day: what needs no server, and a third of where the engines differ. */
export const onEmbeddedDatabase = ({ day = rotation, isAll = isAllToday }: Day = {}): string[] => {
  const today = differByEngine.filter(({ turn }) => isAll || turn === day % 3);
  const patterns = [...today.map(({ files }) => files), ...withoutDatabase];
  return [...new Set(patterns.flatMap(gatewayTests))].sort();
};
