import type { partnerEntry } from '@sigorta/contracts/panel/partners';
import { holdsCardInSetting } from '@sigorta/contracts/partner-settings/card-in-setting';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { StartError } from '../platform/start-error.ts';
import { lockHosts } from './lock-hosts.ts';
import { claimsPanelsHost } from './panels-host.ts';

export type PartnerEntry = v.InferOutput<typeof partnerEntry>;

/** What the panel refuses as well. @throws StartError that names partner and setting */
export const refuseCards = (entries: readonly PartnerEntry[]): void => {
  for (const { id, settings } of entries) {
    const [held] = Object.entries(settings).find(([, value]) => holdsCardInSetting(value)) ?? [];
    if (held !== undefined) throw new StartError(`${id} has the number of a payment card in ${held}.`);
  }
};

/** A host by which a visitor would come to two. @throws StartError */
const refuseShared = async (trx: Kysely<Database>): Promise<void> => {
  const partners = await trx.selectFrom('partner').select(['id', 'hosts']).orderBy('id').execute();
  const owners = new Map<string, string>();
  for (const { id, hosts } of partners)
    for (const host of new Set(hosts)) {
      const other = owners.get(host);
      if (other !== undefined) throw new StartError(`${host} leads to ${other} and to ${id}.`);
      owners.set(host, id);
    }
};

/**
 * Adds partners of a file or replaces their hosts and settings: all of them or none.
 * @throws StartError with what stands in the way
 */
export const writePartners = (
  { db, config }: { db: Kysely<Database>; config: Pick<Config, 'panelOrigin' | 'siteToken'> },
  entries: readonly PartnerEntry[],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockHosts(trx);
    refuseCards(entries);
    for (const { id, hosts, settings } of entries) {
      if (claimsPanelsHost(config, hosts))
        throw new StartError(`${id} names the host of the panel (PANEL_ORIGIN).`);
      const row = { hosts: JSON.stringify(hosts), settings: JSON.stringify(settings) };
      await trx
        .insertInto('partner')
        .values({ id, token: `${config.siteToken}-${id}`, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    }
    await refuseShared(trx);
  });
