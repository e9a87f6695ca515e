import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GatewayProcess, gatewayProcess } from '../../testing/purchase/gateway-process.ts';
import { keepSmallSite, nameOfSite, saidBy, writeSmallSite } from '../../testing/releases/small-site.ts';
import { newPlace, type Place } from '../../testing/restore/place.ts';
import { testSecret } from '../../testing/test-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-command-'));
const [dist, sitesDir] = [join(folder, 'dist'), join(folder, 'sites')];
let place: Place;
let gateway: GatewayProcess;

/** As an operator runs it. */
const site = (...words: string[]): Promise<{ status: number | null; told: string }> =>
  new Promise((resolve) => {
    const { TEST_DATABASE_URL: _, DATABASE_URL: __, ...environment } = process.env;
    const program = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../../run.mjs'), 'site', ...words],
      {
        env: {
          ...environment,
          NODE_ENV: 'test',
          SECRET_KEY: testSecret,
          LOG_LEVEL: 'silent',
          DATA_DIR: place.dataDir,
          DIST_DIR: dist,
          SITES_DIR: sitesDir,
          ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
        },
      },
    );
    let told = '';
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (chunk: Buffer) => {
        told += chunk.toString('utf8');
      });
    program.once('close', (status) => resolve({ status, told }));
  });
const isShared = (): boolean => place.databaseUrl !== null;
/** The embedded database is open to one process. */
const withoutGateway = async (work: () => Promise<unknown>): Promise<void> => {
  if (!isShared()) await gateway.stop();
  await work();
  if (!isShared()) await gateway.start();
};
const shown = async (): Promise<string> => {
  const answer = await fetch(gateway.url, { headers: { 'accept-language': 'tr' } });
  return saidBy(await answer.text()).words.join();
};
const untilShown = (words: string) => expect.poll(shown, { interval: 50, timeout: 20_000 }).toBe(words);

beforeAll(async () => {
  place = await newPlace({ migrated: true });
  writeSmallSite(dist, 'own');
  gateway = await gatewayProcess({ DIST_DIR: dist, SITES_DIR: sitesDir }, place);
  await gateway.start();
});
afterAll(async () => {
  await gateway?.close();
  await place?.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('an assembled site is kept under its name once, and what could not be turned to is not', async () => {
  const name = nameOfSite(dist);
  expect(await site('keep')).toEqual({ status: 0, told: `${name} is kept in ${sitesDir}.\n` });
  expect(await site('keep')).toEqual({ status: 0, told: `${name} is kept already.\n` });
  const foreign = join(folder, 'foreign');
  writeSmallSite(foreign, 'foreign', { contract: 2 });
  expect(await site('keep', foreign)).toEqual({
    status: 1,
    told: `${foreign} is not kept: it was built for gateways of another version (pages/contract.json).\n`,
  });
  expect(readdirSync(sitesDir)).toEqual([name]);
});

test('an operator turns, and reads what is live', async () => {
  const blue = join(folder, 'blue');
  writeSmallSite(blue, 'blue');
  const name = nameOfSite(blue);
  await site('keep', blue);
  expect(await shown()).toBe('own');
  await withoutGateway(async () => {
    expect(await site('turn', 'site@0123456789abcdef')).toMatchObject({
      status: 1,
      told: 'site@0123456789abcdef is not made live: its list is none.\n',
    });
    expect(await site('turn', name)).toEqual({
      status: 0,
      told: `Live is ${name}; before it was own (what came with each gateway).\n`,
    });
    expect((await site()).told).toMatch(
      new RegExp(`^live: ${name} since \\S+\nbefore: own \\(.*\\)\nkept: ${name} of \\S+\nkept: site@`),
    );
  });
  await untilShown('blue');
});

test('a gateway that is killed while it turns begins with what is live, whole', async () => {
  const green = keepSmallSite(sitesDir, 'green');
  if (!isShared()) await gateway.stop();
  expect((await site('turn', green)).status).toBe(0);
  /* on a server it has heard of it, or has not, or is in the middle */
  const pid = gateway.pid();
  if (isShared() && pid !== null) {
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => gateway.ended()).toBe('SIGKILL');
  }
  await gateway.start();
  expect(await shown()).toBe('green');
});

test('sweeping takes what is old and what a killed copy left, never what is live or was before, which is gone back to', async () => {
  const old = new Date(Date.now() - 90 * 24 * 3600_000);
  const names = Array.from({ length: 6 }, (_, number) => keepSmallSite(sitesDir, `more-${number}`));
  const torn = join(sitesDir, '.coming-torn');
  mkdirSync(torn);
  writeFileSync(join(torn, 'built.json'), '{');
  const kept = readdirSync(sitesDir).filter((name) => name.startsWith('site@') && !names.includes(name));
  for (const name of [...kept, names[0] ?? '', '.coming-torn']) utimesSync(join(sitesDir, name), old, old);
  let told = '';
  await withoutGateway(async () => {
    ({ told } = await site('sweep'));
    await site('back');
  });
  /* that it came with its gateway is no reason to keep it */
  const gone = [nameOfSite(dist), names[0] ?? ''];
  expect(told.replace('Taken away: ', '').trim().split(', ').toSorted()).toEqual(gone.toSorted());
  expect(readdirSync(sitesDir).toSorted()).toEqual(
    [...kept, ...names].filter((name) => !gone.includes(name)).toSorted(),
  );
  await untilShown('blue');
});

test.each([[['turn']], [['publish']]])('%j is told how it is used', async (words) => {
  expect(await site(...words)).toMatchObject({ status: 2, told: expect.stringContaining('Usage:') });
});
