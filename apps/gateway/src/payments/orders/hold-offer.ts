import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { OwnedOffer } from '../../quotes/owned-offer.ts';

/**
 * What was read of an offer before the purchase's lock may be over: its quote completed anew, its price no longer firm, or over and
 * asked for again. It is held until the order is written.
 * @throws Refusal `offer-not-firm`, `insured-changed`, `offer-price-changed`
 */
export async function holdOffer(trx: Transaction<Database>, read: OwnedOffer): Promise<void> {
  const offer = await trx
    .selectFrom('offer')
    .select(['is_firm', 'insurer_quote_no', 'valid_until'])
    .where('id', '=', read.id)
    .forShare()
    .executeTakeFirst();
  const quote = await trx
    .selectFrom('quote')
    .select('completions')
    .where('id', '=', read.quote_id)
    .executeTakeFirst();
  if (quote?.completions !== read.completions) throw new Refusal('insured-changed');
  if (!offer?.is_firm) throw new Refusal('offer-not-firm');
  /* an insurer may go on under the number of its quote that ended */
  const isSame = offer.insurer_quote_no === read.insurer_quote_no && +offer.valid_until === +read.valid_until;
  if (!isSame) throw new Refusal('offer-price-changed');
}
