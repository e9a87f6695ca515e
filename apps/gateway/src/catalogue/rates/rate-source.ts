import type { RateKind } from '@sigorta/contracts/offer';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Which of a bulletin's rates prices are made with (decisions 22), and since when; null when nobody changed it. */
export const readRateSource = async (db: Kysely<Database>): Promise<{ kind: RateKind; since: Date | null }> =>
  (await db.selectFrom('rate_source').select(['kind', 'since']).executeTakeFirst()) ?? {
    kind: 'forex-selling',
    since: null,
  };
