import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../platform/read-config.ts';
import { StartError } from '../../platform/start-error.ts';
import { type GatewayProcess, gatewayProcess } from '../../testing/purchase/gateway-process.ts';
import { keepSmallSite, nameOfSite, saidBy, writeSmallSite } from '../../testing/releases/small-site.ts';
import { newPlace, type Place } from '../../testing/restore/place.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { createContext, type GatewayContext } from '../context.ts';
import { siteWork } from './site-work.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-command-'));
const [dist, sitesDir] = [join(folder, 'dist'), join(folder, 'sites')];
let place: Place;
let gateway: GatewayProcess;

const settings = (): NodeJS.ProcessEnv => {
  const { TEST_DATABASE_URL: _, DATABASE_URL: __, ...environment } = process.env;
  return {
    ...environment,
    NODE_ENV: 'test',
    SECRET_KEY: testSecret,
    LOG_LEVEL: 'silent',
    DATA_DIR: place.dataDir,
    DIST_DIR: dist,
    SITES_DIR: sitesDir,
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
  };
};

/** As an operator runs it. */
const program = (...words: string[]): Promise<{ status: number | null; told: string }> =>
  new Promise((resolve) => {
    const run = [join(import.meta.dirname, '../../../run.mjs'), 'site', ...words];
    const child = spawn(process.execPath, run, { env: settings() });
    let told = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        told += chunk.toString('utf8');
      });
    child.once('close', (status) => resolve({ status, told }));
  });

const config = () => readConfig(settings(), '/');
const onDatabase = async <Result>(work: (context: GatewayContext) => Promise<Result>): Promise<Result> => {
  const context = await createContext(config());
  return work(context).finally(context.close);
};
/** What the program does with its words, without a process: what it tells, or why nothing was done. */
const site = async (...words: string[]): Promise<string> => {
  const work = siteWork(words, { config, onDatabase });
  if (!work) return 'usage';
  return work().catch((error: unknown) => {
    if (error instanceof StartError) return `refused: ${error.message}`;
    throw error;
  });
};
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
  expect(await program('keep')).toEqual({ status: 0, told: `${name} is kept in ${sitesDir}.\n` });
  expect(await site('keep')).toBe(`${name} is kept already.`);
  const foreign = join(folder, 'foreign');
  writeSmallSite(foreign, 'foreign', { contract: 2 });
  expect(await site('keep', foreign)).toBe(
    `refused: ${foreign} is not kept: it was built for gateways of another version (pages/contract.json).`,
  );
  expect(readdirSync(sitesDir)).toEqual([name]);
});

test('an operator turns, and reads what is live', async () => {
  const blue = join(folder, 'blue');
  writeSmallSite(blue, 'blue');
  const name = nameOfSite(blue);
  await site('keep', blue);
  expect(await shown()).toBe('own');
  await withoutGateway(async () => {
    expect(await program('turn', 'site@0123456789abcdef')).toEqual({
      status: 1,
      told: 'site@0123456789abcdef is not made live: its list is none.\n',
    });
    expect(await program('turn', name)).toEqual({
      status: 0,
      told: `Live is ${name}; before it was own (what came with each gateway).\n`,
    });
    expect(await site()).toMatch(
      new RegExp(`^live: ${name} since \\S+\nbefore: own \\(.*\\)\nkept: ${name} of \\S+\nkept: site@`),
    );
  });
  await untilShown('blue');
});

test('a gateway that is killed while it turns begins with what is live, whole', async () => {
  const green = keepSmallSite(sitesDir, 'green');
  if (!isShared()) await gateway.stop();
  expect(await site('turn', green)).toContain(`Live is ${green}`);
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
    told = await site('sweep');
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

test('words that are none of its own are told how it is used', async () => {
  for (const words of [['turn'], ['publish'], ['back', 'own'], ['keep', 'one', 'two']])
    expect(await site(...words), words.join()).toBe('usage');
  expect(await program('turn')).toMatchObject({ status: 2, told: expect.stringContaining('Usage:') });
});
