import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../start-error.ts';

type Tool = 'pg_dump' | 'pg_restore';

/** A database on a server, and what a program started for it inherits. */
export interface Server {
  url: string;
  environment: NodeJS.ProcessEnv;
}

/** By these a tool would go elsewhere than the address says. */
const misleading = ['PGHOSTADDR', 'PGSERVICE', 'PGSERVICEFILE'];

/** Where a tool finds the server; the password goes by the environment, as everybody may read a command line. */
const reach = (url: string, environment: NodeJS.ProcessEnv): { address: string; env: NodeJS.ProcessEnv } => {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const own = Object.entries(environment).filter(([name]) => !misleading.includes(name));
  return {
    address: address.href,
    /* where a ticket of Kerberos is at hand, the tools would take its line before they ask for TLS */
    env: {
      ...Object.fromEntries(own),
      PGGSSENCMODE: 'disable',
      ...(password === '' ? {} : { PGPASSWORD: password }),
    },
  };
};

const run = (tool: Tool, { url, environment }: Server, words: readonly string[]) => {
  const { address, env } = reach(url, environment);
  const child = spawn(tool, [...words, `--dbname=${address}`], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(
        new StartError(
          `The program ${tool} was not found; install PostgreSQL’s client tools, at least as new as the server, and have them on the PATH.`,
        ),
      ),
    );
    child.once('close', (code) => {
      const lines = said.trim().split('\n');
      const reason = lines.find((line) => line.includes('error:')) ?? lines.at(-1) ?? '';
      if (code === 0) resolve();
      else reject(new StartError(`${tool} did not succeed: ${reason || 'it ended without a word'}`));
    });
  });
  /* whoever reads the output first hears of the end there */
  ended.catch(() => {});
  return { child, ended };
};

/**
 * The database in pg_dump's custom format, as it stood in a snapshot.
 * @throws StartError when the program is missing or fails
 */
export async function* dumpServer(server: Server, snapshot: string): AsyncGenerator<Uint8Array> {
  const { child, ended } = run('pg_dump', server, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--no-unlogged-table-data',
    /* they go into a file of which the newest alone counts (record-key-file.ts) */
    '--exclude-table-data=public.record_key',
    `--snapshot=${snapshot}`,
  ]);
  child.stdin.end();
  try {
    yield* child.stdout;
    await ended;
  } finally {
    if (child.exitCode === null) child.kill();
  }
}

/**
 * Reads a dump into a database, all of it or nothing.
 * @throws StartError when the program is missing or fails
 */
export const restoreServer = async (server: Server, copy: AsyncIterable<Uint8Array>): Promise<void> => {
  const { child, ended } = run('pg_restore', server, [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
  ]);
  child.stdout.resume();
  const written = pipeline(Readable.from(copy), child.stdin);
  const [input, output] = await Promise.allSettled([written, ended]);
  /* what the file says comes first; a broken pipe is only what the program's end looks like from here */
  if (input.status === 'rejected' && input.reason instanceof StartError) throw input.reason;
  if (output.status === 'rejected') throw output.reason;
  if (input.status === 'rejected') throw input.reason;
};
