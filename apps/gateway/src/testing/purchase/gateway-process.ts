import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPort } from '@sigorta/tooling/process/ports';
import { shortLived } from '@sigorta/tooling/process/short-lived';
import pg from 'pg';
import type { Failpoint } from '../../platform/failpoint.ts';
import { copiedAs, unpackTemplate } from '../database-template.ts';
import { tellServer } from '../tell-server.ts';
import { testSecret } from '../test-secret.ts';

const startFile = join(import.meta.dirname, '../../main/start.ts');

/** A database of its own on the server named by TEST_DATABASE_URL; null means the embedded one. */
async function ownDatabase(): Promise<string | null> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return null;
  const name = `kill_${process.pid}_${Date.now()}`;
  await tellServer(server, copiedAs(name));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export interface GatewayProcess {
  url: string;
  hopUrl: string;
  /** of the process that runs; null when none does */
  pid: () => number | null;
  /** everything the process ever wrote */
  output: () => string;
  folder: string;
  databaseUrl: string | null;
  arm: (point: Failpoint | '') => void;
  /** settings that its next start has beside its own */
  set: (more: NodeJS.ProcessEnv) => void;
  start: () => Promise<void>;
  /** the same for one that was killed, after what it held at a server has run out: a machine that takes its time */
  startLater: () => Promise<void>;
  /** how the process ended; null while it runs */
  ended: () => NodeJS.Signals | number | null;
  /** ends it as an operator does; it may be started again */
  stop: () => Promise<void>;
  close: () => Promise<void>;
}

/** Where the data lies that a process shall run on. */
interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

/**
 * A real gateway in a process of its own that may be killed and started again on the same data.
 * @param place data that somebody else made; a migrated database of its own when left out
 */
export async function gatewayProcess(environment: NodeJS.ProcessEnv, place?: Place): Promise<GatewayProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const failFile = join(folder, 'failpoint');
  const databaseUrl = place ? place.databaseUrl : await ownDatabase();
  const dataDir = place?.dataDir ?? join(folder, 'data');
  if (!place && databaseUrl === null) await unpackTemplate(dataDir);
  const [port, hopPort] = [await drawPort(), await drawPort()];
  const url = `http://127.0.0.1:${port}`;
  const hopUrl = `http://127.0.0.1:${hopPort}`;
  let child: ChildProcess | null = null;
  let end: NodeJS.Signals | number | null = null;
  let written = '';
  let later: NodeJS.ProcessEnv = {};

  const isReady = async () => {
    try {
      return (await fetch(`${url}/readyz`)).ok;
    } catch {
      return false;
    }
  };

  async function start(): Promise<void> {
    end = null;
    const started = spawn(process.execPath, [...(databaseUrl === null ? shortLived : []), startFile], {
      env: {
        ...process.env,
        SECRET_KEY: testSecret,
        ...environment,
        ...later,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        HOP_PORT: String(hopPort),
        HOP_URL: hopUrl,
        DATA_DIR: dataDir,
        FAILPOINT_FILE: failFile,
        RATE_LIMIT_FACTOR: '1000',
        BUSY_LOOP_MS: '0',
        ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const keep = (chunk: Buffer) => {
      written += chunk.toString('utf8');
    };
    started.stdout?.on('data', keep);
    started.stderr?.on('data', keep);
    started.once('exit', (code, signal) => {
      end = signal ?? code ?? 0;
    });
    while (!(await isReady())) {
      if (end !== null) throw new Error(`the gateway ended: ${written.slice(-500)}`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  /* the embedded database gives back what a dead process held by itself */
  const startLater = async (): Promise<void> => {
    if (databaseUrl !== null) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(`update outbox set lease_until = now() where lease_until > now()`);
      await client.end();
    }
    await start();
  };

  const stop = async (): Promise<void> => {
    if (!child || end !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };

  return {
    url,
    hopUrl,
    folder,
    databaseUrl,
    pid: () => child?.pid ?? null,
    output: () => written,
    ended: () => end,
    arm: (point) => writeFileSync(failFile, point),
    set: (more) => {
      later = more;
    },
    start,
    startLater,
    stop,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
