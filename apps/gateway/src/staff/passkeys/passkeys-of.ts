import type { Context } from '../../platform/context.ts';
import { isForPanelsHost, relyingParty } from './relying-party.ts';

/** A person's keys for their own list, the newest first; null where the site's address can hold none. */
export const passkeysOf = async ({ db, config }: Context, staffId: string) => {
  if (relyingParty(config) === null) return null;
  const rows = await db
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'host', 'created_at', 'used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id, name, host, created_at, used_at }) => ({
    id,
    name,
    since: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
    ...(isForPanelsHost(config, host) ? {} : { elsewhere: true as const }),
  }));
};
