import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from '../../apps/card-entry/src/server/settings.ts';
import { readConfig } from '../../apps/gateway/src/platform/read-config.ts';
import { settings } from '../../apps/gateway/src/platform/settings.ts';
import { root } from '../root.ts';
import { environmentOf, filesOf, makeSecrets, mountsOf, readCompose } from './compose.ts';
import { copyOf, saidIn, stagesOf } from './containerfile.ts';

/* What deploy/ names has to be there: no image is built by the test command. */

const folder = join(root, 'deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const env = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parseEnv(read(`settings/${name}.env`))).map(([key, value]) => [key, value ?? '']),
  );
const compose = readCompose(folder);
const made = makeSecrets(folder);
const secrets = made['secrets.env'];
const owner = parseEnv(made['owner.env']);
const secretNames = Object.keys(parseEnv(secrets));
const stages = stagesOf(read('Containerfile'));
const caddyfile = read('Caddyfile');
const gateway = { ...env('gateway'), ...env('trial') };
const portsOf = (stage: string) => (saidIn(stages, stage, 'EXPOSE').at(-1) ?? '').split(' ').map(Number);

const cardEntryNames = new Set(
  [
    ...readFileSync(join(root, 'apps/card-entry/src/server/settings.ts'), 'utf8').matchAll(
      /^ {2}([A-Z_]+): v\./gm,
    ),
  ].map(([, name]) => name),
);

const sandboxNames = new Set(
  [
    ...readFileSync(join(root, 'apps/sandbox/src/config.ts'), 'utf8').matchAll(
      /(?:environment\.|environment, ')([A-Z_]+)/g,
    ),
  ].map(([, name]) => name),
);

test('every setting of a gateway is one', () => {
  const named = ['gateway', 'trial', 'live.example'].flatMap((name) => Object.keys(env(name)));
  expect(named.filter((name) => !Object.hasOwn(settings, name))).toEqual([]);
});

test('every setting of card entry is one', () => {
  expect(cardEntryNames.size).toBeGreaterThan(10);
  expect(Object.keys(env('card-entry')).filter((name) => !cardEntryNames.has(name))).toEqual([]);
  const config = readSettings({
    ...env('card-entry'),
    ...parseEnv(secrets),
  });
  expect(config.url).toMatch(/^https:/);
  expect(config.sealKey).toHaveLength(32);
});

test('gateway and card entry know the world of a trial by the same addresses and keys', () => {
  const [gatewayHas, cardEntryHas] = [
    readConfig({ NESTPAY_URL: 'http://localhost:4400/nestpay' }, root),
    readSettings({ NESTPAY_URL: 'http://localhost:4400/nestpay' }),
  ];
  const { settlement: _, ...payment } = gatewayHas.payment;
  expect(cardEntryHas.iyzico.live).toEqual(payment);
  expect(gatewayHas.nestpay).toMatchObject(cardEntryHas.nestpay ?? { missing: true });
  const { url, innerUrl, secret } = gatewayHas.cardEntry;
  expect([cardEntryHas.url, cardEntryHas.secret]).toEqual([url, secret]);
  expect(new URL(innerUrl).port).toBe(String(cardEntryHas.innerPort));
});

test('every setting of the sandbox is one, and every secret belongs to somebody', () => {
  expect(Object.keys(env('sandbox')).filter((name) => !sandboxNames.has(name))).toEqual([]);
  const strays = secretNames.filter(
    (name) =>
      !Object.hasOwn(settings, name) &&
      !sandboxNames.has(name) &&
      !cardEntryNames.has(name) &&
      name !== 'SERVING_PASSWORD',
  );
  expect(strays).toEqual([]);
  expect(new Set(secretNames.map((name) => parseEnv(secrets)[name])).size).toBe(secretNames.length);
});

test('every setting of the edge is read by its Caddyfile, and none is missing there', () => {
  const asked = [...caddyfile.matchAll(/\{\$([A-Z_]+)(:[^}]*)?\}/g)].map(([, name = '', otherwise]) => ({
    name,
    otherwise,
  }));
  const given = Object.keys(env('edge'));
  expect(asked.filter(({ name, otherwise }) => otherwise === undefined && !given.includes(name))).toEqual([]);
  const unread = given.filter((name) => !name.startsWith('XDG_') && !asked.some((one) => one.name === name));
  expect(unread).toEqual([]);
});

test.each([
  ['a trial', 'trial'],
  ['a real site', 'live.example'],
])('a gateway takes the settings of %s', (_, name) => {
  const config = readConfig({ ...env('gateway'), ...env(name), ...parseEnv(secrets) }, root);
  expect(config.publicUrl).toMatch(/^https:/);
  expect(config.migrations).toBe('apart');
});

test('every file that an image copies is there, and the context lets it through', () => {
  const allowed = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  const files = [...stages, ...stagesOf(read('edge.Containerfile'))].flatMap(({ instructions }) =>
    instructions.flatMap(({ word, rest }) => (word === 'COPY' ? [copyOf(rest)] : [])),
  );
  const own = files.filter(({ from }) => from === null).flatMap(({ sources }) => sources);
  expect(own.length).toBeGreaterThan(6);
  expect(own.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(own.filter((file) => !allowed.includes(`!${file}`))).toEqual([]);
  const froms = files.flatMap(({ from }) => from ?? []);
  expect(froms.filter((from) => !stages.some(({ name }) => name === from))).toEqual([]);
});

test('images have the versions of Node and pnpm that the workspace names, and no process is root', () => {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const node = /^ {2}node: (\d\S*)$/m.exec(workspace)?.[1];
  expect(stages[0]?.base).toBe(`docker.io/library/node:${node}-bookworm-slim`);
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const named = [...read('Containerfile').matchAll(/pnpm@[\d.]+/g)].map(([name]) => name);
  expect(new Set(named)).toEqual(new Set([packageManager]));
  for (const stage of ['gateway', 'card-entry', 'sandbox'])
    expect(saidIn(stages, stage, 'USER')).toEqual(['1000:1000']);
});

test('ports agree from the edge to the insurers', () => {
  const { PORT, HOP_PORT } = gateway;
  expect(portsOf('gateway')).toEqual([Number(PORT), Number(HOP_PORT)]);
  const { SANDBOX_PORT, ACS_PORT, SMTP_PORT } = env('sandbox');
  expect(portsOf('sandbox')).toEqual([SANDBOX_PORT, ACS_PORT, SMTP_PORT].map(Number));
  const { CARD_PORT, CARD_INNER_PORT } = env('card-entry');
  expect(portsOf('card-entry')).toEqual([CARD_PORT, CARD_INNER_PORT].map(Number));
  expect(gateway.CARD_INNER_URL).toBe(`https://card-entry:${CARD_INNER_PORT}`);
  expect(env('card-entry').CARD_URL).toBe(gateway.CARD_URL);
  expect(env('card-entry').PAYMENT_URL).toBe(gateway.PAYMENT_URL);
  const edge = env('edge');
  /* the inner port is led to by nobody */
  expect(edge.CARD_ENTRY).toBe(`https://card-entry:${CARD_PORT}`);
  expect(caddyfile + JSON.stringify(edge)).not.toContain(String(CARD_INNER_PORT));
  const gateways = Object.keys(compose.services).filter((name) => name.startsWith('gateway-'));
  expect(edge.GATEWAYS?.split(' ')).toEqual(gateways.map((name) => `https://${name}:${PORT}`));
  expect(edge.HOPS?.split(' ')).toEqual(gateways.map((name) => `https://${name}:${HOP_PORT}`));
  expect(caddyfile).toContain(`health_port ${PORT}\n`);
  const outside = Object.values(gateway).flatMap((value) => /^\w+:\/\/(sandbox:\d+)/.exec(value)?.[1] ?? []);
  expect(new Set(outside)).toEqual(new Set([`sandbox:${SANDBOX_PORT}`, `sandbox:${SMTP_PORT}`]));
  expect(new URL(parseEnv(secrets).DATABASE_URL ?? '').host).toBe('postgres:5432');
  for (const [host, name] of [
    [edge.SITE_HOST, gateway.PUBLIC_URL],
    [edge.HOP_HOST, gateway.HOP_URL],
    [edge.CARD_HOST, gateway.CARD_URL],
  ])
    expect(`https://${host}`).toBe(name);
});

test('whoever reaches the database asks for its certificate, and the authority of that is at hand', () => {
  for (const name of ['migrate', 'gateway-1', 'gateway-2']) {
    const service = compose.services[name];
    if (!service) throw new Error(`no ${name}`);
    const address = new URL(environmentOf(service, folder, made).DATABASE_URL ?? '');
    expect(address.searchParams.get('sslmode'), name).toBe('verify-full');
    const authority = `./certificates/ca.crt:${address.searchParams.get('sslrootcert')}:ro`;
    expect(service.volumes, name).toContain(authority);
  }
  expect(read('postgres-tls.sh')).not.toMatch(/^printf.*'host /m);
});

test('every service that others call has a certificate of its own, and whoever calls has the authority', () => {
  for (const name of ['gateway-1', 'gateway-2', 'card-entry']) {
    const service = compose.services[name];
    if (!service) throw new Error(`no ${name}`);
    const given = environmentOf(service, folder, made);
    const mounted = new Map(filesOf(service));
    expect(mounted.get(dirname(given.TLS_CERTIFICATE_FILE ?? '')), name).toBe(`certificates/${name}`);
    expect(dirname(given.TLS_KEY_FILE ?? ''), name).toBe(dirname(given.TLS_CERTIFICATE_FILE ?? ''));
  }
  const authority = (name: string, setting: string) => {
    const service = compose.services[name];
    if (!service) throw new Error(`no ${name}`);
    return new Map(filesOf(service)).get(environmentOf(service, folder, made)[setting] ?? '');
  };
  expect(authority('gateway-1', 'INSIDE_AUTHORITY_FILE')).toBe('certificates/ca.crt');
  expect(authority('edge', 'INSIDE_AUTHORITY')).toBe('certificates/ca.crt');
  /* the key that makes certificates is mounted by nobody, and no other service's folder is */
  const all = Object.entries(compose.services).flatMap(([name, service]) =>
    filesOf(service).map(([, file]) => [name, file]),
  );
  const strange = all.filter(
    ([name, file]) =>
      file?.startsWith('certificates') && ![`certificates/${name}`, 'certificates/ca.crt'].includes(file),
  );
  expect(strange).toEqual([]);
});

test('gateways serve with a role that owns nothing, and only the database and the step before know its owner', () => {
  const databaseOf = (name: string) => {
    const service = compose.services[name];
    if (!service) throw new Error(`no ${name}`);
    return new URL(environmentOf(service, folder, made).DATABASE_URL ?? '');
  };
  const { POSTGRES_USER, SERVING_ROLE } = environmentOf(
    compose.services.postgres ?? { image: '' },
    folder,
    made,
  );
  expect(SERVING_ROLE).toBe(owner.SERVING_ROLE);
  for (const name of ['gateway-1', 'gateway-2']) expect(databaseOf(name).username).toBe(SERVING_ROLE);
  expect(databaseOf('gateway-1').password).toBe(parseEnv(secrets).SERVING_PASSWORD);
  expect(databaseOf('migrate').username).toBe(POSTGRES_USER);
  expect(databaseOf('migrate').password).toBe(owner.POSTGRES_PASSWORD);
  const knowing = Object.entries(compose.services)
    .filter(([, service]) =>
      Object.values(environmentOf(service, folder, made)).some((value) =>
        value.includes(owner.POSTGRES_PASSWORD ?? 'nothing'),
      ),
    )
    .map(([name]) => name);
  expect(knowing).toEqual(['postgres', 'migrate']);
});

test('what has to last lies in a volume, and gateways share releases and nothing else', () => {
  const shares = ['gateway-1', 'gateway-2'].map((name) => {
    const service = compose.services[name];
    if (!service) throw new Error(`no ${name}`);
    const { DATA_DIR, AUDIT_WITNESS, RELEASE_STORE } = environmentOf(service, folder, made);
    const mounts = new Map(mountsOf(service));
    return {
      data: mounts.get(DATA_DIR ?? ''),
      witness: mounts.get(dirname(AUDIT_WITNESS ?? '')),
      releases: mounts.get(RELEASE_STORE ?? ''),
    };
  });
  expect(shares).toEqual([
    { data: 'gateway-1', witness: 'witness-1', releases: 'releases' },
    { data: 'gateway-2', witness: 'witness-2', releases: 'releases' },
  ]);
  const named = Object.values(compose.services).flatMap((service) =>
    mountsOf(service).map(([, volume]) => volume),
  );
  expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
});

test('the edge is trusted for the addresses it tells, and nobody else is', () => {
  expect(gateway.TRUSTED_PROXIES).toBe(compose.networks.inside.ipam.config[0]?.subnet);
});

test('a gateway has time to leave: the edge sees it, calls end, and only then is it killed', () => {
  const seconds = (text = '') => Number(/^(\d+)s$/.exec(text)?.[1]);
  const drain = Number(gateway.DRAIN_SECONDS);
  expect(drain).toBeGreaterThanOrEqual(3 * seconds(/health_interval (\S+)/.exec(caddyfile)?.[1]));
  /* the longest call of a provider is 30 s, and start.ts waits 35 */
  expect(seconds(compose.services['gateway-1']?.stop_grace_period)).toBeGreaterThan(drain + 35);
});

test('secrets are never committed', () => {
  const files = [
    'deploy/certificates/ca.key',
    'deploy/secrets.env',
    'deploy/owner.env',
    'deploy/settings/live.env',
  ];
  const ignored = execFileSync('git', ['check-ignore', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(ignored.trim().split('\n')).toEqual(files);
});

test('certificates are renewed by the authority that is there, or not at all', () => {
  const own = mkdtempSync(join(tmpdir(), 'authority-'));
  try {
    writeFileSync(join(own, 'ca.crt'), 'the authority that everything that runs believes');
    const renew = () =>
      execFileSync('sh', [join(folder, 'make-certificates.sh'), own, 'gateway-1'], { stdio: 'pipe' });
    expect(renew).toThrow(/ca\.key is not here/);
    expect(readFileSync(join(own, 'ca.crt'), 'utf8')).toBe(
      'the authority that everything that runs believes',
    );
    expect(existsSync(join(own, 'gateway-1'))).toBe(false);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
});

test('card entry starts with no environment that turns off the check of certificates', () => {
  const set = { NODE_ENV: 'production', HOST: '127.0.0.1' };
  expect(() => readSettings({ ...set, NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toThrow(
    /NODE_TLS_REJECT_UNAUTHORIZED=0/,
  );
  expect(readSettings({ ...set, NODE_TLS_REJECT_UNAUTHORIZED: '1' }).host).toBe('127.0.0.1');
});
