import { randomFrom } from '@sigorta/product-kit/testing/random-from';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import { checkLedger, told as faultsOf } from '../../../purchase/ledger/checks/check-ledger.ts';
import { returnedOf } from '../../../purchase/machine/search/outside.ts';
import type { World } from '../../../purchase/machine/search/world.ts';
import { replicaDatabase } from '../replica-database.ts';
import { clearingOf } from '../sound-ledger.ts';
import { openReplica } from './replica.ts';
import { openShop } from './shop-rows.ts';
import { toldHistory, untilSameMoment } from './told-history.ts';
import { type Walker, walk } from './walk.ts';

interface StoreWalks {
  seeds: readonly number[];
  /** a PostgreSQL server with the migrated template */
  server: string;
  /** purchases under way at once */
  lanes?: number;
  report?: (line: string) => void;
  /** for a store with a mistake in it: the walk ends once it is found */
  mistake?: Mistake;
}

/** What is wrong with a store: its statements, or its tables. */
export interface Mistake {
  spoil?: (statement: string) => string;
  plant?: string;
}

export interface StoreWalked {
  purchases: number;
  commands: number;
  /** whose transaction began while the one before it held the purchase */
  crossing: number;
  /** card payments that the provider holds money of, compared with the ledger */
  held: number;
  seconds: number;
  wrong: string[];
}

/** after so many a fresh database is opened, and the ledger of the last one is checked */
const databaseLasts = 1_000;
/** of the commands */
const crossingShare = 0.35;

/** a transaction that neither waits nor ends in this time never will */
const mostMs = 20_000;

interface OpenWalker extends Walker {
  close: () => Promise<void>;
}

function openWalker(
  url: string,
  watcher: Kysely<Database>,
  name: string,
  spoil: Mistake['spoil'],
): OpenWalker {
  const replicas = [openReplica(url, name, spoil), openReplica(url, name, spoil)] as const;
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${name} and wait_event_type = 'Lock'`;
  return {
    replicas,
    someoneWaits: async (over) => {
      let isOver = false;
      const end = (): void => {
        isOver = true;
      };
      over.then(end, end);
      const until = Date.now() + mostMs;
      while (!isOver && Date.now() < until) if ((await waiting.execute(watcher)).rows.length > 0) return true;
      return false;
    },
    close: async () => void (await Promise.all(replicas.map((replica) => replica.close()))),
  };
}

/** Kuruş that the provider holds of each card payment, by what really happened. */
const heldOutside = (id: string, { outside, purchase }: World): [string, number][] =>
  purchase.orders
    .flatMap(({ attempts }) => attempts)
    .filter(({ method }) => method === 'card')
    .map((attempt) => {
      const paid = outside.charges[attempt.id]?.paid ?? 0;
      return [`${id}.${attempt.id}`, paid - returnedOf(outside, attempt.id)];
    });

/** What the ledger says is with the provider, against what is there. */
async function wrongLedger(db: Kysely<Database>, held: ReadonlyMap<string, number>): Promise<string[]> {
  const checked = await checkLedger(db);
  const clearing = await clearingOf(db);
  const differing = [...held]
    .filter(
      ([attempt, minor]) => !clearing.doubtful.has(attempt) && (clearing.of.get(attempt) ?? 0) !== minor,
    )
    .map(
      ([attempt, minor]) =>
        `${attempt}: the ledger says ${clearing.of.get(attempt) ?? 0}, the provider ${minor}`,
    );
  return [...(checked.broken.length > 0 ? [faultsOf(checked)] : []), ...differing];
}

/** Kuruş that a provider holds of each card payment, by what really happened. */
type Held = Map<string, number>;

/** Lives one history in memory and in the store. */
async function walkOne(walker: Walker, seed: number, into: StoreWalked, held: Held): Promise<void> {
  const { told: whole, rest, violation } = toldHistory(seed);
  const told = whole.slice(0, untilSameMoment(whole));
  const next = randomFrom(-seed);
  const id = `h${seed}`;
  const walked = await walk(walker, id, told, () => next() < crossingShare);
  into.purchases += 1;
  into.commands += walked.commands;
  into.crossing += walked.crossing;
  if (violation) into.wrong.push(`seed ${seed}: ${violation.what}`);
  if (walked.parted !== null) into.wrong.push(`seed ${seed}: ${walked.parted}`);
  else if (rest && told.length === whole.length)
    for (const [attempt, minor] of heldOutside(id, rest)) {
      held.set(attempt, minor);
      if (minor > 0) into.held += 1;
    }
}

async function oneDatabase(
  seeds: readonly number[],
  { server, lanes = 4, mistake }: Pick<StoreWalks, 'server' | 'lanes' | 'mistake'>,
  into: StoreWalked,
): Promise<void> {
  const database = await replicaDatabase(server);
  const url = String(database.url);
  const pool = new pg.Pool({ connectionString: url, max: lanes + 1 });
  /* the server may end before its pool */
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const watcher = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const held: Held = new Map();
  const left = [...seeds];
  const lane = async (number: number): Promise<void> => {
    const walker = openWalker(url, watcher, `walker ${number}`, mistake?.spoil);
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      if (mistake && into.wrong.length > 0) break;
      await walkOne(walker, seed, into, held).catch((error: unknown) => {
        into.wrong.push(`seed ${seed}: ${String(error)}`);
      });
    }
    await walker.close();
  };
  try {
    await openShop(watcher);
    if (mistake?.plant) await sql.raw(mistake.plant).execute(watcher);
    await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
    into.wrong.push(...(await wrongLedger(watcher, held)));
  } finally {
    await watcher.destroy();
    await database.close();
  }
}

/** Random histories of the purchase machine, lived again in the store by two gateways whose transactions cross. */
export async function walkStore(options: StoreWalks): Promise<StoreWalked> {
  const began = performance.now();
  const into: StoreWalked = { purchases: 0, commands: 0, crossing: 0, held: 0, seconds: 0, wrong: [] };
  const seeds = [...options.seeds];
  while (seeds.length > 0) {
    await oneDatabase(seeds.splice(0, databaseLasts), options, into);
    into.seconds = (performance.now() - began) / 1000;
    options.report?.(`${into.purchases} purchases, ${into.wrong.length} wrong, ${into.seconds.toFixed(0)} s`);
  }
  return into;
}
