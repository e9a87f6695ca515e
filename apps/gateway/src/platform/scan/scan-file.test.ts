import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../read-config.ts';
import { scanFile } from './scan-file.ts';
import { fakeScanner, virusOfTests } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'scan-'));
let fake: Awaited<ReturnType<typeof fakeScanner>>;
beforeAll(async () => {
  fake = await fakeScanner(folder);
});
afterAll(async () => {
  await fake.close();
  rmSync(folder, { recursive: true });
});

test('a file goes to the scanner whole, in pieces, and its word is taken', async () => {
  const long = Buffer.concat([Buffer.alloc(150_000, 7), Buffer.from(virusOfTests)]);
  expect(await scanFile({ path: fake.path }, long)).toBe('found');
  expect(fake.asked.at(-1)?.equals(long)).toBe(true);
  expect(await scanFile({ path: fake.path }, long.subarray(0, 150_000))).toBe('clean');
  expect(await scanFile({ path: fake.path }, Buffer.alloc(0))).toBe('clean');
});

test.each(['no-signatures', 'half'] as const)('an answer that is no judgement (%s) is none', async (mood) => {
  fake.is(mood);
  await expect(scanFile({ path: fake.path }, Buffer.from('a'))).rejects.toThrow('judged nothing');
  fake.is('well');
});

test('where nobody listens there is no judgement', async () => {
  await expect(scanFile({ path: join(folder, 'nobody') }, Buffer.from('a'))).rejects.toThrow('ENOENT');
});

test('the setting names a socket or a port', () => {
  const scannerOf = (VIRUS_SCANNER?: string) =>
    readConfig(VIRUS_SCANNER === undefined ? {} : { VIRUS_SCANNER }, '/').scanner;
  expect(scannerOf()).toBe(null);
  expect(scannerOf('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(scannerOf('tcp://127.0.0.1:3310')).toEqual({ host: '127.0.0.1', port: 3310 });
  expect(() => scannerOf('clamav:3310')).toThrow('The setting VIRUS_SCANNER does not fit');
});

/* Debian's daemon with one signature of ours; its own two hundred megabytes come from the internet */
const hasDaemon = spawnSync('clamd', ['--version']).status === 0;

test.skipIf(!hasDaemon)('ClamAV’s own daemon is understood', async () => {
  const signatures = mkdtempSync(join(folder, 'signatures-'));
  const path = join(folder, 'real.ctl');
  writeFileSync(join(signatures, 'own.ndb'), `Tests.One:0:*:${Buffer.from(virusOfTests).toString('hex')}\n`);
  const settings = join(folder, 'clamd.conf');
  writeFileSync(
    settings,
    [`LocalSocket ${path}`, `DatabaseDirectory ${signatures}`, 'Foreground yes', 'User root', ''].join('\n'),
  );
  const daemon = spawn('clamd', ['--config-file', settings], { stdio: 'ignore' });
  const ended = new Promise((resolve) => daemon.once('exit', resolve));
  try {
    await expect
      .poll(() => scanFile({ path }, Buffer.from('a')).catch(() => 'not yet'), { timeout: 100_000 })
      .toBe('clean');
    expect(await scanFile({ path }, Buffer.from(`a picture with ${virusOfTests} in it`))).toBe('found');
  } finally {
    daemon.kill('SIGTERM');
    await ended;
  }
});
