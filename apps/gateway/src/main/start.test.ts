import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownCertificates } from '@sigorta/server-tls/testing';
import { drawPort } from '@sigorta/tooling/process/ports';
import { shortLived } from '@sigorta/tooling/process/short-lived';
import { Agent, request } from 'undici';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../platform/read-config.ts';
import { StartError } from '../platform/start-error.ts';
import { unpackTemplate } from '../testing/database-template.ts';

const folder = mkdtempSync(join(tmpdir(), 'gateway-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** read once in a run, by whatever starts gateways */
const { NODE_COMPILE_CACHE } = process.env;
const keptCode = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

const startProcess = (environment: Record<string, string>, words = shortLived) => {
  const child = spawn(process.execPath, [...words, join(import.meta.dirname, 'start.ts')], {
    env: { PATH: process.env.PATH ?? '', ...keptCode, DATA_DIR: join(folder, 'data'), ...environment },
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const says = async (text: string): Promise<void> => {
    while (!output.includes(text)) {
      const end = child.exitCode ?? child.signalCode;
      if (end !== null) throw new Error(`it ended with ${end}: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { child, ended, says, output: () => output };
};

test.each([
  ['PORT', '99999'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'ftp://x'],
  ['DATABASE_URL', 'mysql://x'],
  ['SECRET_KEY', 'short'],
])('the setting %s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value }, '/')).toThrow(StartError);
  expect(() => readConfig({ [name]: value }, '/')).toThrow(`The setting ${name} does not fit`);
});

const own = {
  CARD_SECRET: 'one of our own',
  INSURERS_API_KEY: 'a',
  PAYMENT_API_KEY: 'b',
  PAYMENT_SECRET_KEY: 'c',
};
test.each(Object.keys(own))('under https the sandbox’s %s is refused in one sentence', (name) => {
  const environment: Record<string, string> = { ...own, PUBLIC_URL: 'https://sigorta.example' };
  expect(readConfig(environment, '/').publicUrl).toBe('https://sigorta.example');
  delete environment[name];
  expect(() => readConfig(environment, '/')).toThrow(StartError);
  expect(() => readConfig(environment, '/')).toThrow(`The setting ${name} still holds the sandbox's key`);
  expect(() => readConfig({ ...environment, PUBLIC_URL: 'http://localhost:4300' }, '/')).not.toThrow();
});

/** Everything below a folder that somebody else than its owner may read or write. */
const openTo = (path: string): string[] =>
  [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))].filter(
    (file) => (statSync(file).mode & 0o077) !== 0,
  );

test('a data folder that others may write is refused in one sentence', async () => {
  const open = join(folder, 'open');
  mkdirSync(open);
  chmodSync(open, 0o777);
  const refused = startProcess({ PORT: '0', HOP_PORT: '0', DATA_DIR: open });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/^The data folder .* may be written by others \(mode 777\).*\n$/);
});

test('it starts, refuses a second one on its data, and stops on SIGTERM leaving the folder free', async () => {
  const [port, hop, other] = [await drawPort(), await drawPort(), await drawPort()];
  const first = startProcess({ PORT: String(port), HOP_PORT: String(hop) }, []);
  await first.says('"event":"started"');
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(readdirSync(join(folder, 'data/database')).length).toBeGreaterThan(10);
  expect(openTo(join(folder, 'data'))).toEqual([]);
  await unpackTemplate(join(folder, 'other'));
  const second = startProcess({ PORT: String(other), HOP_PORT: '0' });
  const taken = startProcess({ PORT: String(port), HOP_PORT: '0', DATA_DIR: join(folder, 'other') });
  expect(await Promise.all([second.ended, taken.ended])).toEqual([1, 1]);
  expect(second.output()).toMatch(/^The data folder .* is in use by another gateway/);
  expect(taken.output()).toContain(`Port ${port} is in use by another program`);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const again = startProcess({ PORT: String(port), HOP_PORT: String(hop) });
  await again.says('"event":"started"');
  again.child.kill('SIGINT');
  expect(await again.ended).toBe(0);
});

test('with a certificate it speaks TLS at both doors, to whoever trusts its authority', async () => {
  const own = ownCertificates('gateway-1');
  const [port, hop] = [await drawPort(), await drawPort()];
  const files = { TLS_CERTIFICATE_FILE: own.certificate('gateway-1'), TLS_KEY_FILE: own.key('gateway-1') };
  await unpackTemplate(join(folder, 'shown'));
  const gateway = startProcess({
    PORT: String(port),
    HOP_PORT: String(hop),
    DATA_DIR: join(folder, 'shown'),
    ...files,
  });
  const dispatcher = new Agent({ connect: { ca: own.ca } });
  await gateway.says('"event":"started"');
  expect((await request(`https://127.0.0.1:${port}/readyz`, { dispatcher })).statusCode).toBe(200);
  expect((await request(`https://127.0.0.1:${hop}/banka/none.none`, { dispatcher })).statusCode).toBe(410);
  await expect(request(`https://127.0.0.1:${port}/readyz`)).rejects.toMatchObject({
    code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  });
  await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
  await dispatcher.close();
  gateway.child.kill('SIGTERM');
  expect(await gateway.ended).toBe(0);
  own.remove();
});

test('told to stop, it says that it is not ready, still answers, finishes what is open and then ends', async () => {
  const port = await drawPort();
  const url = `http://127.0.0.1:${port}`;
  await unpackTemplate(join(folder, 'leaving'));
  const gateway = startProcess({
    PORT: String(port),
    HOP_PORT: '0',
    DATA_DIR: join(folder, 'leaving'),
    DRAIN_SECONDS: '3',
  });
  await gateway.says('"event":"started"');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  gateway.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 20 }).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/.well-known/security.txt`)).status).toBe(200);
  expect(await gateway.ended).toBe(0);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
