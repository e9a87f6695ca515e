import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, stopChild } from '@sigorta/tooling/process/child';
import { cpuOf, memoryOf } from './cpu-of.ts';

export interface MeasuredProgram {
  url: string;
  /** ms of CPU so far, all threads */
  cpu: () => number;
  /** MB that it holds now */
  memory: () => number;
  stop: () => Promise<void>;
  /** without waiting for what is under way */
  kill: () => Promise<void>;
}

const patienceMs = 180_000;

/** Starts a gateway, or something in its place, in a process of its own. @param port also the next one is taken */
export async function measuredProgram(
  root: string,
  file: string,
  port: number,
  environment: NodeJS.ProcessEnv,
): Promise<MeasuredProgram> {
  const data = mkdtempSync(join(tmpdir(), 'quote-cost-'));
  const url = `http://127.0.0.1:${port}`;
  const child = startChild(file, process.execPath, [join(root, file)], {
    cwd: root,
    env: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      HOP_PORT: String(port + 1),
      HOP_URL: `http://127.0.0.1:${port + 1}`,
      DATA_DIR: data,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
      // a late insurer is cut off by the gateway; here it is to be waited for
      INSURER_DEADLINE_MS: '60000',
      ...environment,
    },
  });
  let isOver = false;
  void child.exited.then(() => {
    isOver = true;
  });
  const until = performance.now() + patienceMs;
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (isOver || performance.now() > until) throw new Error(`${file} did not start:\n${child.tail()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const pid = child.process.pid ?? 0;
  return {
    url,
    cpu: () => cpuOf(pid),
    memory: () => memoryOf(pid),
    stop: async () => {
      await stopChild(child);
      rmSync(data, { recursive: true, force: true });
    },
    kill: async () => {
      child.process.kill('SIGKILL');
      await child.exited;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
