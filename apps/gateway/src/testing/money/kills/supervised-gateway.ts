import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPort } from '@sigorta/tooling/process/ports';
import { testSecret } from '../../test-secret.ts';

const startFile = join(import.meta.dirname, '../../../main/start.ts');
/** as a supervisor of a server waits before it starts a program again, ms */
const restartMs = 150;

/** A gateway in a process of its own, started again whenever it ends. */
export interface SupervisedGateway {
  url: string;
  isReady: () => Promise<boolean>;
  /** SIGKILL; false when it was not running */
  kill: () => boolean;
  /** asks it to end by itself, as an update does */
  end: () => void;
  /** how often it was started, and the last it wrote before it ended by itself */
  starts: () => number;
  complaint: () => string;
  close: () => Promise<void>;
}

/** @param environment settings beside address and data folder */
export async function supervisedGateway(environment: NodeJS.ProcessEnv): Promise<SupervisedGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const [port, hopPort] = [await drawPort(), await drawPort()];
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let starts = 0;
  let isClosing = false;
  let complaint = '';

  const start = (): void => {
    if (isClosing) return;
    starts += 1;
    const started = spawn(process.execPath, [startFile], {
      env: {
        ...process.env,
        SECRET_KEY: testSecret,
        ...environment,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        HOP_PORT: String(hopPort),
        HOP_URL: `http://127.0.0.1:${hopPort}`,
        DATA_DIR: join(folder, 'data'),
        RATE_LIMIT_FACTOR: '1000000',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = started;
    started.stderr?.on('data', (chunk: Buffer) => {
      complaint = chunk.toString('utf8').slice(-500);
    });
    started.once('exit', () => {
      child = null;
      setTimeout(start, restartMs);
    });
  };
  start();

  return {
    url,
    isReady: async () => {
      try {
        return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
      } catch {
        return false;
      }
    },
    kill: () => child?.kill('SIGKILL') ?? false,
    end: () => void child?.kill('SIGTERM'),
    starts: () => starts,
    complaint: () => complaint,
    close: async () => {
      isClosing = true;
      if (child) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
