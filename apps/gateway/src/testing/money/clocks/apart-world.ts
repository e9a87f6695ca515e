import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Buyer } from '../../buyer.ts';
import { gatewayProcess } from '../../purchase/gateway-process.ts';
import { control, quick, startSandbox } from '../../purchase/outside.ts';
import { openLine } from '../line.ts';
import { replicaDatabase } from '../replica-database.ts';
import { lineEnvironment, type MoneyWorld } from '../world.ts';

const skew = pathToFileURL(join(import.meta.dirname, 'skewed-date.ts')).href;

/** Waits that a clock ten minutes off would run through, and none that a purchase without a fault meets. */
const timings = {
  ...quick,
  providerTimeoutMs: 10_000,
  insurerTimeoutMs: 10_000,
  startGraceMs: 45_000,
  challengeMs: 5 * 60_000,
  leaseMs: 60_000,
};

/**
 * A world whose gateways are processes on machines with clocks of their own.
 * @param server a PostgreSQL server with the template
 * @param skewsMs how far the clock of each goes wrong
 */
export async function openApartWorld(server: string, skewsMs: readonly number[]): Promise<MoneyWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'apart-'));
  const sandbox = await startSandbox();
  const line = await openLine(sandbox.urls.main);
  const environment = lineEnvironment(sandbox, line);
  await sandbox.cards.leadTo(environment);
  const database = await replicaDatabase(server);
  const gateways = await Promise.all(
    skewsMs.map((skewMs) =>
      gatewayProcess(
        {
          ...environment,
          PURCHASE_TIMINGS: JSON.stringify(timings),
          LOG_LEVEL: 'silent',
          NODE_OPTIONS: `--import ${skew}`,
          CLOCK_SKEW_MS: String(skewMs),
        },
        { databaseUrl: database.url, dataDir: join(folder, String(skewMs)) },
      ),
    ),
  );
  await Promise.all(gateways.map((gateway) => gateway.start()));
  return {
    line,
    database,
    replicas: [],
    buyer: (replica = 0) => new Buyer(gateways[replica % gateways.length]?.url ?? '', 'sigorta-carsisi-site'),
    staff: () => Promise.reject(new Error('no staff here')),
    look: (path) => control(sandbox, path),
    control: (path, body = {}) => control(sandbox, path, body),
    casesLater: async () => [],
    startWorkers: () => {},
    stopWorkers: async () => {
      await Promise.all(gateways.map((gateway) => gateway.stop()));
    },
    close: async () => {
      await Promise.all(gateways.map((gateway) => gateway.close()));
      await line.close();
      await sandbox.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
