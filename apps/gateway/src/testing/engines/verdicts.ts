import type { Feature } from './features.ts';

/** Engines that may take over when one server is not enough, in the order of how little changes. */
export const engines = ['Aurora', 'Neon', 'YugabyteDB', 'Citus'] as const;
export type Engine = (typeof engines)[number];

/** `otherwise`: it runs and means something else or costs more; `unsaid`: their pages that we read do not say. What `bench citus` ran counts before what a page says. */
type Verdict = 'as here' | 'otherwise' | 'refused' | 'unsaid';

export const sources = {
  auroraUnlogged:
    'https://docs.aws.amazon.com/AmazonRDS/latest/AuroraUserGuide/aurora-postgresql-unlogged-tables.html',
  pins: 'https://github.com/aws/agent-toolkit-for-aws/blob/main/skills/specialized-skills/database-skills/rds-oss/references/proxy-pinning-postgresql.md',
  forwarding:
    'https://docs.aws.amazon.com/AmazonRDS/latest/AuroraUserGuide/aurora-postgresql-write-forwarding-limitations.html',
  neon: 'https://neon.com/docs/reference/compatibility',
  neonPool: 'https://neon.com/docs/connect/connection-pooling',
  yugabyte: 'https://docs.yugabyte.com/stable/reference/configuration/postgresql-compatibility/',
  yugabyteNotify: 'https://docs.yugabyte.com/stable/api/ysql/the-sql-language/statements/cmd_listen_notify/',
  yugabyteLocks: 'https://docs.yugabyte.com/stable/explore/transactions/explicit-locking/',
  yugabyteGin: 'https://docs.yugabyte.com/stable/explore/ysql-language-features/indexes-constraints/gin/',
  yugabyteSequences: 'https://docs.yugabyte.com/stable/api/ysql/exprs/sequence_functions/func_nextval/',
  citusDdl: 'https://docs.citusdata.com/en/stable/develop/reference_ddl.html',
  citusSql: 'https://docs.citusdata.com/en/stable/develop/reference_workarounds.html',
  citusTriggers: 'https://docs.citusdata.com/en/stable/extra/triggers.html',
  citusRun: '#citus-was-run',
  citusSnapshot: 'https://github.com/citusdata/citus/pull/6489',
} as const;
type Source = keyof typeof sources;

interface Word {
  verdict: Verdict;
  why?: string;
  source?: Source;
}

const same: Word = { verdict: 'as here' };
const unsaid: Word = { verdict: 'unsaid' };
const otherwise = (why: string, source: Source): Word => ({ verdict: 'otherwise', why, source });
const refused = (why: string, source: Source): Word => ({ verdict: 'refused', why, source });

type Row = Partial<Record<Engine, Word>>;

/** Of a feature that the gateway leans on, what each engine says; one that is not named does as PostgreSQL does. */
export const verdicts: Partial<Record<Feature, Row>> = {
  'unique keys': {
    Citus: refused('a unique key of a distributed table must hold the distribution column', 'citusDdl'),
  },
  references: {
    Citus: refused(
      'between distributed tables only when both are distributed alike and the key holds that column',
      'citusDdl',
    ),
  },
  triggers: {
    Citus: refused(
      'none on a distributed table, but for triggers made by hand on every shard',
      'citusTriggers',
    ),
  },
  'deferred triggers': {
    YugabyteDB: refused('constraint triggers and deferrable constraints', 'yugabyte'),
    Citus: refused('as every trigger', 'citusTriggers'),
  },
  'functions in PL/pgSQL': {},
  'stored generated columns': {
    YugabyteDB: refused('columns generated and stored', 'yugabyte'),
  },
  'identity columns': {
    Citus: otherwise('a number carries its node and is no order of time', 'citusSql'),
    YugabyteDB: otherwise('numbers are handed out in blocks by session or node', 'yugabyteSequences'),
  },
  'GIN indexes of one column': {
    YugabyteDB: otherwise('a kind of its own, called work in progress, without bitmap scans', 'yugabyteGin'),
  },
  'unlogged tables': {
    Aurora: otherwise('kept over a crash, and there on the writer only', 'auroraUnlogged'),
    Neon: otherwise('lost at every restart of the compute', 'neon'),
    YugabyteDB: refused('unlogged tables', 'yugabyte'),
  },
  'listen and notify': {
    Aurora: otherwise('pins a connection of the proxy', 'pins'),
    Neon: otherwise('on a direct connection only; gone when the compute sleeps', 'neonPool'),
    YugabyteDB: otherwise('from v2025.2.3 on, as early access', 'yugabyteNotify'),
    Citus: otherwise('of one node', 'citusRun'),
  },
  'advisory locks of a transaction': {
    YugabyteDB: otherwise('in newer versions; older ones have none', 'yugabyteLocks'),
    Citus: otherwise('of one node', 'citusRun'),
  },
  'table locks': {
    Aurora: otherwise('not by way of a reader', 'forwarding'),
    YugabyteDB: refused('lock table', 'yugabyte'),
  },
  'row locks': {
    Citus: otherwise('in statements that meet one shard only', 'citusSql'),
    YugabyteDB: otherwise('wait for each other where wait queues are on', 'yugabyte'),
  },
  'skip locked': { Citus: refused('over all rows of a distributed table', 'citusRun') },
  'repeatable read': {
    Citus: otherwise('no snapshot over several nodes, but for a function of its own', 'citusSnapshot'),
  },
  'exported snapshots': {
    YugabyteDB: unsaid,
    Citus: otherwise('of one node', 'citusSnapshot'),
  },
  'settings of a transaction': {
    Aurora: otherwise('pins a connection of the proxy while it lasts', 'pins'),
  },
  'insert or update': {
    Citus: otherwise('the conflict is one of a key that holds the distribution column', 'citusDdl'),
  },
};

/** What an engine says of a feature. */
export const wordOf = (feature: Feature, engine: Engine): Word => verdicts[feature]?.[engine] ?? same;
