import type { Offer } from '@sigorta/contracts/offer';
import type { InsurerQuoteAnswer } from '@sigorta/contracts/upstream/insurer';
import { offerColumns } from '../ask/offer-columns.ts';
import { isFirm } from '../ask/offer-of-answer.ts';
import type { QuoteContext } from '../context.ts';
import type { OwnedOffer } from '../owned-offer.ts';
import { refuseOrdered } from '../refuse-ordered.ts';

/**
 * Writes an ended offer anew while it is still the one that was asked about, of persons who are still the same, and nothing was
 * bought meanwhile. An order keeps the offer that it was made with.
 * @throws Refusal `already-paid`, `payment-in-progress`, `payment-tried`
 */
export const renewOffer = (
  { db }: QuoteContext,
  ended: OwnedOffer,
  offer: Offer,
  { quoteNo, validUntil }: Extract<InsurerQuoteAnswer, { result: 'quoted' }>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const same = await trx
      .selectFrom('quote')
      .select('id')
      .where('id', '=', ended.quote_id)
      .where('completions', '=', ended.completions)
      .where('awaits_rest', '=', ended.awaits_rest)
      .forShare()
      .executeTakeFirst();
    if (!same) return;
    await trx
      .updateTable('offer')
      .set({
        ...offerColumns({ offer, quoteNo, quoteUntil: new Date(validUntil) }),
        is_firm: isFirm(offer),
      })
      .where('id', '=', ended.id)
      .where('valid_until', '=', ended.valid_until)
      .where('is_firm', '=', ended.is_firm)
      .execute();
    /* who began to pay while it held has it in hand until his order is there: only now would it be seen */
    await refuseOrdered(trx, ended.quote_id);
  });
