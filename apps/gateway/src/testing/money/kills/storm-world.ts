import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Buyer } from '../../buyer.ts';
import { control, givenUpSoon, quick, startSandbox } from '../../purchase/outside.ts';
import { openLine } from '../line.ts';
import { replicaDatabase } from '../replica-database.ts';
import { casesOf, lineEnvironment, type MoneyWorld, openReader } from '../world.ts';
import { type SupervisedGateway, supervisedGateway } from './supervised-gateway.ts';

const siteToken = 'sigorta-carsisi-site';

const timings = {
  ...quick,
  ...givenUpSoon,
  /* a start takes seconds here, and what a dead gateway held is taken over after its lease */
  leaseMs: 5_000,
  challengeMs: 8_000,
  lateLooksMs: [2_000, 5_000, 10_000],
  refundsPerHour: 1_000_000,
  declinesPerHour: 1_000_000,
  pollMs: 100,
  providerTimeoutMs: 2_000,
  insurerTimeoutMs: 2_000,
};

/** what starts of the gateways may take on a busy machine, ms */
const startMs = 120_000;

export interface StormWorld extends MoneyWorld {
  gateways: readonly SupervisedGateway[];
  /** waits until every gateway answers */
  whenReady: () => Promise<void>;
}

/** A world whose two gateways are processes that may be killed. @param server a PostgreSQL server with the template */
export async function openStormWorld(server: string): Promise<StormWorld> {
  setMaxListeners(0);
  const sandbox = await startSandbox();
  const line = await openLine(sandbox.urls.main);
  await sandbox.cards.leadTo(lineEnvironment(sandbox, line));
  const database = await replicaDatabase(server);
  const keptCode = mkdtempSync(join(tmpdir(), 'code-'));
  const environment = {
    ...lineEnvironment(sandbox, line),
    NODE_COMPILE_CACHE: keptCode,
    DATABASE_URL: String(database.url),
    PURCHASE_TIMINGS: JSON.stringify(timings),
  };
  const gateways = [await supervisedGateway(environment), await supervisedGateway(environment)];
  const whenReady = async (): Promise<void> => {
    const until = Date.now() + startMs;
    for (;;) {
      if (Date.now() > until)
        throw new Error(gateways.map((one) => `${one.starts()} starts, ${one.complaint()}`).join('; '));
      const ready = await Promise.all(gateways.map((one) => one.isReady()));
      if (ready.every(Boolean)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await keepCode(gateways, whenReady);
  return {
    gateways,
    whenReady,
    line,
    database,
    replicas: [],
    buyer: (replica = 0) => new Buyer(gateways[replica % gateways.length]?.url ?? '', siteToken),
    staff: () => Promise.reject(new Error('no staff in a storm')),
    look: (path) => control(sandbox, path),
    control: (path, body = {}) => control(sandbox, path, body),
    casesLater: async () => {
      const { reader, close } = await openReader({ environment, timings, database });
      try {
        return await casesOf(reader);
      } finally {
        await close();
      }
    },
    startWorkers: () => {},
    stopWorkers: async () => {},
    close: async () => {
      await Promise.all(gateways.map((one) => one.close()));
      await line.close();
      await sandbox.close();
      await database.close();
      rmSync(keptCode, { recursive: true, force: true });
    },
  };
}

/** A program that is killed keeps no code it has read: each ends well once, so that those after it start in half the time. */
async function keepCode(gateways: readonly SupervisedGateway[], whenReady: () => Promise<void>) {
  await whenReady();
  for (const one of gateways) {
    const before = one.starts();
    one.end();
    while (one.starts() === before) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await whenReady();
}
