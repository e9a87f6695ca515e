import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

const workerFile = join(import.meta.dirname, 'worker.ts');

/** gateways whose workers share the database */
export const replicas = 2;

/** Worker processes that are killed and started again. */
export class Workers {
  readonly #children: (ChildProcess | null)[] = Array.from({ length: replicas }, () => null);
  readonly #environment: NodeJS.ProcessEnv;
  readonly #clock: () => number;
  kills = 0;

  constructor(environment: NodeJS.ProcessEnv, clock: () => number) {
    this.#environment = environment;
    this.#clock = clock;
  }

  start(at: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = fork(workerFile, {
        env: this.#environment,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      this.#children[at] = child;
      child.on('message', (said) => {
        if (said === 'at work') resolve();
        else child.send({ now: this.#clock() });
      });
      child.on('exit', (code) => {
        if (code !== null && code !== 0) reject(new Error(`a worker ended with ${code}`));
      });
    });
  }

  tell(): void {
    for (const child of this.#children) if (child?.connected) child.send({ now: this.#clock() });
  }

  async killAndRestart(at: number): Promise<void> {
    const child = this.#children[at];
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.kills += 1;
    await this.start(at);
  }

  async close(): Promise<void> {
    for (const child of this.#children) {
      if (!child) continue;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    }
  }
}
