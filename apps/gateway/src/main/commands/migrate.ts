import { workspaceReleases } from '../../catalogue/releases/workspace-releases.ts';
import { openDataFolder } from '../../platform/data-folder.ts';
import { connect } from '../../platform/database/connect.ts';
import { grantServingRights } from '../../platform/database/serving-rights.ts';
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
    const ran = await migrateTo(db, products, log);
    const said = ran.length === 0 ? 'The schema is as this version has it.' : `Migrated: ${ran.join(', ')}.`;
    if (config.databaseUrl === null || config.servingRole === null) return said;
    await grantServingRights(db, config.servingRole);
    return `${said} The role ${config.servingRole} may serve.`;
  } finally {
    await close();
  }
});
