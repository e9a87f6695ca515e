import { spawn } from 'node:child_process';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

/**
 * `node with-postgres.ts <command> …` runs a command with TEST_DATABASE_URL set: the given one, else that of a server
 * started for it and thrown away afterwards. Says so loudly, and ends well, where none can run.
 */
const [command, ...parameters] = process.argv.slice(2);
const say = (line: string) => process.stderr.write(`${line}\n`);

const run = (url: string): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command ?? '', parameters, {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: url },
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    child.on('error', (error) => {
      say(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });

if (command === undefined) {
  say('Usage: node with-postgres.ts <command> [arguments]');
  process.exitCode = 2;
} else if (process.env.TEST_DATABASE_URL) {
  process.exitCode = await run(process.env.TEST_DATABASE_URL);
} else {
  const server = await startThrowAwayPostgres(say);
  if (server) {
    say(`PostgreSQL from ${server.folder} on ${server.url}`);
    process.exitCode = await run(server.url);
    await server.stop();
  } else {
    say('SKIPPED: no PostgreSQL server can run here; set TEST_DATABASE_URL, or install postgresql.');
  }
}
