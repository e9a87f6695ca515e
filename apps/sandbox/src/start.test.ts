import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { merchant } from './testing/iyzico-client.ts';
import { started } from './testing/started.ts';

interface Run {
  child: ChildProcess;
  /** the first line that matches, from either stream */
  line: (shape: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<unknown[]>;
}

const run = (environment: Record<string, string>): Run => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: {
      ...process.env,
      SANDBOX_ROOT: join(import.meta.dirname, 'testing/fixture'),
      SANDBOX_PORT: '0',
      ACS_PORT: '0',
      SMTP_PORT: '0',
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const heard: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      said += part.toString();
      for (const wake of heard) wake();
    });
  }
  const line = async (shape: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = shape.exec(said);
      if (found) return found;
      await new Promise<void>((wake) => heard.push(wake));
    }
  };
  return { child, line, ended: once(child, 'exit') };
};

const dataFolder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-start-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

const addresses = /Sandbox: (\S+) {2}\(bank pages (\S+), mail (\S+)\)/;

const up = async (process: Run) => {
  const [, main = '', acs = '', smtp = ''] = await process.line(addresses);
  return { urls: { main, acs, smtp }, close: async () => {} };
};

test('a charge answered for is still there after the process was killed', async () => {
  const environment = { DATA_DIR: dataFolder() };
  const first = run(environment);
  const shop = merchant(await up(first));
  const { paymentId } = await shop.proven();
  await shop.auth(paymentId);
  first.child.kill('SIGKILL');
  await first.ended;

  const again = merchant(await up(run(environment)));
  expect((await again.charges()).net).toMatchObject([{ charges: 1, net: 10000 }]);
  expect(await again.detail({ paymentId })).toMatchObject({ paymentStatus: 'SUCCESS' });
});

test('SIGTERM ends it with 0', async () => {
  const process = run({ DATA_DIR: dataFolder() });
  await up(process);
  process.child.kill('SIGTERM');
  expect((await process.ended)[0]).toBe(0);
});

test.each([
  ['a port in use', (port: string) => ({ SANDBOX_PORT: port }), /Port \d+ is in use/],
  ['a port that is no number', () => ({ ACS_PORT: 'bank' }), /ACS_PORT is not a port number: bank/],
  ['a data folder that is a file', () => ({ DATA_DIR: '/dev/null' }), /The data folder cannot be written/],
])('%s gives one clear sentence and a non-zero exit', async (_case, settings, sentence) => {
  const { urls } = await started();
  const process = run({ DATA_DIR: dataFolder(), ...settings(new URL(urls.main).port) });
  await process.line(sentence);
  expect((await process.ended)[0]).toBe(1);
});
