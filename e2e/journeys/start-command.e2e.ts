import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { emptyFolder } from '../system/data-folder.ts';
import { portOf, portsFrom } from '../system/ports.ts';

const root = join(import.meta.dirname, '../..');
const command = ['packages/tooling/src/start/start.mjs'];

/** A start builds what changed before it opens: the longest a build has taken beside other work, and as much again. */
const readyWithin = { timeout: 150_000 };
test.describe.configure({ timeout: 400_000 });

/** those a test that failed or ran out of time left behind */
const running = new Set<ChildProcess>();

function run(env: Record<string, string>, nodeArguments: string[] = [], words?: string[]) {
  const program = words ? ['apps/gateway/run.mjs', ...words] : command;
  const child = spawn(process.execPath, [...nodeArguments, ...program], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  running.add(child);
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return { child, ended, output: () => output };
}

let data: string;

test.beforeEach(() => {
  data = emptyFolder('sigorta-start-');
});

test.afterEach(async () => {
  for (const child of running) {
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGINT');
    await closed;
  }
  rmSync(data, { recursive: true, force: true });
});

/* a folder in use is no damaged one: whoever starts beside the shop is told so */
async function cannotStartBeside(folder: string): Promise<void> {
  const beside = run({ ...portsFrom(portOf('start-folder-wanted')), DATA_DIR: folder });
  expect(await beside.ended).toBe(1);
  expect(beside.output()).toMatch(/in use/);
  expect(beside.output()).not.toContain('    at ');
}

test('prints the addresses, keeps its data folder to itself, stops on Ctrl-C and finds its data again', async () => {
  const port = portOf('start-twice');
  const env = { ...portsFrom(port), DATA_DIR: data };
  for (const round of ['first', 'second']) {
    const started = run(env);
    await expect.poll(started.output, { ...readyWithin, message: `${round} start` }).toContain('Ready.');
    expect(started.output()).toContain(`http://localhost:${port}`);
    expect(started.output()).toContain(`http://localhost:${port + 2}`);
    const charges = `http://localhost:${port + 2}/healthz`;
    expect((await fetch(charges)).ok).toBe(true);
    if (round === 'second') await cannotStartBeside(data);
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
    await expect(fetch(charges)).rejects.toThrow();
  }
});

test('a port in use is named, with a way out', async () => {
  const port = portOf('start-port-taken');
  const server = createServer().listen(port, '127.0.0.1');
  const refused = run({ ...portsFrom(port), DATA_DIR: data });
  expect(await refused.ended).toBe(1);
  server.close();
  expect(refused.output()).toContain(`Port ${port} is in use`);
  expect(refused.output()).not.toContain('    at ');
});

test('an old Node is told which one is needed', async () => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;
  const refused = run(portsFrom(portOf('start-nothing-listens')), ['--import', pretend]);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('needs Node 24');
});

test('an owner is invited while the shop does not run, by a link for the panel', async () => {
  const invited = run(
    { ...portsFrom(portOf('start-nothing-listens')), DATA_DIR: data },
    [],
    ['invite-owner', 'ada@example.com', 'Ada', 'Kaya'],
  );
  expect(await invited.ended).toBe(0);
  expect(invited.output()).toMatch(/http:\/\/localhost:\d+\/panel\/giris#davet=[\w-]{43}/);
});

test('a damaged database is told in one sentence', async () => {
  mkdirSync(join(data, 'database'));
  writeFileSync(join(data, 'database/PG_VERSION'), 'this is no version\n');
  const refused = run({ ...portsFrom(portOf('start-damaged')), DATA_DIR: data });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('database');
  expect(refused.output()).not.toContain('    at ');
});

test('a data folder that cannot be made is named', async () => {
  const file = join(data, 'a-file');
  writeFileSync(file, '');
  const refused = run({ ...portsFrom(portOf('start-nothing-listens')), DATA_DIR: join(file, 'folder') });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(file);
});
