import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPort } from '@sigorta/tooling/process/ports';
import pg from 'pg';
import { postgresFolders } from './postgres-binaries.ts';

export interface ThrowAwayPostgres {
  url: string;
  /** of the program */
  folder: string;
  /** of what it keeps */
  data: string;
  /** ends it by SIGKILL and starts it again on the same files and port */
  killAndRestart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; these users exist on every Debian. */
interface User {
  uid: number;
  gid: number;
}

/** Who the server is; null: whoever starts it. */
export const serverUser = (): User | null => {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('Neither the user postgres nor nobody exists.');
};

const pauseMs = 50;
const patienceMs = 30_000;

const whenReady = async (url: string, server: ChildProcess): Promise<void> => {
  const until = Date.now() + patienceMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
};

const startIn = async (binaries: string, more: readonly string[]): Promise<ThrowAwayPostgres> => {
  const user = serverUser();
  const home = mkdtempSync(join(tmpdir(), 'gateway-postgres-'));
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) for (const folder of [home, data]) chownSync(folder, user.uid, user.gid);
  const as = { cwd: home, ...(user ?? {}) };
  const forget = () => rmSync(home, { recursive: true, force: true });
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'gateway', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...as, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    forget();
    throw new Error(made.stderr || String(made.error));
  }
  const port = await drawPort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
    ...more,
  ];
  const launch = (): ChildProcess =>
    spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...as, stdio: 'ignore' },
    );
  let server = launch();
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      // immediate shutdown: nothing of this database is kept
      server.kill('SIGQUIT');
      await new Promise((resolve) => server.once('exit', resolve));
    }
    forget();
  };
  const url = `postgresql://gateway@127.0.0.1:${port}/postgres`;
  try {
    await whenReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  /* the new server refuses to start until the last process of the old one is gone */
  const killAndRestart = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
    const until = Date.now() + patienceMs;
    for (;;) {
      server = launch();
      try {
        return await whenReady(url, server);
      } catch (error) {
        if (Date.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };
  return { url, folder: binaries, data, killAndRestart, stop };
};

/**
 * Starts a server of its own on a free port, with the first binaries that run; null when none does.
 * @param settings `name=value`, beside ours or instead of them
 */
export const startThrowAwayPostgres = async (
  report: (line: string) => void = () => {},
  settings: readonly string[] = [],
): Promise<ThrowAwayPostgres | null> => {
  for (const binaries of postgresFolders()) {
    try {
      return await startIn(binaries, settings);
    } catch (error) {
      report(`PostgreSQL in ${binaries} did not start: ${String(error).split('\n')[0]}`);
    }
  }
  return null;
};
