import { readFileSync } from 'node:fs';
import { EdgeBuyer } from './deployment/edge-client.ts';
import type { House } from './deployment/house.ts';
import type { LaidOut } from './deployment/lay-out.ts';
import { releasing } from './deployment/live-release.ts';
import { nextVersion, nextWords } from './deployment/next-version.ts';
import { openHouse } from './deployment/open-house.ts';
import { faultsOf } from './deployment/outside.ts';
import { signedInOwner } from './deployment/owner.ts';
import { startTraffic } from './deployment/traffic.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

/*
 * `pnpm --filter bench rolling-update [purchases a minute] [seconds between steps] [DRAIN_SECONDS]`: while people buy through the edge, both gateways are
 * replaced by the next version (other pages, one migration more), a family is released and made live between the two, and both go
 * back. Nothing may fail and nothing be lost, by the answers and by the books of the world outside.
 */
const perMinute = Number(process.argv[2] ?? 20);
const between = Number(process.argv[3] ?? 15) * 1000;

const drain = process.argv[4];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Told {
  status: number;
  request: { method: string };
}

const linesOf = (house: House): Told[] =>
  readFileSync(house.log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);

async function replace(house: House, name: string, image: LaidOut): Promise<string> {
  const since = performance.now();
  const code = await house.stop(name);
  const left = performance.now();
  await house.start(name, image);
  const seconds = [left - since, performance.now() - left].map((ms) => (ms / 1000).toFixed(1));
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return `${name} left in ${seconds[0]} s and its successor was ready in ${seconds[1]} s`;
}

await withCleanup(async (later) => {
  console.log(machine());
  const began = performance.now();
  const told = (step: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1)} s  ${step}`);
  const { keys, makeLive } = releasing();
  const { house, shop, image, home } = await openHouse(later, told, {
    INSURERS_DELAY_SCALE: '0.3',
    RATE_LIMIT_FACTOR: '10',
    RELEASE_KEYS: keys,
    ...(drain === undefined ? {} : { DRAIN_SECONDS: drain }),
  });
  const next = nextVersion(home);
  told('the next version, by every step of the container file');
  const owner = await signedInOwner(house, shop, home);
  const faults: string[] = [];
  /* what the steps before asked is not part of it */
  const before = linesOf(house).length;
  const traffic = startTraffic(shop, perMinute);
  told(`${perMinute} purchases a minute begin`);
  await pause(between);

  await house.run('site-files', next);
  await house.run('migrate', next);
  told('files and schema of the next version are there');
  await pause(between / 3);
  told(await replace(house, 'gateway-1', next));

  const release = await makeLive(house, owner, home);
  const shows = async (name: string, words: string, path: string) =>
    (
      await (await fetch(house.gatewayUrl(name) + path, { headers: { 'accept-language': 'tr' } })).text()
    ).includes(words);
  await pause(3_000);
  for (const name of ['gateway-1', 'gateway-2'])
    if (!(await shows(name, release, '/pati-sigortasi'))) faults.push(`${name} does not show ${release}`);
  told(`${release} is live on both, an old gateway and a new one`);
  await pause(between);

  told(await replace(house, 'gateway-2', next));
  const visitor = new EdgeBuyer(shop);
  const document = await (await visitor.fetch('/', { headers: { 'accept-language': 'tr' } })).text();
  if (!document.includes(nextWords)) faults.push('home is not that of the next version');
  told('both are of the next version');
  await pause(between);

  told(await replace(house, 'gateway-1', image));
  told(await replace(house, 'gateway-2', image));
  if (await shows('gateway-2', nextWords, '/')) faults.push('home is still that of the next version');
  told('both are of the version before again, on the newer schema');
  await pause(between);
  await traffic.stop();
  visitor.connection.close();
  owner.connection.close();

  const seen = linesOf(house).slice(before);
  const refused = seen.filter(({ status }) => status >= 400 || status === 0);
  for (const [answer, all] of Map.groupBy(refused, ({ status, request }) => `${request.method} ${status}`))
    faults.push(`the edge answered ${answer} ${all.length} times`);
  faults.push(...traffic.failed, ...(await faultsOf(shop.sandbox, traffic.bought)));
  for (const fault of faults) console.log(fault);
  told(
    `${traffic.bought.length} policies bought, ${traffic.pages} pages with ${traffic.files} files opened, ${seen.length} requests, ` +
      `${faults.length} faults`,
  );
  if (faults.length > 0) process.exitCode = 1;
});
