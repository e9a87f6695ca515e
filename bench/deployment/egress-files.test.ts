import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from '../../apps/card-entry/src/server/settings.ts';
import { readConfig } from '../../apps/gateway/src/platform/read-config.ts';
import { root } from '../root.ts';
import { environmentOf, makeSecrets, mountsOf, readCompose } from './compose.ts';

/* What deploy/ says of the way out has to agree with itself: no container is started by the test command. */

const folder = join(root, 'deploy');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const compose = readCompose(folder);
const made = makeSecrets(folder);
const squid = read('egress/squid.conf');
const service = (name: string) => {
  const found = compose.services[name];
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const environment = (name: string) => environmentOf(service(name), folder, made);

/** Services that stand in no network which leads out. */
const shutIn = Object.entries(compose.services)
  .filter(([, { networks = [] }]) => networks.every((name) => compose.networks[name]?.internal))
  .map(([name]) => name);

test('gateways, card entry and the database stand where no way leads out, and one service stands in both', () => {
  expect(shutIn.toSorted()).toEqual(
    [
      'card-entry',
      'egress-list',
      'gateway-1',
      'gateway-2',
      'migrate',
      'postgres',
      'site-files',
      'site-keep',
    ].toSorted(),
  );
  const leaving = Object.entries(compose.services)
    .filter(([, { networks = [] }]) => networks.includes('inside') && networks.length > 1)
    .map(([name]) => name);
  expect(leaving).toEqual(['egress', 'edge']);
});

/* an empty volume takes owner and rights of the folder below it, whichever container is first */
test('the way out runs as who owns the folder of its list', () => {
  const [, owner, group] =
    /--owner=(\d+) --group=(\d+) --mode=700 .*\/var\/lib\/egress/.exec(read('Containerfile')) ?? [];
  expect(read('egress.Containerfile')).toContain(`\nUSER ${owner}:${group}\n`);
});

test('whoever has lines to the outside has the way out, by its own name and port', () => {
  const port = /^http_port (\d+)$/m.exec(squid)?.[1];
  for (const name of ['gateway-1', 'gateway-2', 'card-entry'])
    expect(environment(name).EGRESS_PROXY, name).toBe(`http://egress:${port}`);
  expect(squid).toContain(`acl from_inside src ${compose.networks.inside.ipam.config[0]?.subnet}\n`);
});

test('the list is written where the way out reads it, and nobody else has it', () => {
  const [path = ''] = /(?<=^include ).*$/m.exec(squid) ?? [];
  const holders = Object.entries(compose.services).filter(([, one]) =>
    mountsOf(one).some(([place, volume]) => volume === 'egress' && path.startsWith(`${place}/`)),
  );
  expect(holders.map(([name]) => name)).toEqual(['egress-list', 'egress']);
  expect(service('egress-list').command?.at(-1)).toBe(path);
  expect(service('egress').volumes).toEqual(['egress:/var/lib/egress:ro']);
});

test('in a trial the list is the sandbox, with its two ports', () => {
  const { destinations } = readConfig(environment('egress-list'), root);
  expect(destinations).toEqual([
    { host: 'sandbox', port: 4400 },
    { host: 'sandbox', port: 4425 },
  ]);
});

test('of a real site the list is TLS and mail alone, and card entry goes nowhere that is not on it', () => {
  const live = {
    ...parseEnv(read('settings/gateway.env')),
    ...parseEnv(read('settings/live.example.env')),
    ...parseEnv(made['secrets.env']),
  };
  const bank = {
    NESTPAY_URL: 'https://bank.example.com/fim',
    NESTPAY_CLIENT_ID: '1',
    NESTPAY_USER: 'own',
    NESTPAY_PASSWORD: 'own',
    NESTPAY_STORE_KEY: 'own',
  };
  const { destinations } = readConfig({ ...live, ...bank }, root);
  expect([...new Set(destinations.map(({ port }) => port))]).toEqual([443, 465]);
  const cards = readSettings({ ...environment('card-entry'), ...bank, PAYMENT_URL: live.PAYMENT_URL });
  const hosts = [cards.iyzico.live.url, cards.nestpay?.url ?? ''].map((url) => new URL(url).hostname);
  expect(hosts.filter((host) => !destinations.some((one) => one.host === host && one.port === 443))).toEqual(
    [],
  );
});

test('squid lets CONNECT to the list through and nothing else, and writes no path', () => {
  const rules = squid.split('\n').filter((line) => /^(?:http_access|include)\b/.test(line));
  expect(rules).toEqual([
    'http_access deny !CONNECT',
    'include /var/lib/egress/list.acl',
    'http_access deny all',
  ]);
  const [format = ''] = /(?<=^logformat place ).*$/m.exec(squid) ?? [];
  expect(format.split(' ')).not.toEqual(expect.arrayContaining([expect.stringMatching(/%ru|%>ru|%>rp|%rp/)]));
  const image = read('egress.Containerfile');
  expect(image).toMatch(/^USER 1000:1000$/m);
  expect(image).toContain('COPY deploy/egress/squid.conf ');
  expect(readFileSync(join(root, '.dockerignore'), 'utf8')).toContain('!deploy/egress/squid.conf\n');
});
