import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { createContext, type GatewayContext } from '../../main/context.ts';
import { startJobs } from '../../main/jobs.ts';
import { buildServer } from '../../main/server.ts';
import { buildHopServer } from '../../payments/card/hop-server.ts';
import { createLog } from '../../platform/log.ts';
import type { Workers } from '../../platform/outbox/workers.ts';
import { readConfig } from '../../platform/read-config.ts';
import type { Timings } from '../../platform/timings.ts';
import { Buyer, type Reply } from '../buyer.ts';
import { insertTerms } from '../commission-terms.ts';
import {
  control,
  givenUpSoon,
  quick,
  type Sandbox,
  sandboxEnvironment,
  startSandbox,
} from '../purchase/outside.ts';
import { signInAsStaff } from '../staff.ts';
import { testSecret } from '../test-secret.ts';
import { type Line, openLine } from './line.ts';
import { type ReplicaDatabase, replicaDatabase } from './replica-database.ts';

/** One gateway: server, hop and workers. */
interface Replica {
  context: GatewayContext;
  url: string;
  stopWorkers: () => Promise<void>;
  startWorkers: () => void;
  close: () => Promise<void>;
}

/** Everything a purchase meets, all of it real, on free ports: the world outside, gateways on one database, staff. */
export interface MoneyWorld {
  line: Line;
  replicas: readonly Replica[];
  database: ReplicaDatabase;
  /** a new browser at one of the gateways */
  buyer: (replica?: number) => Buyer;
  /** a new staff user at the first gateway */
  staff: (role: Role) => Promise<Buyer>;
  /** GET of the sandbox's control interface */
  look: (path: string) => Promise<Reply['body']>;
  /** POST to it */
  control: (path: string, body?: unknown) => Promise<Reply['body']>;
  /** staff's list of open cases as it is in a quarter of an hour: what is slow by then stands on it */
  casesLater: () => Promise<OpenCase[]>;
  stopWorkers: () => Promise<void>;
  startWorkers: () => void;
  close: () => Promise<void>;
}

/** Something that waits for a person, with the purchase it is about. */
interface OpenCase {
  kind: string;
  orderId: string;
}

const laterMs = 15 * 60_000;

const addressOf = (app: ReturnType<typeof buildServer>): string =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

interface ReplicaOptions {
  environment: NodeJS.ProcessEnv;
  timings: Partial<Timings>;
  database: ReplicaDatabase;
  clock?: () => Date;
}

async function openReplica({ environment, timings, database, clock }: ReplicaOptions): Promise<Replica> {
  const config = readConfig(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: join(tmpdir(), 'money-world'),
      SECRET_KEY: testSecret,
      RATE_LIMIT_FACTOR: '1000000',
      ...environment,
      ...(database.url === null ? {} : { DATABASE_URL: database.url }),
    },
    process.cwd(),
  );
  const context = await createContext(config, {
    log: createLog(process.env.TEST_LOG ?? 'silent'),
    timings,
    ...(clock ? { clock } : {}),
    ...(database.embedded ? { database: { db: database.embedded, close: async () => {} } } : {}),
  });
  const [site, hop] = [buildServer(context), buildHopServer(context)];
  await site.listen({ host: '127.0.0.1', port: 0 });
  await hop.listen({ host: '127.0.0.1', port: 0 });
  const url = addressOf(site);
  Object.assign(context.config, { publicUrl: url, hopUrl: addressOf(hop) });
  let workers: Workers | null = null;
  const stopWorkers = async (): Promise<void> => {
    const stopping = workers?.stop();
    workers = null;
    await stopping;
  };
  return {
    context,
    url,
    stopWorkers,
    startWorkers: () => {
      workers ??= startJobs(context);
    },
    close: async () => {
      await stopWorkers();
      await Promise.all([site.close(), hop.close()]);
      await context.close();
    },
  };
}

interface Listed {
  kind?: string;
  orderId?: string | null;
}

/** A gateway without workers whose clock is ahead, and a staff user who reads its lists. */
export async function openReader(
  options: ReplicaOptions,
): Promise<{ reader: Buyer; close: () => Promise<void> }> {
  const { context, url, close } = await openReplica({
    ...options,
    clock: () => new Date(Date.now() + laterMs),
  });
  const reader = new Buyer(url, context.config.siteToken);
  await signInAsStaff(context, reader, 'finance');
  return { reader, close };
}

/** Rows of staff's two lists of what waits for a person. */
export async function casesOf(staff: Buyer): Promise<OpenCase[]> {
  const [stuck, cancellations] = await Promise.all([
    staff.post('panel/stuck', {}),
    staff.post('panel/cancellations', { state: 'manual' }),
  ]);
  const rows: Listed[] = [
    ...stuck.body.rows,
    ...cancellations.body.rows.map((row: Listed) => ({ ...row, kind: 'cancellation' })),
  ];
  return rows.flatMap(({ kind = '', orderId }) => (orderId ? [{ kind, orderId }] : []));
}

export interface WorldOptions {
  /** gateways on one database */
  replicas?: number;
  timings?: Partial<Timings>;
  /** a PostgreSQL server; else that of TEST_DATABASE_URL, else the embedded database */
  server?: string;
  environment?: NodeJS.ProcessEnv;
}

/** Settings of a gateway that meets the world through the line, where its calls can be broken. */
export const lineEnvironment = (sandbox: Sandbox, line: Line): NodeJS.ProcessEnv => ({
  ...sandboxEnvironment(sandbox),
  INSURERS_URL: `${line.url}/insurers`,
  PAYMENT_URL: `${line.url}/iyzico`,
});

export async function openMoneyWorld(options: WorldOptions = {}): Promise<MoneyWorld> {
  const sandbox = await startSandbox();
  const line = await openLine(sandbox.urls.main);
  const database = await replicaDatabase(options.server);
  const environment = { ...lineEnvironment(sandbox, line), ...options.environment };
  await sandbox.cards.leadTo(environment);
  const each = { environment, database, timings: { ...quick, ...givenUpSoon, ...options.timings } };
  const replicas: Replica[] = [];
  for (let number = 0; number < (options.replicas ?? 1); number += 1) replicas.push(await openReplica(each));
  const [first] = replicas;
  if (first) await insertTerms(first.context.db);
  const later = await openReader(each);
  const at = (replica: Replica): Buyer => new Buyer(replica.url, replica.context.config.siteToken);
  const replicaAt = (number: number): Replica => {
    const replica = replicas[number % replicas.length];
    if (!replica) throw new Error('a world needs a gateway');
    return replica;
  };
  const startWorkers = (): void => {
    for (const replica of replicas) replica.startWorkers();
  };
  const stopWorkers = async (): Promise<void> => {
    await Promise.all(replicas.map((replica) => replica.stopWorkers()));
  };
  startWorkers();
  return {
    line,
    replicas,
    database,
    buyer: (replica = 0) => at(replicaAt(replica)),
    staff: async (role) => {
      const browser = at(replicaAt(0));
      await signInAsStaff(replicaAt(0).context, browser, role);
      return browser;
    },
    look: (path) => control(sandbox, path),
    control: (path, body = {}) => control(sandbox, path, body),
    casesLater: () => casesOf(later.reader),
    startWorkers,
    stopWorkers,
    close: async () => {
      await Promise.all([...replicas, later].map((replica) => replica.close()));
      await line.close();
      await sandbox.close();
      await database.close();
    },
  };
}
