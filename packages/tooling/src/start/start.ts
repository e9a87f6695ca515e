import { join } from 'node:path';
import { type Child, startChild, stopChild, waitUntilUp } from '../process/child.ts';
import { isPortFree } from '../process/ports.ts';
import { StopError } from '../process/stop-error.ts';
import { isBuilt, noteBuilt, sourceStamp } from './build-stamp.ts';
import { inTurn } from './build-turn.ts';
import { checkDataFolder } from './data-folder.ts';
import { addresses, ports, root } from './settings.ts';

const began = performance.now();
const say = (text: string) =>
  console.log(`[${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s] ${text}`);

/** Builds what changed, starts sandbox and gateway, prints where they are, and stops all of it on Ctrl-C. */
export async function start(): Promise<void> {
  const running: Child[] = [];
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    // The gateway first: it finishes its answers while the outside world still stands.
    for (const child of running.reverse()) await stopChild(child);
    process.exit(code);
  };
  process.on('SIGINT', () => {
    console.log('\nStopping …');
    void stop(0);
  });
  process.on('SIGTERM', () => void stop(0));

  try {
    const env = addresses();
    await checkPorts();
    checkDataFolder(env.DATA_DIR ?? '.data');
    if (isBuilt(root)) say('The site stands as it was built the last time.');
    else {
      const waits = () => say('Another start builds the site in this folder; waiting for it …');
      await inTurn(root, waits, async () => {
        if (!isBuilt(root)) await buildSite(running);
      });
    }
    // what they write is nobody else's to read
    process.umask(0o077);

    say(
      'Starting the sandbox (insurers, bank, SMS, mail), card entry and the gateway ' +
        `(${env.DATABASE_URL ? 'PostgreSQL server' : `embedded PostgreSQL in ${env.DATA_DIR}`}) …`,
    );
    const up = async (name: string, file: string, url: string) => {
      const child = startChild(name, process.execPath, [file], { cwd: root, env });
      running.push(child);
      await waitUntilUp(child, url, { onWait: () => say(`Still waiting for ${name} at ${url} …`) });
    };
    await Promise.all([
      up('sandbox', 'apps/sandbox/src/start.ts', `${env.SANDBOX_URL}/healthz`),
      up('card entry', 'apps/card-entry/src/server/start.ts', `${env.CARD_INNER_URL}/healthz`),
      up('gateway', 'apps/gateway/src/main/start.ts', `http://localhost:${ports.PORT}/readyz`),
    ]);

    say('Ready.');
    console.log(`
  The site            ${env.PUBLIC_URL}
  The staff panel     ${env.PANEL_ORIGIN || env.PUBLIC_URL}/panel/giris   the invitation lies in the sandbox's mail box
  The sandbox         ${env.SANDBOX_URL}   SMS and mail boxes, test cards, faults to try
  Stop                Ctrl-C (the data stays in ${env.DATA_DIR})
`);
    for (const child of running) {
      void child.exited.then((code) => {
        if (stopping) return;
        console.error(`${child.name} ended (${code ?? 'by a signal'}):\n${child.tail()}`);
        void stop(1);
      });
    }
  } catch (error) {
    if (!(error instanceof StopError)) throw error;
    console.error(`\n${error.message}`);
    await stop(1);
  }
}

/** The apps each for themselves, then what puts them together. */
async function buildSite(running: Child[]): Promise<void> {
  say('Building the site (only what changed since the last time) …');
  const sources = sourceStamp(root);
  for (const task of ['build', 'assemble']) {
    const args = ['run', task, '--output-logs=new-only'];
    const turbo = join(root, 'node_modules/.bin/turbo');
    const build = startChild(task, turbo, args, { cwd: root, show: buildProgress });
    running.push(build);
    if ((await build.exited) !== 0) throw new StopError(`The build failed:\n${build.tail()}`);
    running.pop();
  }
  noteBuilt(root, sources);
}

/** Of a build's many lines the one per task that tells what is going on. */
function buildProgress(line: string): string | null {
  const [, task, state] = /^(\S+:(?:build|assemble)): cache (hit|miss)/.exec(line) ?? [];
  return task ? `          ${task.replace(':', ' ')}: ${state === 'hit' ? 'unchanged' : 'building'}` : null;
}

async function checkPorts(): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new StopError(`${name} must be a port number between 1 and 65535.`);
    }
    if (!(await isPortFree(port))) {
      throw new StopError(
        `Port ${port} is in use: stop the program that listens there, or choose another port, ` +
          `for example ${name}=${port + 1000} npx --yes pnpm@12 start`,
      );
    }
  }
}
