import { partnerEntry } from '@sigorta/contracts/panel/partners';
import * as v from 'valibot';
import { claimsPanelsHost } from '../../partners/panels-host.ts';
import { readConfig } from '../../platform/read-config.ts';
import { StartError } from '../../platform/start-error.ts';
import { createContext } from '../context.ts';
import { namedFile, readJson, root, toTheEnd } from './tell.ts';

/*
 * Adds partners or changes their settings: `npx --yes pnpm@12 import-partners partners.json`, with the
 * gateway's own environment. A running gateway on a PostgreSQL server follows within ten seconds; the embedded database
 * is open to one process only, so there the gateway must be stopped first.
 */
const file = namedFile('npx --yes pnpm@12 import-partners <JSON file: [{ "id", "hosts", "settings" }]>');
await toTheEnd(async () => {
  const given = readJson(file, v.array(partnerEntry));
  const context = await createContext(readConfig(process.env, root));
  try {
    for (const { id, hosts, settings } of given) {
      if (claimsPanelsHost(context.config, hosts))
        throw new StartError(`${id} names the host of the panel (PANEL_ORIGIN).`);
      const row = { hosts: JSON.stringify(hosts), settings: JSON.stringify(settings) };
      await context.db
        .insertInto('partner')
        .values({ id, token: `${context.config.siteToken}-${id}`, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    }
  } finally {
    await context.close();
  }
  return `${given.length} partners written.`;
}, 'The partners were not written: ');
