import { partnerEntry } from '@sigorta/contracts/panel/partners';
import * as v from 'valibot';
import { refuseCards, writePartners } from '../../partners/write-partners.ts';
import { readConfig } from '../../platform/read-config.ts';
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
  /* before a database is opened, or made */
  refuseCards(given);
  const context = await createContext(readConfig(process.env, root));
  try {
    await writePartners(context, given);
  } finally {
    await context.close();
  }
  return `${given.length} partners written.`;
}, 'The partners were not written: ');
