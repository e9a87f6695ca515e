import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerEntry } from '@sigorta/contracts/panel/partners';
import * as v from 'valibot';
import { readConfig } from '../../platform/read-config.ts';
import { createContext } from '../context.ts';

/*
 * Adds partners or changes their settings: `npx --yes pnpm@12 import-partners partners.json`, with the
 * gateway's own environment. A running gateway on a PostgreSQL server follows within ten seconds; the embedded database
 * is open to one process only, so there the gateway must be stopped first.
 */
const partners = v.array(partnerEntry);

const root = join(import.meta.dirname, '../../../../..');
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Name the JSON file with the partners: [{ "id", "hosts", "settings" }]\n');
  process.exit(1);
}
try {
  const given = v.parse(partners, JSON.parse(readFileSync(file, 'utf8')));
  const context = await createContext(readConfig(process.env, root));
  for (const { id, hosts, settings } of given) {
    const row = { hosts: JSON.stringify(hosts), settings: JSON.stringify(settings) };
    await context.db
      .insertInto('partner')
      .values({ id, token: `${context.config.siteToken}-${id}`, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
  await context.close();
  process.stdout.write(`${given.length} partners written.\n`);
} catch (error) {
  process.stderr.write(`The partners were not written: ${String(error)}\n`);
  process.exit(1);
}
