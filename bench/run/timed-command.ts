import { type ChildProcess, spawn } from 'node:child_process';

export interface Timed {
  /** seconds by the clock, until the command ended or was told to */
  wall: number;
  /** seconds of CPU of the command and everything it started, kernel included: what load beside it changes little */
  cpu: number;
  code: number | null;
  output: string;
}

interface Options {
  cwd: string;
  env?: Record<string, string>;
  /** ends the command, by SIGINT, when this resolves; `wall` counts to there */
  until?: () => Promise<void>;
}

const secondsIn = (text: string, kind: string): number =>
  Number(new RegExp(`^${kind} (\\d+[.,]\\d+)$`, 'm').exec(text)?.[1]?.replace(',', '.') ?? Number.NaN);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGINT');
}

/** Runs a line of the shell and tells what it took. */
export async function timedCommand(line: string, { cwd, env = {}, until }: Options): Promise<Timed> {
  const began = performance.now();
  const child = spawn('bash', ['-c', `trap : INT; TIMEFORMAT=$'user %U\\nsys %S'; time { ${line}; }`], {
    cwd,
    env: { ...process.env, LC_ALL: 'C', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  /* own process group: whoever ends the measurement ends the command with it */
  const endWithUs = () => endGroup(child);
  process.once('exit', endWithUs);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let wall: number | undefined;
  if (until) {
    await Promise.race([
      until(),
      ended.then((code) => Promise.reject(new Error(`ended (${code}):\n${output}`))),
    ]);
    wall = (performance.now() - began) / 1000;
    endGroup(child);
  }
  const code = await ended;
  process.off('exit', endWithUs);
  return {
    wall: wall ?? (performance.now() - began) / 1000,
    cpu: secondsIn(output, 'user') + secondsIn(output, 'sys'),
    code,
    output,
  };
}
