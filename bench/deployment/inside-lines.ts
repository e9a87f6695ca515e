import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ThrowAwayPostgres } from '../../apps/gateway/src/testing/throw-away-postgres.ts';
import { root } from '../root.ts';
import { makeCertificates } from './compose.ts';
import { askOnce } from './edge-client.ts';
import type { House } from './house.ts';

const ofEachKind =
  "select coalesce(sum(ssl::int), 0), coalesce(sum((not ssl)::int), 0) from pg_stat_ssl join pg_stat_activity using (pid) where usename = 'serving'";

/** @param database takes lines in clear too, unlike that of a deployment @returns what gateways say to it in clear, as sentences */
export function faultsOfDatabaseLines({ folder, url }: ThrowAwayPostgres): string[] {
  const said = execFileSync('psql', ['--no-psqlrc', '-At', '-c', ofEachKind, url], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  const [overTls = 0, inClear = 0] = said.trim().split('|').map(Number);
  return overTls > 1 && inClear === 0
    ? []
    : [`of the gateways' lines to the database ${overTls} are over TLS and ${inClear} in clear`];
}

const statusThroughEdge = async (house: House): Promise<number> =>
  (await askOnce(house.site, house.ca, '/.well-known/security.txt')).status;

/**
 * Both gateways come back with certificates of another authority, which the edge must not believe; then their files are put right while
 * they run, and it must.
 */
export async function faultsWithStrangers(house: House): Promise<string[]> {
  const names = ['gateway-1', 'gateway-2'];
  const folder = mkdtempSync(join(tmpdir(), 'strangers-'));
  const right = join(folder, 'right');
  try {
    cpSync(house.certificates, right, { recursive: true });
    const strange = makeCertificates(join(root, 'deploy'), join(folder, 'strange'));
    for (const name of names) {
      await house.stop(name);
      cpSync(join(strange, name), join(house.certificates, name), { recursive: true });
      await house.start(name, undefined, join(strange, 'ca.crt'));
    }
    const refused = await statusThroughEdge(house);
    for (const name of names) cpSync(join(right, name), join(house.certificates, name), { recursive: true });
    const until = Date.now() + 60_000;
    let after = await statusThroughEdge(house);
    while (after !== 200 && Date.now() < until) after = await statusThroughEdge(house);
    return [
      ...(refused === 502 || refused === 503
        ? []
        : [`through gateways of another authority came ${refused}`]),
      ...(after === 200 ? [] : [`after their certificates were put right came ${after}`]),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
