import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import {
  serverUser,
  startThrowAwayPostgres,
  type ThrowAwayPostgres,
} from '../../apps/gateway/src/testing/throw-away-postgres.ts';
import { root } from '../root.ts';
import { makeCertificates } from './compose.ts';
import { House } from './house.ts';
import { type LaidOut, layOut } from './lay-out.ts';
import type { Shop } from './shopper.ts';

const deploy = join(root, 'deploy');

interface OpenHouse {
  house: House;
  /** of the running version */
  image: LaidOut;
  /** for whatever else is made; gone at the end */
  home: string;
  shop: Shop;
  database: ThrowAwayPostgres;
}

type Later = (close: () => Promise<unknown> | unknown) => void;

/**
 * From the files of deploy/ to two gateways behind their edge, step by step as compose orders them.
 * @param told of each step
 * @param more settings of every service
 */
export async function openHouse(
  later: Later,
  told: (step: string) => void,
  more: Record<string, string> = {},
): Promise<OpenHouse> {
  const home = mkdtempSync(join(tmpdir(), 'deployment-'));
  later(() => rmSync(home, { recursive: true, force: true }));
  chmodSync(home, 0o755);
  const targets = ['gateway', 'card-entry', 'sandbox'];
  const [gateway, cardEntry, sandbox] = layOut(join(deploy, 'Containerfile'), targets, home, {
    site: root,
  });
  if (!gateway || !cardEntry || !sandbox) throw new Error('nothing was laid out');
  told('the steps of the container files, done as plain commands');
  const certificates = makeCertificates(deploy, home);
  /* this process asks gateways too */
  setDefaultCACertificates([
    ...getCACertificates('default'),
    readFileSync(join(certificates, 'ca.crt'), 'utf8'),
  ]);
  const key = join(certificates, 'postgres/tls.key');
  const user = serverUser();
  if (user) chownSync(key, user.uid, user.gid);
  const postgres = await startThrowAwayPostgres(told, [
    'ssl=on',
    `ssl_cert_file=${join(certificates, 'postgres/tls.crt')}`,
    `ssl_key_file=${key}`,
  ]);
  if (!postgres) throw new Error('no PostgreSQL server runs here; install postgresql');
  later(postgres.stop);
  const house = new House({
    folder: deploy,
    home,
    images: { gateway, 'card-entry': cardEntry, sandbox },
    databaseUrl: postgres.url,
    databasePrograms: postgres.folder,
    more,
  });
  later(() => house.close());
  house.makeServingRole();
  const early = await house.run('gateway-1').then(
    () => 'started',
    (error: Error) => error.message,
  );
  if (!early.includes('The database is older than this gateway'))
    throw new Error(`a gateway before its migrations: ${early}`);
  told('a gateway before the migrations refuses to start');
  await house.run('migrate');
  told('migrate');
  await house.run('site-files');
  told('site-files');
  await house.run('egress-list');
  await house.startWayOut();
  told('the way out has its list');
  await Promise.all([house.start('sandbox'), house.start('card-entry')]);
  await Promise.all([house.start('gateway-1'), house.start('gateway-2')]);
  told('sandbox, card entry and two gateways are ready');
  await house.startEdge();
  const { SITE_TOKEN: token = '' } = house.environment('gateway-1');
  told('the edge has made its certificates');
  return {
    house,
    image: gateway,
    home,
    database: postgres,
    shop: { site: house.site, card: house.card, ca: house.ca, token, sandbox: house.sandbox },
  };
}
