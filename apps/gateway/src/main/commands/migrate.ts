import { workspaceReleases } from '../../catalogue/releases/workspace-releases.ts';
import { openDataFolder } from '../../platform/data-folder.ts';
import { connect } from '../../platform/database/connect.ts';
import { grantServingRights, promiseServingRights } from '../../platform/database/serving-rights.ts';
import { createLog } from '../../platform/log.ts';
import { readConfig } from '../../platform/read-config.ts';
import { migrateTo } from '../migrate-to.ts';
import { root, toTheEnd } from './tell.ts';

/*
 * `node apps/gateway/run.mjs migrate`, with the gateway's own environment: the step before gateways of a new version start
 * (docs/operations.md). Gateways of the version before go on meanwhile and afterwards.
 */
await toTheEnd(async () => {
  const config = readConfig(process.env, root);
  if (config.databaseUrl === null) openDataFolder(config.dataDir);
  const log = createLog(config.logLevel);
  const { db, close } = await connect(config, log);
  try {
    const products = (await workspaceReleases()).flatMap(({ id, products: own }) =>
      own.map(({ product }) => ({ product, release: id })),
    );
    const role = config.databaseUrl === null ? null : config.servingRole;
    if (role !== null) await promiseServingRights(db, role);
    const ran = await migrateTo(db, products, log);
    const said = ran.length === 0 ? 'The schema is as this version has it.' : `Migrated: ${ran.join(', ')}.`;
    if (role === null) return said;
    await grantServingRights(db, role);
    return `${said} The role ${role} may serve.`;
  } finally {
    await close();
  }
});
