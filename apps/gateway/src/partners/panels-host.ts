import type { Kysely } from 'kysely';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { nameOfHost } from '../platform/http/host-sides.ts';
import { StartError } from '../platform/start-error.ts';

type Named = Pick<Config, 'panelOrigin'>;

/** Whether a partner would claim the host that the panel has for itself. */
export const claimsPanelsHost = ({ panelOrigin }: Named, hosts: readonly string[]): boolean =>
  panelOrigin !== null && hosts.map(nameOfHost).includes(nameOfHost(new URL(panelOrigin).host));

/** A host that was a partner's before it became the panel's. @throws StartError */
export const refuseClaimedHost = async (db: Kysely<Database>, config: Named): Promise<void> => {
  if (config.panelOrigin === null) return;
  const partners = await db.selectFrom('partner').select(['id', 'hosts']).orderBy('id').execute();
  const claimant = partners.find(({ hosts }) => claimsPanelsHost(config, hosts));
  if (claimant)
    throw new StartError(
      `The setting PANEL_ORIGIN names a host of the partner ${claimant.id}; take it from the partner, or give the panel another.`,
    );
};
