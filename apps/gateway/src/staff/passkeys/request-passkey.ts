import type { passkeyRequest } from '@sigorta/contracts/panel/passkey-shapes';
import type { Kysely } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { isForPanelsHost, relyingParty } from './relying-party.ts';

/** ms that a person has to answer their device */
export const timeoutMs = 120_000;

/** The keys of a person that were made for the panel's host, as a browser is told which to look for: others it would look for in vain. */
export const descriptorsOf = async (
  { config }: Pick<Context, 'config'>,
  db: Kysely<Database>,
  staffId: string,
) => {
  const rows = await db
    .selectFrom('staff_passkey')
    .select(['credential_id', 'transports', 'host'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute();
  const own = rows.filter(({ host }) => isForPanelsHost(config, host));
  return own.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    transports,
  }));
};

/** What a person's passkey is asked with to sign this challenge; null for who has none. */
export const requestPasskey = async (
  { config }: Pick<Context, 'config'>,
  db: Kysely<Database>,
  staffId: string,
  challenge: string,
): Promise<InferOutput<typeof passkeyRequest> | null> => {
  const party = relyingParty(config);
  if (party === null) return null;
  const allowCredentials = await descriptorsOf({ config }, db, staffId);
  if (allowCredentials.length === 0) return null;
  return { challenge, rpId: party.id, allowCredentials, userVerification: 'required', timeout: timeoutMs };
};
