import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { recordKey } from '../platform/sensitive/record-keys.ts';
import { isQuoteOf } from './quote-of-session.ts';

/**
 * An offer with its quote, ended or not, for the session that asked for it; "not yours" and "not there" are the same answer.
 * @throws Refusal `not-found`
 */
export async function everOwnedOffer(db: Kysely<Database>, offerId: string, sessionId: string) {
  const row = await db
    .selectFrom('offer')
    .innerJoin('quote', 'quote.id', 'offer.quote_id')
    .select([
      'offer.id',
      'offer.quote_id',
      'offer.insurer_id',
      'offer.insurer_quote_no',
      'offer.body',
      'offer.price',
      'offer.installments',
      'offer.valid_until',
      'offer.quote_until',
      'offer.is_firm',
      'quote.product',
      'quote.release',
      'quote.application',
      'quote.language',
      'quote.awaits_rest',
      'quote.completions',
    ])
    .select(recordKey('quote.id'))
    .where('offer.id', '=', offerId)
    .where(isQuoteOf(sessionId))
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return row;
}

export type OwnedOffer = Awaited<ReturnType<typeof everOwnedOffer>>;

/**
 * The same while it holds.
 * @throws Refusal `not-found`, and `offer-expired` when `now` is past its validity
 */
export async function ownedOffer(
  db: Kysely<Database>,
  offerId: string,
  sessionId: string,
  now: Date,
): Promise<OwnedOffer> {
  const row = await everOwnedOffer(db, offerId, sessionId);
  if (row.valid_until <= now) throw new Refusal('offer-expired');
  return row;
}

/**
 * The insurer has to keep its quote until the buyer is back from the bank, or money would be taken for a policy nobody
 * makes. Our own, shorter promise of the price is kept to whoever started within it.
 * @param challengeMs how long the buyer may take there
 * @throws Refusal `offer-expired`
 */
export function refuseEndingAtTheBank(
  offer: { valid_until: Date; quote_until: Date | null },
  challengeMs: number,
  now: Date,
): void {
  const end = offer.quote_until ?? offer.valid_until;
  if (end.getTime() < now.getTime() + challengeMs) throw new Refusal('offer-expired');
}
/**
 * Nothing is bought at a price that its insurer may still change, nor for somebody it does not know, nor for others than its
 * buyer saw.
 * @param completion what the buyer's page was told; of a quote that was asked for whole there is none
 * @throws Refusal `quote-incomplete`, `offer-not-firm`, `insured-changed`
 */
export function refuseNotFirm(
  offer: { is_firm: boolean; awaits_rest: boolean; completions: number },
  completion = 0,
): void {
  if (offer.awaits_rest) throw new Refusal('quote-incomplete');
  if (offer.completions !== completion) throw new Refusal('insured-changed');
  if (!offer.is_firm) throw new Refusal('offer-not-firm');
}
