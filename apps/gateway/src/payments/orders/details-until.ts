import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { JobContext } from '../../platform/job-context.ts';

/** The slice that tells how long a paid order waits for its last questions. */
export type DetailsContext = Pick<JobContext, 'products' | 'timings'>;

/**
 * Until when a paid order waits for its product's last questions: null when there are none, or when the insurer's quote
 * ends too soon to wait. The policy is asked for then, with or without answers.
 */
export async function detailsUntil(
  { products, timings }: DetailsContext,
  trx: Transaction<Database>,
  order: { product: string; offer_id: string },
  now: Date,
): Promise<Date | null> {
  if (!products.get(order.product)?.product.createPolicy) return null;
  const offer = await trx
    .selectFrom('offer')
    .select('quote_until')
    .where('id', '=', order.offer_id)
    .executeTakeFirst();
  if (!offer?.quote_until) return null;
  const until = Math.min(
    now.getTime() + timings.detailsMs,
    offer.quote_until.getTime() - timings.detailsMarginMs,
  );
  return until > now.getTime() ? new Date(until) : null;
}
