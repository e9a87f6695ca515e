import { readConfig } from '../../platform/read-config.ts';
import { siteWork } from './site-work.ts';
import { root, toTheEnd } from './tell.ts';
import { onUsedDatabase } from './used-database.ts';

/*
 * `node apps/gateway/run.mjs site`, with the gateway's own environment: says which site is live and which are kept. `keep` puts the
 * assembled one into SITES_DIR under its name and needs no database. `turn` and `back` make another one live, for every gateway within a
 * second or two; they are for a panel that cannot be asked, and are noted in the audit log. `sweep` takes away old ones. Gateways on a
 * server go on meanwhile; the embedded database is open to one process only.
 */
const usage = `Usage: node apps/gateway/run.mjs site                     what is live, what was before, what is kept
       node apps/gateway/run.mjs site keep [folder]       keeps an assembled site (DIST_DIR) under its name
       node apps/gateway/run.mjs site turn <site|own>     makes a kept site live; "own": each gateway's own
       node apps/gateway/run.mjs site back                makes live what was before
       node apps/gateway/run.mjs site sweep               takes away all but the last five and what is live, was before or within a day, or is asked for
`;

const work = siteWork(process.argv.slice(2), {
  config: () => readConfig(process.env, root),
  onDatabase: onUsedDatabase,
});
if (!work) {
  process.stderr.write(usage);
  process.exit(2);
}
await toTheEnd(work);
